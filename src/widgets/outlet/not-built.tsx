import { useText } from '../core-context.js';
import { Link } from '../ui/link.js';

/** An address whose screen does not exist, in a development build: said honestly, with the way home. */
export function NotBuilt({ path, host }: { path: string; host: HTMLElement }) {
  const t = useText();
  return (
    <div className="notice">
      <p className="notice-text">{t('dialog.not-built-body', { name: path })}</p>
      <div className="notice-actions">
        <Link className="button button-primary" to="/" from={host}>
          {t('nav.home')}
        </Link>
      </div>
    </div>
  );
}
