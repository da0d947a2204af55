import { useEffect, useRef } from 'react';
import { previousDays } from '../../core/format/date-range.js';
import { platformNow } from '../../core/format/platform-time.js';
import { transactions } from '../../core/member/transactions.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { HiddenMoney } from '../../ui/atoms/hidden-money.js';
import { Icon } from '../../ui/atoms/icon.js';
import { chevronRight } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { entryText } from '../../ui/record/entry-text.js';
import { Signed } from '../../ui/record/record-frame.js';
import { RecordTime } from '../../ui/record/record-times.js';
import { useKept } from '../../ui/record/use-kept.js';
import { usePlatformDay } from '../../ui/time/use-platform-day.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';
import css from './last-entries.css';

const SHOWN = 6;
/** Days that are looked back on, today being the last. */
const DAYS = 30;

/** What last came and went, and the way to all of it (MEM-07). An account without movements, and a platform that tells none, has no such list. */
export const LastEntries = part(LastEntriesView, { css: [css], texts: ['member'] });

function LastEntriesView({ host }: { host: HTMLElement }) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { gmtOffset } = usePlatformTime();
  usePlatformDay();
  const { balance, hidden } = useStore(core.wallet.store, wallet => wallet);
  const { data, refresh } = useKept(transactions(core, previousDays(DAYS, platformNow(core), gmtOffset), '', 1));
  const amount = balance?.amount;
  const known = useRef(amount);
  // Whatever moved the balance is a line of the record.
  useEffect(() => {
    if (amount === undefined) return;
    if (known.current !== undefined && known.current !== amount) refresh();
    known.current = amount;
  }, [amount, refresh]);
  if (!hasTexts || !data || data.list.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="last-entries">
      <h3 id="last-entries">
        <Link to="/member?page=transactionHistory" from={host}>
          {t('member.transactions')}
          <Icon of={chevronRight} mirrored />
        </Link>
      </h3>
      <ul className="last-entries" part="list" role="list">
        {data.list.slice(0, SHOWN).map(({ id, type, createdAt, amount }) => (
          <li key={id}>
            <span>{entryText(type, t)}</span>
            {hidden ? <HiddenMoney /> : <Signed amount={amount} />}
            <RecordTime at={createdAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
