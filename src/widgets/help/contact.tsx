import { useCore, useText } from '../core-context.js';
import { offersDialog } from '../ui/available.js';
import { Button } from '../ui/button.js';
import { headphones } from '../ui/icons.js';
import { Link } from '../ui/link.js';

/** The ways to ask a person when no text helps. */
export function Contact({ host }: { host: HTMLElement }) {
  const { dialogs } = useCore();
  const t = useText();
  return (
    <aside className="contact" part="contact" aria-label={t('help.contact')}>
      <p className="contact-title">{t('help.contact')}</p>
      {offersDialog('chat') && (
        <Button block icon={headphones} onClick={() => dialogs.open('chat')}>
          {t('common.customer-service')}
        </Button>
      )}
      <Link className="link" to="/help#feedback" from={host}>
        {t('nav.feedback')}
      </Link>
    </aside>
  );
}
