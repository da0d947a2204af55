import { useState, type FormEvent } from 'react';
import type { RebateRateRow, RebateRatesAnswer } from '../../rebate-rates.js';
import { useConnection } from '../connection.js';
import { Money } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { TextField } from '../ui/text-field.js';
import { useMarkUnsaved, useUnsaved } from '../unsaved.js';
import { useAnswer } from '../use-answer.js';

/** What play brings back, by game type and VIP rank. */
export function RebateRatesPage() {
  const connection = useConnection();
  const answer = useAnswer<RebateRatesAnswer>('/rebate-rates');
  const [edited, setEdited] = useState<RebateRateRow>();
  const { busy, problems, act } = useAct(() => edited !== undefined);
  const { mayLeave } = useUnsaved();
  const open = (row: RebateRateRow | undefined) => void mayLeave().then(yes => yes && setEdited(row));
  async function save({ gameType, rates: seen }: RebateRateRow, rates: RebateRateRow['rates']) {
    if (
      !(await act(
        () => connection.call(`/rebate-rates/${encodeURIComponent(gameType)}`, { method: 'PUT', body: { rates, seen } }),
        `The rates of ${gameType} are stored.`,
      ))
    )
      return;
    setEdited(undefined);
    answer.reload();
  }

  return (
    <>
      <PageHead
        title="Rebate rates"
        text="Percent of every settled bet that a member may claim back. A claim takes the rates of its moment; what was claimed stays. Keep them below what the house keeps of the type’s best game."
      />
      <Loaded {...answer} onRetry={answer.reload} rows={9}>
        {({ list, ranks }) =>
          list.length === 0 ? (
            <Empty>The platform has no games.</Empty>
          ) : (
            <>
              {edited && (
                <RatesEditor
                  key={edited.gameType}
                  row={edited}
                  ranks={ranks}
                  busy={busy}
                  problems={problems}
                  onSave={rates => void save(edited, rates)}
                  onClose={() => open(undefined)}
                />
              )}
              <Table
                label="Rebate rates"
                rows={list}
                keyOf={row => row.gameType}
                busy={answer.loading}
                columns={[
                  { head: 'Game type', wide: true, cell: row => <strong>{row.gameType}</strong> },
                  ...ranks.map(({ level, label }) => ({
                    head: label,
                    align: 'end' as const,
                    cell: (row: RebateRateRow) => shown(row.rates[level]),
                  })),
                  { head: 'Paid', align: 'end', cell: row => <Money minor={row.paid} /> },
                  {
                    head: 'Change',
                    align: 'end',
                    cell: row => (
                      <button type="button" className="button" aria-label={`Edit ${row.gameType}`} onClick={() => open(row)}>
                        Edit
                      </button>
                    ),
                  },
                ]}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

interface RatesEditorProps {
  row: RebateRateRow;
  ranks: RebateRatesAnswer['ranks'];
  busy: boolean;
  problems: Partial<Record<string, string>>;
  onSave: (rates: RebateRateRow['rates']) => void;
  onClose: () => void;
}

function RatesEditor({ row, ranks, busy, problems, onSave, onClose }: RatesEditorProps) {
  const [typed, setTyped] = useState(() => Object.fromEntries(ranks.map(({ level }) => [level, textOf(row.rates[level])])));
  const rates = Object.fromEntries(ranks.map(({ level }) => [String(level), rateOf(typed[level] ?? '')]));
  useMarkUnsaved(JSON.stringify(rates) !== JSON.stringify(row.rates));
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSave(rates);
  };
  return (
    <Panel
      title={`Rates of ${row.gameType}, in percent`}
      actions={
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      }
    >
      <form className="stack" onSubmit={send}>
        <p className="soft">Empty: as the rank below. 0: nothing.</p>
        <div className="inline-form">
          {ranks.map(({ level, label }) => (
            <TextField
              key={level}
              label={label}
              problem={problems[`rates.${level}`]}
              value={typed[level] ?? ''}
              onChange={value => setTyped({ ...typed, [level]: value })}
            />
          ))}
        </div>
        <button type="submit" className="button primary" disabled={busy}>
          Store
        </button>
      </form>
    </Panel>
  );
}

function shown(rate: number | null | undefined): string {
  return rate === null || rate === undefined ? '–' : `${textOf(rate)} %`;
}

function textOf(rate: number | null | undefined): string {
  return rate === null || rate === undefined ? '' : (rate / 100).toFixed(2);
}

/** Hundredths of a percent; NaN for what is no figure: the platform says what is wrong with it. */
function rateOf(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace(/\s*%$/, '');
  if (plain === '') return null;
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : NaN;
}
