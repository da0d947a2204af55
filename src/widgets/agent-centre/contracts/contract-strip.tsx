import type { ContractKind } from '../../../api/team/contracts.js';
import { contracts, waitingRequests } from '../../../core/contracts/contracts.js';
import { useCore, useQuery, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { usePlatformTime } from '../../../ui/time/use-platform-time.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { fileText, triangleAlert } from '../../../ui/atoms/icons.js';
import { Skeleton } from '../../../ui/atoms/skeleton.js';

/** Above a record: the request of its kind that waits, or the contract that pays; both open the contract dialog. */
export function ContractStrip({ kind }: { kind: ContractKind }) {
  const core = useCore();
  const t = useText();
  const time = usePlatformTime().moment();
  const { data, error } = useQuery(contracts(core));
  if (!data) return error ? null : <Skeleton className="strip-loading" />;
  const request = waitingRequests(data, kind)[0];
  const active = data.contracts.find(each => each.kind === kind && each.direction === 'received' && each.status === 'active');
  const open = (more: Record<string, string> = {}) => core.dialogs.open('contract', { kind, ...more });
  if (request) {
    return (
      <div className="card strip" data-open>
        <Icon of={triangleAlert} />
        <p>
          {t(request.type !== 'new' ? 'salary.open-end' : request.account === '' ? 'salary.open-new-house' : 'salary.open-new', {
            account: request.account,
          })}
        </p>
        <Button kind="primary" onClick={() => open({ request: request.id })}>
          {t('salary.answer')}
        </Button>
      </div>
    );
  }
  return (
    <div className="card strip">
      <Icon of={fileText} />
      <p>
        {active
          ? t('salary.active', { account: active.account || t('contract.house'), moment: time(active.decidedAt ?? active.offeredAt) })
          : t('salary.no-contract')}
      </p>
      {active && <Button onClick={() => open()}>{t('salary.show')}</Button>}
    </div>
  );
}
