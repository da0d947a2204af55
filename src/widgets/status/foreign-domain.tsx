import { useEffect, useState } from 'react';
import type { SystemStatus } from '../../api/wire/system.js';
import type { MirrorLink } from '../../core/page/mirrors.js';
import { useCore, useText } from '../../element/core-context.js';
import { globe } from '../../ui/atoms/icons.js';
import { StatusPage } from './status-page.js';

/** SYS-14, ERR-15: this address is none of the platform's, and these are, the same as on the page of official addresses (SYS-17). */
export function ForeignDomain({ status }: { status: SystemStatus }) {
  const core = useCore();
  const t = useText();
  const [official, setOfficial] = useState<MirrorLink[]>([]);
  useEffect(() => {
    let wanted = true;
    // On demand: every page has this widget, hardly any needs the list. Without it, customer service is still there.
    import('../../core/page/mirrors.js')
      .then(({ mirrorLinks }) => core.queries.fetch(mirrorLinks(core)))
      .then(
        links => wanted && setOfficial(links),
        () => undefined,
      );
    return () => void (wanted = false);
  }, [core]);
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
