import { useRef, useState } from 'react';
import { errorCode } from '../../../api/wire/errors.js';
import type { ReceivedEnvelope } from '../../../api/money/red-envelopes.js';
import type { MessageText } from '../../../core/parts/core.js';
import { errorText } from '../../../core/format/error-text.js';
import { takeEnvelope } from '../../../core/rewards/envelopes.js';
import { isUnsure } from '../../../core/data/unsettled.js';
import { useCore, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { RecordTable, type Column } from '../../../ui/record/record-table.js';
import { usePlatformTime } from '../../../ui/time/use-platform-time.js';
import { FormMessage } from '../../../ui/form/form-message.js';
import { MoneyText } from '../../../ui/atoms/money-text.js';

/** What the agent has got from the upline; it can be opened here as in the reward centre. */
export function ReceivedList({ rows, busy }: { rows: readonly ReceivedEnvelope[]; busy: boolean }) {
  const core = useCore();
  const t = useText();
  const time = usePlatformTime().moment();
  const [opening, setOpening] = useState('');
  const [failure, setFailure] = useState<MessageText>();
  const [done, setDone] = useState('');
  const told = useRef<HTMLParagraphElement>(null);

  async function open({ id, sender }: ReceivedEnvelope) {
    if (opening) return;
    setOpening(id);
    setFailure(undefined);
    setDone('');
    try {
      const amount = await takeEnvelope(core, id);
      setDone(t('envelope.got', { amount: core.money.format(amount), sender }));
    } catch (error) {
      setFailure(openFailure(error));
    }
    setOpening('');
    // The button is gone, so the word about it takes the focus.
    told.current?.focus();
  }
  const columns: Column<ReceivedEnvelope>[] = [
    {
      name: 'what',
      text: t('envelope.sender'),
      cell: row => (
        <>
          {row.sender}
          {row.remark && <small>{row.remark}</small>}
        </>
      ),
    },
    {
      name: 'time',
      text: t('envelope.time'),
      cell: row => <time dateTime={new Date(row.createdAt).toISOString()}>{time(row.createdAt)}</time>,
    },
    {
      name: 'state',
      text: t('member.state'),
      cell: row =>
        row.state === 'open' && row.expiresAt
          ? t('envelope.state-until', { time: time(row.expiresAt) })
          : t(row.state === 'opened' ? 'envelope.got-opened' : row.state === 'open' ? 'envelope.state-open' : 'envelope.got-expired'),
    },
    {
      name: 'amount',
      text: t('envelope.amount'),
      isFigure: true,
      cell: row =>
        row.state === 'open' ? (
          <Button
            kind="primary"
            size="small"
            busy={opening === row.id}
            aria-label={t('envelope.open-this', { sender: row.sender })}
            onClick={() => void open(row)}
          >
            {t('envelope.open')}
          </Button>
        ) : typeof row.amount === 'number' ? (
          <MoneyText amount={row.amount} />
        ) : (
          '–'
        ),
    },
  ];
  return (
    <>
      <FormMessage text={failure && t(failure.key, failure.values)} />
      <p ref={told} className="envelope-done" role="status" tabIndex={-1}>
        {done}
      </p>
      <RecordTable label={t('envelope.received')} columns={columns} rows={rows} keyOf={row => row.id} busy={busy} />
    </>
  );
}

function openFailure(error: unknown): MessageText {
  if (errorCode(error) === 'activity-closed') return { key: 'envelope.over' };
  return isUnsure(error) ? { key: 'envelope.unsure' } : errorText(error);
}
