import { useText } from '../../element/core-context.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { Icon } from '../../ui/atoms/icon.js';
import { headphones } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';

/** The ways to ask a person when no text helps. */
export function Contact({ host }: { host: HTMLElement }) {
  const t = useText();
  return (
    <aside className="contact" part="contact" aria-label={t('help.contact')}>
      <p className="contact-title">{t('help.contact')}</p>
      <CustomerServiceEntry className="button button-primary">
        <Icon of={headphones} />
        {t('common.customer-service')}
      </CustomerServiceEntry>
      <Link className="link" to="/help#feedback" from={host}>
        {t('nav.feedback')}
      </Link>
    </aside>
  );
}
