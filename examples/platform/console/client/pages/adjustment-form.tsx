import { useRef, useState, type FormEvent } from 'react';
import type { AccountDetail } from '../../accounts.js';
import type { Adjustment } from '../../adjustment.js';
import { minorUnitsOf } from '../amount.js';
import { useConnection } from '../connection.js';
import { useConfirm } from '../ui/confirm.js';
import { Money } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { useMarkUnsaved } from '../unsaved.js';

const TRIAL = 4;
const DIRECTIONS: [name: 'credit' | 'debit', label: string][] = [
  ['credit', 'Credit'],
  ['debit', 'Debit'],
];

/** Books money to or from the main wallet. The key stays the same until it is booked or changed, so a retry books once. */
export function AdjustmentForm({ account, onBooked }: { account: AccountDetail; onBooked: () => void }) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, act } = useAct();
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ field: 'amount' | 'reason'; text: string }>();
  useMarkUnsaved(amount !== '' || reason !== '');
  const attempt = useRef({ of: '', key: '' });

  if (account.type === TRIAL) return <p className="soft">A trial account owns no wallet.</p>;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const minor = minorUnitsOf(amount);
    if (!minor) return setProblem({ field: 'amount', text: 'Enter an amount above 0 with at most two decimals.' });
    if (reason.trim().length < 3) return setProblem({ field: 'reason', text: 'Say why, in at least 3 characters.' });
    setProblem(undefined);
    const signed = direction === 'credit' ? minor : -minor;
    const sure = await confirm({
      title: `${direction === 'credit' ? 'Credit' : 'Debit'} ${account.account}?`,
      text: (
        <p>
          <Money minor={signed} signed /> for “{reason.trim()}”. A booking cannot be removed, only booked back.
        </p>
      ),
      action: direction === 'credit' ? 'Book credit' : 'Book debit',
      danger: direction === 'debit',
    });
    if (!sure) return;
    const body = { amount: signed, reason: reason.trim() };
    const of = JSON.stringify(body);
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    const done = await act(
      () =>
        connection.call<Adjustment>(`/accounts/${account.id}/adjustment`, { method: 'POST', body, idempotencyKey: attempt.current.key }),
      'Booked.',
    );
    if (!done) return;
    attempt.current = { of: '', key: '' };
    setAmount('');
    setReason('');
    onBooked();
  }

  return (
    <form className="stack" onSubmit={event => void submit(event)} noValidate>
      <fieldset className="segments">
        <legend>Direction</legend>
        {DIRECTIONS.map(([name, label]) => (
          <label key={name}>
            <input type="radio" name="direction" checked={direction === name} onChange={() => setDirection(name)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className="pair">
        <label className="field">
          <span>Amount</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            aria-invalid={problem?.field === 'amount'}
            aria-describedby="adjustment-problem"
            onChange={event => setAmount(event.target.value)}
          />
        </label>
        <label className="field">
          <span>Reason</span>
          <input
            autoComplete="off"
            maxLength={200}
            value={reason}
            aria-invalid={problem?.field === 'reason'}
            aria-describedby="adjustment-problem"
            onChange={event => setReason(event.target.value)}
          />
        </label>
      </div>
      <p id="adjustment-problem" className="problem" role="alert">
        {problem?.text}
      </p>
      <button type="submit" className="button primary" disabled={busy}>
        {busy ? 'Booking…' : direction === 'credit' ? 'Credit' : 'Debit'}
      </button>
    </form>
  );
}
