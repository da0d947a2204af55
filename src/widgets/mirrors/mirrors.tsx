import { mirrorLinks } from '../../core/page/mirrors.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Icon } from '../../ui/atoms/icon.js';
import { download, externalLink, globe, headphones, lock } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import type { contract } from './contract.js';
import { VerifyRepresentative } from './verify-representative.js';

/** The official mirror list (SYS-15 to SYS-20). */
export function Mirrors({ host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { data: links, error, loading, refresh } = useQuery(mirrorLinks(core));
  if (error && !links) return <ErrorCard error={error} onRetry={refresh} busy={loading} />;
  if (!links || !hasTexts) {
    return (
      <div className="page" role="status" aria-busy="true" aria-label={t('common.loading')}>
        {[1, 2, 3, 4].map(line => (
          <Skeleton key={line} className="mirror-skeleton" />
        ))}
      </div>
    );
  }
  return (
    <div className="page mirrors">
      <section className="panel">
        <p className="soft">{t('mirrors.invitation')}</p>
        {links.length === 0 ? (
          <EmptyState icon={globe} title={t('mirrors.empty')} />
        ) : (
          <ul className="mirror-list" part="list">
            {links.map(({ domain, url, isMain, isHere }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener" aria-current={isHere ? 'true' : undefined}>
                  <Icon of={lock} />
                  <span className="mirror-name">
                    <span className="mirror-domain">{domain}</span>
                    {isMain && <span className="mirror-tag">{t('mirrors.main')}</span>}
                    {isHere && <span className="mirror-tag">{t('mirrors.here')}</span>}
                  </span>
                  <Icon of={externalLink} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="soft">{t('mirrors.bookmark')}</p>
        <div className="actions">
          <Link className="button button-secondary" to="/download" from={host}>
            <Icon of={download} />
            {t('mirrors.download')}
          </Link>
          <CustomerServiceEntry className="button button-secondary">
            <Icon of={headphones} />
            {t('mirrors.contact')}
          </CustomerServiceEntry>
        </div>
      </section>
      <VerifyRepresentative />
    </div>
  );
}
