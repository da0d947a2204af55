import { useEffect, useId, useRef, useState } from 'react';
import type { Contract, ContractRequest } from '../../api/team/contracts.js';
import { Button } from '../../ui/atoms/button.js';
import { Field } from '../../ui/form/field.js';
import { Icon } from '../../ui/atoms/icon.js';
import { triangleAlert } from '../../ui/atoms/icons.js';
import { Terms } from './terms.js';
import { useWords } from './use-words.js';

interface RequestCardProps {
  request: ContractRequest;
  contract?: Contract;
  /** There is an active contract of the kind, whose place this one takes. */
  replaces: boolean;
  busy: boolean;
  /** Another answer is under way. */
  isOff: boolean;
  onAnswer(action: 'accept' | 'reject', reason?: string): void;
}

const LONGEST_REASON = 140;

/** A request with what it asks for: a new contract, or the end of one. Rejecting asks for a reason, which may stay away. */
export function RequestCard({ request, contract, replaces, busy, isOff, onAnswer }: RequestCardProps) {
  const { t, named, moment, list } = useWords();
  const id = useId();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const rejects = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isRejecting) field.current?.focus();
  }, [isRejecting]);
  const { kind, type, account, createdAt } = request;
  const isNew = type === 'new';
  const ends = contract?.ends ?? [];
  return (
    <article className="panel request" part="request" aria-labelledby={id} data-type={type}>
      <header className="contract-head">
        <h3 id={id}>{t(isNew ? 'contract.request-new' : 'contract.request-end', { kind: t(`contract.kind-${kind}`) })}</h3>
        <span className="contract-badge" data-tone="open">
          {t('contract.status-waiting')}
        </span>
        <p className="soft">
          {named(isNew ? 'contract.offered-by' : 'contract.asked-by', account)} ·{' '}
          <time dateTime={new Date(createdAt).toISOString()}>{moment(createdAt)}</time>
        </p>
      </header>
      {!isNew && request.reason && <p className="contract-reason">{t('contract.reason-given', { reason: request.reason })}</p>}
      {contract && <Terms contract={contract} />}
      {replaces && <p className="soft">{t('contract.replaces')}</p>}
      {ends.length > 0 && (
        <p className="contract-warning">
          <Icon of={triangleAlert} />
          <span>{t(isNew ? 'contract.ends-warning' : 'contract.ends-too', { accounts: list(ends), count: ends.length })}</span>
        </p>
      )}
      {isRejecting ? (
        <form
          className="form contract-rejecting"
          onSubmit={event => {
            event.preventDefault();
            onAnswer('reject', reason.trim());
          }}
        >
          <Field label={t('contract.reason')} help={named('contract.reason-help', account)}>
            {control => (
              <textarea
                {...control}
                ref={field}
                className="input"
                name="reason"
                rows={2}
                maxLength={LONGEST_REASON}
                value={reason}
                onChange={event => setReason(event.target.value)}
              />
            )}
          </Field>
          <div className="actions">
            <Button kind="danger" type="submit" busy={busy} disabled={isOff}>
              {t(isNew ? 'contract.reject-yes' : 'contract.keep-yes')}
            </Button>
            <Button
              disabled={busy}
              onClick={() => {
                setRejecting(false);
                queueMicrotask(() => rejects.current?.focus());
              }}
            >
              {t('common.back')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="actions">
          <Button kind="primary" busy={busy} disabled={isOff} onClick={() => onAnswer('accept')}>
            {t(isNew ? 'contract.accept' : 'contract.end-accept')}
          </Button>
          <Button ref={rejects} disabled={busy || isOff} onClick={() => setRejecting(true)}>
            {t(isNew ? 'contract.reject' : 'contract.end-reject')}
          </Button>
        </div>
      )}
    </article>
  );
}
