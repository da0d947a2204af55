import { useState, type ComponentProps } from 'react';
import { useText } from '../core-context.js';
import { Icon } from './icon.js';
import { eye, eyeOff } from './icons.js';

/** A password with a switch that shows it; hidden again whenever it is drawn anew. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  const t = useText();
  const label = t(shown ? 'login.hide-password' : 'login.show-password');
  return (
    <span className="password">
      <input {...props} className="input" type={shown ? 'text' : 'password'} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
      <button type="button" className="password-eye" aria-pressed={shown} aria-label={label} title={label} onClick={() => setShown(!shown)}>
        <Icon of={shown ? eyeOff : eye} />
      </button>
    </span>
  );
}
