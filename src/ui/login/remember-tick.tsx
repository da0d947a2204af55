import { useId } from 'react';
import { useText } from '../../element/core-context.js';
import type { Remember } from './use-remember.js';

/** Opt-in; kept for 24 hours on this device. */
export function RememberTick({ remember, label }: { remember: Remember; label?: string }) {
  const t = useText();
  const id = useId();
  return (
    <div className="form-check-line">
      <input
        id={id}
        type="checkbox"
        name="remember"
        checked={remember.ticked}
        onChange={event => remember.setTicked(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label ?? t('login.remember-password')}</label>
    </div>
  );
}
