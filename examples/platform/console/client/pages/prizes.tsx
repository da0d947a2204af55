import { useState } from 'react';
import { TICKET_KINDS } from '../../../../../src/api/rewards/reward-names.js';
import type { ListedPrize, PrizeRow } from '../../rewards.js';
import { useConnection } from '../connection.js';
import { useAct } from '../ui/notice.js';
import { Panel } from '../ui/page-head.js';
import { Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';
import { PrizeEditor } from './prize-editor.js';
import { Worth } from './reward-worth.js';

const TITLES: Record<PrizeRow['kind'], string> = {
  egg_ticket: 'Prizes of the golden egg',
  red_envelope_ticket: 'Prizes of the red envelope',
  prize_wheel_ticket: 'Prizes of the wheel',
};
const FIELDS = ['gives', 'amount', 'weight', 'stock', 'sort'];

/** What each raffle draws, with the chances that members read. */
export function Prizes() {
  const connection = useConnection();
  const answer = useAnswer<{ list: ListedPrize[] }>('/prizes');
  const [open, setOpen] = useState<PrizeRow>();
  const { busy, problems, act } = useAct(field => FIELDS.includes(field));

  async function save(item: PrizeRow, seen: PrizeRow) {
    const { id, ...body } = item;
    const call = () =>
      id === 0
        ? connection.call('/prizes', { method: 'POST', body })
        : connection.call(`/prizes/${id}`, { method: 'PUT', body: { ...body, seen } });
    if (!(await act(call, 'The prize is stored.'))) return;
    setOpen(undefined);
    answer.reload();
  }
  return (
    <Loaded {...answer} onRetry={answer.reload} rows={6}>
      {({ list }) => (
        <>
          {TICKET_KINDS.map(kind => (
            <Panel
              key={kind}
              title={TITLES[kind]}
              actions={
                <button
                  type="button"
                  className="button quiet"
                  aria-label={`New prize: ${TITLES[kind]}`}
                  onClick={() => setOpen({ id: 0, kind, gives: 'bonus', amount: 0, weight: 100, stock: null, sort: list.length + 1 })}
                >
                  New prize
                </button>
              }
            >
              {open?.kind === kind && (
                <PrizeEditor
                  key={open.id}
                  item={open}
                  busy={busy}
                  problems={problems}
                  onSave={item => void save(item, open)}
                  onClose={() => setOpen(undefined)}
                />
              )}
              <Table
                label={TITLES[kind]}
                rows={list.filter(row => row.kind === kind)}
                keyOf={row => row.id}
                columns={[
                  { head: 'Prize', cell: row => <Worth {...row} /> },
                  { head: 'Weight', align: 'end', cell: row => row.weight.toLocaleString('en') },
                  { head: 'Chance', align: 'end', cell: row => `${(row.chance * 100).toFixed(2)} %` },
                  { head: 'Stock', align: 'end', cell: row => (row.stock === null ? 'no end' : row.stock.toLocaleString('en')) },
                  { head: 'Drawn', align: 'end', cell: row => row.drawn.toLocaleString('en') },
                  {
                    head: 'Change',
                    cell: ({ chance: _, drawn: __, ...row }) => (
                      <button type="button" className="button" aria-label={`Change prize ${row.id}`} onClick={() => setOpen(row)}>
                        Change
                      </button>
                    ),
                  },
                ]}
              />
            </Panel>
          ))}
        </>
      )}
    </Loaded>
  );
}
