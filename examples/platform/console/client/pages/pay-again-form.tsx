import { useState, type FormEvent } from 'react';
import type { WithdrawalRow } from '../../withdrawals.js';
import { minorUnitsOf } from '../amount.js';
import { useConnection } from '../connection.js';
import { useConfirm } from '../ui/confirm.js';
import { Money, useMoneyText } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { TextField } from '../ui/text-field.js';
import { useMarkUnsaved } from '../unsaved.js';

/** Pays what is missing of a withdrawal, or a part of it, with a word for the member. */
export function PayAgainForm({ row, onChange }: { row: WithdrawalRow; onChange: () => void }) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, problems, act } = useAct(field => field === 'amount');
  const money = useMoneyText();
  const whole = (row.missing / 100).toFixed(2);
  const [amount, setAmount] = useState(whole);
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string>();
  const label = row.receipt === 'partly' || row.paidAgain > 0 ? 'Pay the rest' : 'Pay again';
  useMarkUnsaved(amount !== whole || words !== '');

  async function pay(event: FormEvent) {
    event.preventDefault();
    const minor = minorUnitsOf(amount);
    if (minor === undefined || minor > row.missing)
      return setWrong(`An amount above 0 with at most two decimals, up to ${whole}, which is missing.`);
    const sure = await confirm({
      title: `Pay ${row.reference} again?`,
      text: (
        <p>
          <Money minor={minor} /> leaves a second time for {row.holder}, {row.address}, at the house’s cost.
          {minor < row.missing && (
            <>
              {' '}
              <Money minor={row.missing - minor} /> stays open.
            </>
          )}{' '}
          {row.otherName && <strong>That is not the name of the member, {row.realName}. </strong>}
          {row.account} is told.
        </p>
      ),
      action: 'Pay',
    });
    if (!sure) return;
    const rest = row.missing - minor;
    await act(
      () =>
        connection.call(`/withdrawals/${row.id}/pay-again`, {
          method: 'POST',
          body: { amount: minor, missing: row.missing, words: words.trim() },
        }),
      `${row.reference}: ${money(minor)} paid again${rest > 0 ? `, ${money(rest)} still open` : ''}; ${row.account} is told.`,
    );
    // Also after a refusal: another may have settled it.
    onChange();
  }
  return (
    <form className="stack" aria-label={`Pay ${row.reference} again`} noValidate onSubmit={event => void pay(event)}>
      <div className="pair">
        <TextField
          label="Amount"
          value={amount}
          problem={wrong ?? problems.amount}
          onChange={typed => {
            setAmount(typed);
            setWrong(undefined);
          }}
        />
        <TextField label="A word for the member (optional)" value={words} problem={undefined} onChange={setWords} />
      </div>
      <button type="submit" className="button primary" disabled={busy} aria-label={`${label}: ${row.reference}`}>
        {label}
      </button>
    </form>
  );
}
