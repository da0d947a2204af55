import type { SystemStatus } from '../../api/system.js';
import { mirrorLinks } from '../../core/mirrors.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { globe } from '../ui/icons.js';
import { StatusPage } from './status-page.js';

/** SYS-14, ERR-15: this address is none of the platform's, and these are, the same as on the page of official addresses (SYS-17). */
export function ForeignDomain({ status }: { status: SystemStatus }) {
  const core = useCore();
  const t = useText();
  const { data: official = [] } = useQuery(mirrorLinks(core));
  return (
    <StatusPage icon={globe} title={t('status.domain-title')} text={t('error.domain-invalid')} status={status}>
      {official.length > 0 && (
        <nav className="end" aria-label={t('status.domain-official')}>
          <p>{t('status.domain-official')}</p>
          {official.map(({ domain, url }) => (
            <a key={url} className="link" href={url} rel="noopener noreferrer" dir="ltr">
              {domain}
            </a>
          ))}
        </nav>
      )}
    </StatusPage>
  );
}
