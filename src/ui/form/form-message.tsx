import { Icon } from '../atoms/icon.js';
import { circleAlert } from '../atoms/icons.js';

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
