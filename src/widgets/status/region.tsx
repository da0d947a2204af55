import type { SystemStatus } from '../../api/wire/system.js';
import { useText } from '../../element/core-context.js';
import { mapPin } from '../../ui/atoms/icons.js';
import { StatusPage } from './status-page.js';

/** SYS-10 to SYS-13. */
export function Region({ status }: { status: SystemStatus }) {
  const t = useText();
  return (
    <StatusPage icon={mapPin} title={t('status.region-title')} text={t('error.region-restricted')} status={status}>
      {status.ip && <p className="ip tabular">{t('status.region-ip', { ip: status.ip })}</p>}
    </StatusPage>
  );
}
