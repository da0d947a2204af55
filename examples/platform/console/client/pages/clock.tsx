import { useState } from 'react';
import type { ClockAnswer } from '../../clock-routes.js';
import { useConnection } from '../connection.js';
import { useSandboxNow, useStanding } from '../standing.js';
import { Badge } from '../ui/badge.js';
import { useConfirm } from '../ui/confirm.js';
import { utcInputOf, utcOf } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { useAct } from '../ui/notice.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { Field } from '../ui/field.js';
import { Loaded } from '../ui/states.js';
import { useAnswer } from '../use-answer.js';

const MINUTE_MS = 60_000;
const EARLIEST = Date.UTC(2000, 0);
const LATEST = Date.UTC(2100, 0);
const STEPS: [label: string, ms: number][] = [
  ['1 minute', MINUTE_MS],
  ['5 minutes', 5 * MINUTE_MS],
  ['30 minutes', 30 * MINUTE_MS],
  ['1 hour', 60 * MINUTE_MS],
  ['1 day', 1_440 * MINUTE_MS],
  ['7 days', 10_080 * MINUTE_MS],
  ['90 days', 129_600 * MINUTE_MS],
];

export function ClockPage() {
  const answer = useAnswer<ClockAnswer>('/clock');
  return (
    <>
      <PageHead title="Clock" text="The sandbox lives by this clock: sessions expire, draws close and countdowns end by it." />
      <Loaded {...answer} onRetry={answer.reload}>
        {clock => <ClockControls clock={clock} onTurned={answer.reload} />}
      </Loaded>
    </>
  );
}

function ClockControls({ clock, onTurned }: { clock: ClockAnswer; onTurned: () => void }) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { refresh } = useStanding();
  const { busy, act } = useAct();
  const now = useSandboxNow(clock) ?? clock.now;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  async function turn(path: string, body: unknown, done: string) {
    if (!(await act(() => connection.call(`/clock/${path}`, { method: 'POST', body }), done))) return;
    onTurned();
    refresh();
  }
  async function set() {
    const at = utcOf(typed);
    if (at < EARLIEST || at > LATEST) return setProblem('Choose a time between the years 2000 and 2100.');
    setProblem(undefined);
    const question = {
      title: 'Set the clock back?',
      text: 'Records that were made later than the new time stay as they are.',
      action: 'Set it back',
      danger: true,
    };
    if (at < now && !(await confirm(question))) return;
    await turn('set', { at }, 'The clock was set.');
  }

  return (
    <div className="columns">
      <Panel title="Now" actions={<Badge tone={clock.frozen ? 'warn' : 'good'}>{clock.frozen ? 'Frozen' : 'Running'}</Badge>}>
        <p className="big-figure">
          <Moment at={now} />
        </p>
        <p className="soft">{describeOffset(clock)}</p>
        {clock.frozen ? (
          <button
            type="button"
            className="button primary"
            disabled={busy}
            onClick={() => void turn('resume', undefined, 'The clock runs.')}
          >
            Resume
          </button>
        ) : (
          <button type="button" className="button" disabled={busy} onClick={() => void turn('freeze', undefined, 'The clock stands.')}>
            Freeze
          </button>
        )}
      </Panel>
      <Panel title="Advance by">
        <div className="buttons">
          {STEPS.map(([label, ms]) => (
            <button
              key={label}
              type="button"
              className="button"
              disabled={busy}
              onClick={() => void turn('advance', { ms }, `Advanced by ${label}.`)}
            >
              {label}
            </button>
          ))}
        </div>
      </Panel>
      <Panel title="Set to">
        <form
          className="stack"
          onSubmit={event => {
            event.preventDefault();
            void set();
          }}
        >
          <Field label="Time (UTC)" problem={problem}>
            {attributes => (
              <input type="datetime-local" step="1" value={typed} {...attributes} onChange={event => setTyped(event.target.value)} />
            )}
          </Field>
          <div className="buttons">
            <button type="submit" className="button" disabled={busy || Number.isNaN(utcOf(typed))}>
              Set
            </button>
            <button type="button" className="button quiet" onClick={() => setTyped(utcInputOf(Date.now()))}>
              Take this machine’s time
            </button>
          </div>
        </form>
      </Panel>
    </div>
  );
}

function describeOffset({ offsetMs, frozen }: ClockAnswer): string {
  if (frozen) return 'It stands still until it is resumed.';
  const seconds = Math.round(Math.abs(offsetMs) / 1_000);
  if (seconds === 0) return 'Same as the machine.';
  const parts = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  let rest = seconds;
  const told = parts.flatMap(([name, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [`${count} ${name}${count === 1 ? '' : 's'}`] : [];
  });
  return `${told.join(' ')} ${offsetMs > 0 ? 'ahead of' : 'behind'} the machine.`;
}
