import type { SentEnvelope } from '../../../api/money/red-envelopes.js';
import { useText } from '../../../element/core-context.js';
import { RecordTable, type Column } from '../../../ui/record/record-table.js';
import { usePlatformTime } from '../../../ui/time/use-platform-time.js';
import { MoneyText } from '../../../ui/atoms/money-text.js';

/** What was sent, and who has opened it. */
export function SentList({ rows, busy }: { rows: readonly SentEnvelope[]; busy: boolean }) {
  const t = useText();
  const time = usePlatformTime().moment();
  const columns: Column<SentEnvelope>[] = [
    {
      name: 'what',
      text: t('envelope.envelope'),
      cell: row => (
        <>
          {row.reference || row.id}
          {row.remark && <small>{row.remark}</small>}
        </>
      ),
    },
    {
      name: 'time',
      text: t('envelope.time'),
      cell: row => <time dateTime={new Date(row.createdAt).toISOString()}>{time(row.createdAt)}</time>,
    },
    { name: 'shares', text: t('envelope.receivers'), cell: row => <Shares row={row} /> },
    { name: 'state', text: t('member.state'), cell: row => <State row={row} /> },
    { name: 'amount', text: t('envelope.total'), isFigure: true, cell: row => <MoneyText amount={row.total} /> },
  ];
  return <RecordTable label={t('envelope.sent')} columns={columns} rows={rows} keyOf={row => row.id} busy={busy} />;
}

function Shares({ row: { count, opened, shares } }: { row: SentEnvelope }) {
  const t = useText();
  const said = t('envelope.opened-of', { opened, count });
  if (shares.length === 0) return said;
  return (
    <details className="envelope-shares">
      <summary>{said}</summary>
      <ul>
        {shares.map(share => (
          <li key={share.account}>
            <span>{share.account}</span>
            <span>
              <MoneyText amount={share.amount} />, {t(share.openedAt ? 'envelope.share-opened' : 'envelope.share-waits')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function State({ row: { state, returned, expiresAt } }: { row: SentEnvelope }) {
  const t = useText();
  const time = usePlatformTime().moment();
  if (state === 'done') return t('envelope.state-done');
  if (state === 'returned') {
    return (
      <span>
        {t('envelope.state-returned')} <MoneyText amount={returned} />
      </span>
    );
  }
  return expiresAt ? t('envelope.state-until', { time: time(expiresAt) }) : t('envelope.state-open');
}
