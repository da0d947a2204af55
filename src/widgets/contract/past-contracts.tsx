import type { Contract, ContractList } from '../../api/team/contracts.js';
import { Icon } from '../../ui/atoms/icon.js';
import { chevronDown } from '../../ui/atoms/icons.js';
import { Terms } from './terms.js';
import { useWords } from './use-words.js';

/** Rejected and ended contracts, folded up; each says what became of it. */
export function PastContracts({ contracts, data }: { contracts: readonly Contract[]; data: ContractList }) {
  const { t } = useWords();
  return (
    <details className="past">
      <summary>
        {t('contract.past', { count: contracts.length })} <Icon of={chevronDown} />
      </summary>
      <ul className="past-list" role="list">
        {contracts.map(each => (
          <Past key={each.id} contract={each} data={data} />
        ))}
      </ul>
    </details>
  );
}

function Past({ contract, data }: { contract: Contract; data: ContractList }) {
  const { t, moment } = useWords();
  const { kind, account, direction, status, terminatedBy } = contract;
  const at = contract.terminatedAt ?? contract.decidedAt ?? contract.offeredAt;
  const offer =
    status === 'rejected' ? data.requests.find(({ contractId, type }) => contractId === contract.id && type === 'new') : undefined;
  // Nobody answered it: it was taken back.
  const rejected = offer?.answeredBy === 'auto' ? 'contract.status-withdrawn' : 'contract.status-rejected';
  return (
    <li className="past-row" part="contract">
      <details>
        <summary>
          <span className="past-name">
            <strong>{t(`contract.kind-${kind}`)}</strong>{' '}
            {t(direction === 'given' ? 'contract.with-downline' : account === '' ? 'contract.with-house' : 'contract.with-upline', {
              account,
            })}
          </span>
          <span className="past-state">
            {status === 'rejected' ? t(rejected) : t(`contract.ended-${terminatedBy ?? 'auto'}`)} ·{' '}
            <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
          </span>
        </summary>
        {offer?.reason && <p className="contract-reason">{t('contract.reason-given', { reason: offer.reason })}</p>}
        <Terms contract={contract} />
      </details>
    </li>
  );
}
