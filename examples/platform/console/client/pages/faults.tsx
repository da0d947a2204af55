import { useState, type FormEvent } from 'react';
import type { FaultRow } from '../../faults.js';
import { toCallError, useConnection } from '../connection.js';
import { useSandboxNow, useStanding } from '../standing.js';
import { Badge } from '../ui/badge.js';
import { Moment } from '../ui/moment.js';
import { useAct } from '../ui/notice.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';

const KINDS: [kind: FaultRow['kind'], label: string][] = [
  ['latency', 'Slow answer'],
  ['error', 'Error answer'],
  ['cut', 'Cut connection'],
];
const LASTS: [minutes: string, label: string][] = [
  ['1', '1 minute'],
  ['5', '5 minutes'],
  ['30', '30 minutes'],
  ['', 'Until removed'],
];
const MINUTE_MS = 60_000;

export function FaultsPage() {
  const connection = useConnection();
  const { busy, act } = useAct();
  const answer = useAnswer<{ list: FaultRow[] }>('/faults');
  const now = useSandboxNow(useStanding().standing);
  async function remove(row: FaultRow) {
    const gone = new URLSearchParams({ path: row.path });
    if (await act(() => connection.call(`/faults?${gone}`, { method: 'DELETE' }), `The fault on ${row.path} was removed.`)) answer.reload();
  }
  return (
    <>
      <PageHead
        title="Faults"
        text="Make parts of the platform slow, failing or silent, to see how the site bears it. This console is never touched."
      />
      <Panel title="New fault">
        <FaultForm onSet={answer.reload} />
      </Panel>
      <Loaded {...answer} onRetry={answer.reload} rows={3}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty>No fault is in force.</Empty>
          ) : (
            <Table
              label="Faults"
              rows={list}
              keyOf={row => row.path}
              busy={answer.loading}
              columns={[
                { head: 'Paths that begin with', wide: true, cell: row => <code className="path">{row.path}</code> },
                { head: 'Fault', cell: row => describe(row) },
                {
                  head: 'Until',
                  cell: row =>
                    row.until === null ? (
                      'removed'
                    ) : (
                      <>
                        <Moment at={row.until} />
                        {now !== undefined && row.until <= now && (
                          <>
                            {' '}
                            <Badge tone="plain">over</Badge>
                          </>
                        )}
                      </>
                    ),
                },
                {
                  head: 'Action',
                  cell: row => (
                    <button
                      type="button"
                      className="button"
                      disabled={busy}
                      aria-label={`Remove the fault on ${row.path}`}
                      onClick={() => void remove(row)}
                    >
                      Remove
                    </button>
                  ),
                },
              ]}
            />
          )
        }
      </Loaded>
    </>
  );
}

function FaultForm({ onSet }: { onSet: () => void }) {
  const connection = useConnection();
  const { busy, act } = useAct();
  const { standing } = useStanding();
  const now = useSandboxNow(standing);
  const [path, setPath] = useState('/wps/');
  const [kind, setKind] = useState<FaultRow['kind']>('latency');
  const [value, setValue] = useState({ latency: '3000', error: '500' });
  const [lasts, setLasts] = useState('5');
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    const until = lasts === '' || now === undefined ? null : Math.round(now) + Number(lasts) * MINUTE_MS;
    const body = { path, kind, until, value: kind === 'cut' ? 0 : Number(value[kind]) };
    const done = await act(async () => {
      await connection.call('/faults', { method: 'PUT', body }).catch((error: unknown) => {
        setProblem(toCallError(error).message);
        throw error;
      });
    }, `The fault on ${path} is in force.`);
    if (done) onSet();
  }

  return (
    <form className="inline-form" onSubmit={event => void submit(event)} noValidate>
      <label className="field">
        <span>Paths that begin with</span>
        <input
          value={path}
          spellCheck={false}
          autoComplete="off"
          aria-describedby="fault-problem"
          onChange={event => setPath(event.target.value)}
        />
      </label>
      <label className="field">
        <span>Fault</span>
        <select value={kind} onChange={event => setKind(KINDS.find(([name]) => name === event.target.value)?.[0] ?? 'latency')}>
          {KINDS.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {kind !== 'cut' && (
        <label className="field">
          <span>{kind === 'latency' ? 'Milliseconds' : 'HTTP status'}</span>
          <input
            inputMode="numeric"
            value={value[kind]}
            aria-describedby="fault-problem"
            onChange={event => setValue({ ...value, [kind]: event.target.value })}
          />
        </label>
      )}
      <label className="field">
        <span>Lasts</span>
        <select value={lasts} onChange={event => setLasts(event.target.value)}>
          {LASTS.map(([minutes, label]) => (
            <option key={minutes} value={minutes}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button primary" disabled={busy}>
        Set fault
      </button>
      <p id="fault-problem" className="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}

function describe(row: FaultRow): string {
  if (row.kind === 'latency') return `${row.value.toLocaleString('en')} ms slower`;
  if (row.kind === 'error') return `answers ${row.value}`;
  return 'connection cut';
}
