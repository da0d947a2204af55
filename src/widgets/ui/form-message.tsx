import { Icon } from './icon.js';
import { circleAlert } from './icons.js';

/** The one message above a form, read out when it appears. */
export function FormMessage({ text }: { text?: string }) {
  return (
    <div aria-live="assertive" className="form-live">
      {text && (
        <p className="form-message">
          <Icon of={circleAlert} />
          {text}
        </p>
      )}
    </div>
  );
}
