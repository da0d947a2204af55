import { useState, type FormEvent } from 'react';
import type { SystemState } from '../../system.js';
import { useConnection } from '../connection.js';
import { useSandboxNow, useStanding } from '../standing.js';
import { useConfirm } from '../ui/confirm.js';
import { utcInputOf, utcOf } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { useAct } from '../ui/notice.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { Toggle } from '../ui/toggle.js';
import { Field } from '../ui/field.js';
import { useMarkUnsaved } from '../unsaved.js';
import { useAnswer } from '../use-answer.js';

export function SystemPage() {
  const answer = useAnswer<SystemState>('/system');
  const { refresh } = useStanding();
  const changed = () => {
    answer.reload();
    refresh();
  };
  return (
    <>
      <PageHead title="System status" text="What every visitor meets: the site, the maintenance page, or the region page." />
      <Loaded {...answer} onRetry={answer.reload}>
        {state => (
          <div className="columns">
            <Maintenance key={String(state.maintenanceEnd)} state={state} onChange={changed} />
            <Region state={state} onChange={changed} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Maintenance({ state, onChange }: { state: SystemState; onChange: () => void }) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, problems, act } = useAct(name => name === 'maintenanceEnd');
  const [end, setEnd] = useState(state.maintenanceEnd === null ? '' : utcInputOf(state.maintenanceEnd));

  const now = useSandboxNow(useStanding().standing);
  const isOver = state.maintenanceEnd !== null && now !== undefined && state.maintenanceEnd <= now;

  useMarkUnsaved(end !== (state.maintenanceEnd === null ? '' : utcInputOf(state.maintenanceEnd)));

  async function change(body: Partial<SystemState>, done: string) {
    if (await act(() => connection.call('/system', { method: 'PATCH', body }), done)) onChange();
  }
  async function toggle(on: boolean) {
    const question = {
      title: 'Start maintenance?',
      text: 'Every visitor sees the maintenance page, and calls are refused, until you end it.',
      action: 'Start maintenance',
      danger: true,
    };
    if (on && !(await confirm(question))) return;
    // An end that was typed and not yet announced is meant.
    const typed = end === '' ? null : utcOf(end);
    await change(
      { maintenance: on, ...(on && typed !== state.maintenanceEnd && { maintenanceEnd: typed }) },
      on ? startedText(isOver && typed === state.maintenanceEnd) : 'Maintenance is off.',
    );
  }

  return (
    <Panel
      title="Maintenance"
      actions={<Toggle label="Maintenance" on={state.maintenance} disabled={busy} onChange={on => void toggle(on)} />}
    >
      <p className="soft">{state.maintenance ? 'The platform is under maintenance.' : 'The platform is open.'}</p>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault();
          void change({ maintenanceEnd: end === '' ? null : utcOf(end) }, 'The announced end was stored.');
        }}
      >
        <Field label="Announced end (UTC)" problem={problems.maintenanceEnd}>
          {attributes => (
            <input type="datetime-local" step="1" value={end} {...attributes} onChange={event => setEnd(event.target.value)} />
          )}
        </Field>
        {state.maintenanceEnd !== null && (
          <p className="soft">
            Announced: <Moment at={state.maintenanceEnd} />
          </p>
        )}
        {isOver && (
          <p className="problem">
            {state.maintenance
              ? 'This end has passed. Announce another, or leave it open.'
              : 'This end has passed. A maintenance that you start now has an open end, until you announce another.'}
          </p>
        )}
        <button type="submit" className="button" disabled={busy}>
          {end === '' ? 'Leave the end open' : 'Announce this end'}
        </button>
      </form>
    </Panel>
  );
}

function startedText(wasOver: boolean): string {
  return wasOver ? 'Maintenance is on. The announced end had passed, so the end is open.' : 'Maintenance is on.';
}

function Region({ state, onChange }: { state: SystemState; onChange: () => void }) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, problems, act } = useAct(name => name === 'prefix');
  const [prefix, setPrefix] = useState('');

  useMarkUnsaved(prefix.trim() !== '');

  async function toggle(on: boolean) {
    const question = {
      title: 'Restrict everyone?',
      text: 'Every visitor sees the region page, and calls are refused, until you end it.',
      action: 'Restrict',
      danger: true,
    };
    if (on && !(await confirm(question))) return;
    if (
      await act(
        () => connection.call('/system', { method: 'PATCH', body: { regionRestriction: on } }),
        on ? 'Region restriction is on.' : 'Region restriction is off.',
      )
    )
      onChange();
  }
  async function add(event: FormEvent) {
    event.preventDefault();
    if (!(await act(() => connection.call('/system/blocked', { method: 'POST', body: { prefix } }), `${prefix.trim()} is blocked.`)))
      return;
    setPrefix('');
    onChange();
  }
  async function remove(gone: string) {
    if (
      await act(() => connection.call(`/system/blocked/${encodeURIComponent(gone)}`, { method: 'DELETE' }), `${gone} is no longer blocked.`)
    )
      onChange();
  }

  return (
    <Panel
      title="Region restriction"
      actions={<Toggle label="Restrict everyone" showLabel on={state.regionRestriction} disabled={busy} onChange={on => void toggle(on)} />}
    >
      <p className="soft">
        {state.regionRestriction ? 'Every address is refused.' : 'Addresses that begin with one of these are refused.'}
      </p>
      {state.blockedPrefixes.length === 0 ? (
        <Empty>No prefix is blocked.</Empty>
      ) : (
        <ul className="chips">
          {state.blockedPrefixes.map(blocked => (
            <li key={blocked}>
              <code>{blocked}</code>
              <button
                type="button"
                className="button quiet"
                disabled={busy}
                onClick={() => void remove(blocked)}
                aria-label={`Remove ${blocked}`}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="inline-form" onSubmit={event => void add(event)}>
        <Field label="Beginning of an IP address" problem={problems.prefix}>
          {attributes => (
            <input
              value={prefix}
              placeholder="203.0.113."
              autoComplete="off"
              spellCheck={false}
              {...attributes}
              onChange={event => setPrefix(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button" disabled={busy || prefix.trim() === ''}>
          Block
        </button>
      </form>
    </Panel>
  );
}
