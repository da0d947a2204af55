import { useRef, useState, type FormEvent } from 'react';
import { minorUnitsOf, wholeOf } from '../amount.js';
import { useConnection } from '../connection.js';
import { ChoiceFilter } from '../ui/filters.js';
import { useAct } from '../ui/notice.js';
import { Panel } from '../ui/page-head.js';
import { TextField } from '../ui/text-field.js';
import { useMarkUnsaved } from '../unsaved.js';
import { REWARD_KINDS } from './reward-worth.js';

const NOTHING = { account: '', kind: 'egg_ticket', amount: '', count: '1', days: '30' };

/** Tickets, a bonus or points for one account. The key stays the same until it is given or changed, so a retry gives once. */
export function GiftForm({ onGiven }: { onGiven: () => void }) {
  const connection = useConnection();
  const [gift, setGift] = useState(NOTHING);
  const { busy, problems, act } = useAct(field => field in NOTHING);
  const change = (part: Partial<typeof NOTHING>) => setGift({ ...gift, ...part });
  const attempt = useRef({ of: '', key: '' });
  useMarkUnsaved(gift.account !== '' || gift.amount !== '');
  const isTicket = gift.kind.endsWith('_ticket');

  async function give(event: FormEvent) {
    event.preventDefault();
    const amount = gift.kind === 'bonus' ? (minorUnitsOf(gift.amount) ?? NaN) : wholeOf(gift.amount);
    const body = {
      account: gift.account,
      kind: gift.kind,
      amount: isTicket ? 0 : amount,
      count: wholeOf(gift.count),
      days: Number(gift.days),
    };
    const of = JSON.stringify(body);
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    const { key: idempotencyKey } = attempt.current;
    if (!(await act(() => connection.call('/rewards', { method: 'POST', body, idempotencyKey }), `${gift.account.trim()} has it.`))) return;
    attempt.current = { of: '', key: '' };
    setGift({ ...NOTHING, kind: gift.kind });
    onGiven();
  }
  return (
    <Panel title="Give a reward">
      <form className="stack" onSubmit={event => void give(event)}>
        <div className="inline-form">
          <TextField label="Account" problem={problems.account} value={gift.account} onChange={account => change({ account })} />
          <ChoiceFilter
            label="What"
            all={null}
            problem={problems.kind}
            value={gift.kind}
            options={REWARD_KINDS}
            onChange={kind => change({ kind })}
          />
          {!isTicket && (
            <TextField
              label={gift.kind === 'bonus' ? 'Amount' : 'Points'}
              problem={problems.amount}
              value={gift.amount}
              onChange={amount => change({ amount })}
            />
          )}
          <TextField label="How many" type="number" problem={problems.count} value={gift.count} onChange={count => change({ count })} />
          <TextField
            label="Days until it expires (0: never)"
            type="number"
            problem={problems.days}
            value={gift.days}
            onChange={days => change({ days })}
          />
        </div>
        <button type="submit" className="button primary" disabled={busy}>
          Give
        </button>
      </form>
    </Panel>
  );
}
