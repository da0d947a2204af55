import { useCallback, useRef, useState, type ComponentProps } from 'react';
import { useText } from '../../element/core-context.js';
import { Icon } from '../atoms/icon.js';
import { eye, eyeOff } from '../atoms/icons.js';

/** A password with a switch that shows it; hidden again whenever it is drawn anew. */
export function PasswordInput({ defaultValue = '', ...props }: Omit<ComponentProps<'input'>, 'ref'>) {
  const [shown, setShown] = useState(false);
  const start = useRef(String(defaultValue));
  /** React would write a default value into the attribute, where whoever looks at the page's elements reads it. */
  const place = useCallback((input: HTMLInputElement | null) => {
    if (input && start.current) input.value = start.current;
  }, []);
  const t = useText();
  const label = t(shown ? 'login.hide-password' : 'login.show-password');
  return (
    <span className="password">
      <input
        {...props}
        ref={place}
        className="input"
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button type="button" className="password-eye" aria-pressed={shown} aria-label={label} title={label} onClick={() => setShown(!shown)}>
        <Icon of={shown ? eyeOff : eye} />
      </button>
    </span>
  );
}
