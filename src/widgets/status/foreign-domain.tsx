import type { SystemStatus } from '../../api/system.js';
import { useText } from '../core-context.js';
import { globe } from '../ui/icons.js';
import { StatusPage } from './status-page.js';

const MOST = 5;

/** SYS-14, ERR-15: this address is none of the platform's, and these are. */
export function ForeignDomain({ status }: { status: SystemStatus }) {
  const t = useText();
  const official = [...new Set([status.mainDomain, ...status.domains])].filter(domain => /^[\w.-]+\.[a-z]{2,}$/i.test(domain)).slice(0, MOST);
  return (
    <StatusPage icon={globe} title={t('status.domain-title')} text={t('error.domain-invalid')} status={status}>
      {official.length > 0 && (
        <nav className="end" aria-label={t('status.domain-official')}>
          <p>{t('status.domain-official')}</p>
          {official.map(domain => (
            <a key={domain} className="link" href={`https://${domain}/`} rel="noopener noreferrer" dir="ltr">
              {domain}
            </a>
          ))}
        </nav>
      )}
    </StatusPage>
  );
}
