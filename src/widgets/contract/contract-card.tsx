import { useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { Contract, ContractList } from '../../api/team/contracts.js';
import { contractFailure, askToEnd, openEnding, withdrawOffer } from '../../core/contracts/contracts.js';
import type { MessageText } from '../../core/parts/core.js';
import type { Emit } from '../../element/contract.js';
import { useCore } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { FormMessage } from '../../ui/form/form-message.js';
import type { contract as publicContract } from './contract.js';
import { Terms } from './terms.js';
import { useWords } from './use-words.js';

interface ContractCardProps {
  contract: Contract;
  data: ContractList;
  /** What stands above the lists as done; undefined while something is under way. */
  onDone(text?: MessageText): void;
  /** What the last deed at this contract failed of. */
  fault: MessageText | undefined;
  onFault(fault?: MessageText): void;
  emit: Emit<typeof publicContract>;
}

/** Asked before, as translation keys. */
const QUESTIONS = {
  end: { title: 'contract.wish-end-title', body: 'contract.wish-end-body', yes: 'contract.wish-end' },
  withdraw: { title: 'contract.withdraw-title', body: 'contract.withdraw-body', yes: 'contract.withdraw' },
} as const;

/** An agreed contract, or an offer that waits; what is agreed ends when the other side says yes to the wish (AGT-41). */
export function ContractCard({ contract, data, onDone, fault, onFault, emit }: ContractCardProps) {
  const core = useCore();
  const { t, named, moment, list } = useWords();
  const [busy, setBusy] = useState(false);
  const { id, kind, account, direction, status } = contract;
  const ending = openEnding(data, contract);
  const act = async (action: 'end' | 'withdraw') => {
    const { title, body, yes } = QUESTIONS[action];
    const { ends } = contract;
    // What it gave further on ends with it.
    const values = { account: account || t('contract.house'), accounts: list(ends), count: ends.length };
    const said: MessageText = { key: action === 'end' && ends.length > 0 ? 'contract.wish-end-ends' : body, values };
    if (!(await core.dialogs.confirm({ title: { key: title }, body: said, yes: { key: yes }, danger: true }))) return;
    setBusy(true);
    onFault();
    onDone();
    try {
      await (action === 'end' ? askToEnd : withdrawOffer)(core, contract);
      if (action === 'withdraw') onDone({ key: 'contract.withdrawn', values: { account } });
      emit('gp-contract', { id, kind, action });
    } catch (failure) {
      onFault(contractFailure(failure));
      emit('gp-error', { code: errorCode(failure), cause: failure });
    } finally {
      setBusy(false);
    }
  };
  const since = contract.decidedAt ?? contract.offeredAt;
  return (
    <article className="panel contract" part="contract" aria-labelledby={`contract-${id}`}>
      <header className="contract-head">
        <h3 id={`contract-${id}`}>{t(`contract.kind-${kind}`)}</h3>
        <span className="contract-badge" data-tone={status === 'active' ? 'good' : 'open'}>
          {t(status === 'active' ? 'contract.status-active' : 'contract.status-waiting')}
        </span>
        <p className="soft">
          {t(direction === 'given' ? 'contract.with-downline' : account === '' ? 'contract.with-house' : 'contract.with-upline', {
            account,
          })}{' '}
          · <time dateTime={new Date(since).toISOString()}>{moment(since)}</time>
        </p>
      </header>
      <FormMessage text={fault && t(fault.key, fault.values)} />
      <Terms contract={contract} />
      {status === 'active' && (
        <div className="contract-end">
          {/* It keeps its place, and the focus, when the wish has been sent. */}
          <Button
            size="small"
            busy={busy}
            aria-disabled={ending !== undefined || undefined}
            onClick={ending ? undefined : () => void act('end')}
          >
            {t('contract.wish-end')}
          </Button>
          <p className="soft" role="status">
            {ending &&
              (ending.direction === 'sent'
                ? named('contract.wish-sent', account, { moment: moment(ending.createdAt) })
                : named('contract.wish-received', account))}
          </p>
        </div>
      )}
      {status === 'offered' && direction === 'given' && (
        <div className="contract-end">
          <Button size="small" busy={busy} onClick={() => void act('withdraw')}>
            {t('contract.withdraw')}
          </Button>
        </div>
      )}
    </article>
  );
}
