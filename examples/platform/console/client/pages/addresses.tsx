import { useState, type FormEvent } from 'react';
import type { Addresses } from '../../addresses.js';
import { useConnection, type CallOptions } from '../connection.js';
import { Badge } from '../ui/badge.js';
import { useAct } from '../ui/notice.js';
import { Field } from '../ui/field.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { useMarkUnsaved } from '../unsaved.js';
import { Empty, Loaded } from '../ui/states.js';
import { Toggle } from '../ui/toggle.js';
import { useAnswer } from '../use-answer.js';

interface PartProps {
  now: Addresses;
  busy: boolean;
  problems: Readonly<Record<string, string>>;
  /** Answers whether it was done. */
  send: (path: string, options: CallOptions, done: string) => Promise<boolean>;
}

export function AddressesPage() {
  const connection = useConnection();
  const { busy, problems, act } = useAct(name => name === 'domain' || name === 'contactId');
  const answer = useAnswer<Addresses>('/addresses');
  async function send(path: string, options: CallOptions, done: string) {
    const sent = await act(() => connection.call(`/addresses/${path}`, options), done);
    if (sent) answer.reload();
    return sent;
  }
  return (
    <>
      <PageHead
        title="Addresses"
        text="Where the platform and its people are to be found. Open pages hear of a change with their next status."
      />
      <Loaded {...answer} onRetry={answer.reload}>
        {now => (
          <div className="columns">
            <Domains now={now} busy={busy} problems={problems} send={send} />
            <Representatives now={now} busy={busy} problems={problems} send={send} />
            <Places
              title="Channels"
              rows={now.channels.map(row => ({ id: row.channel, name: row.label, address: row.url, active: row.active }))}
              busy={busy}
              onSend={(id, body, done) =>
                send(
                  `channels/${encodeURIComponent(id)}`,
                  { method: 'PATCH', body: { ...body, ...('address' in body && { url: body.address }) } },
                  done,
                )
              }
            />
            <Places
              title="Customer service"
              rows={now.services.map(row => ({ id: row.csType, name: row.csType, address: row.path, active: row.active }))}
              busy={busy}
              onSend={(id, body, done) =>
                send(
                  `services/${encodeURIComponent(id)}`,
                  { method: 'PATCH', body: { ...body, ...('address' in body && { path: body.address }) } },
                  done,
                )
              }
            />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Domains({ now, busy, problems, send }: PartProps) {
  const [domain, setDomain] = useState('');
  useMarkUnsaved(domain.trim() !== '');
  async function add(event: FormEvent) {
    event.preventDefault();
    if (await send('domains', { method: 'POST', body: { domain, kind: 'mirror' } }, `${domain.trim()} is a mirror now.`)) setDomain('');
  }
  return (
    <Panel title="Domains">
      <ul className="tree">
        {now.domains.map(row => (
          <li key={row.domain}>
            <span className="tree-name">
              <code>{row.domain}</code>
              {row.agent && <small className="faint">{row.agent}</small>}
            </span>
            <Badge tone={row.kind === 'main' ? 'info' : 'plain'}>{row.kind}</Badge>
            <Toggle
              label={row.domain}
              on={row.active}
              disabled={busy}
              onChange={active =>
                void send(
                  `domains/${encodeURIComponent(row.domain)}`,
                  { method: 'PATCH', body: { active } },
                  `${row.domain} is ${active ? 'on' : 'off'}.`,
                )
              }
            />
          </li>
        ))}
      </ul>
      <form className="inline-form" onSubmit={event => void add(event)}>
        <Field label="New mirror" problem={problems.domain}>
          {attributes => (
            <input
              value={domain}
              placeholder="mirror.example"
              autoComplete="off"
              spellCheck={false}
              {...attributes}
              onChange={event => setDomain(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button" disabled={busy || domain.trim() === ''}>
          Add
        </button>
      </form>
    </Panel>
  );
}

function Representatives({ now, busy, problems, send }: PartProps) {
  const [contact, setContact] = useState('');
  useMarkUnsaved(contact.trim() !== '');
  async function add(event: FormEvent) {
    event.preventDefault();
    if (await send('representatives', { method: 'POST', body: { contactId: contact } }, `${contact.trim()} is official now.`))
      setContact('');
  }
  return (
    <Panel title="Official representatives">
      {now.representatives.length === 0 ? (
        <Empty>Nobody is official.</Empty>
      ) : (
        <ul className="chips">
          {now.representatives.map(({ contactId }) => (
            <li key={contactId}>
              <code>{contactId}</code>
              <button
                type="button"
                className="button quiet"
                disabled={busy}
                aria-label={`Remove ${contactId}`}
                onClick={() =>
                  void send(`representatives/${encodeURIComponent(contactId)}`, { method: 'DELETE' }, `${contactId} is no longer official.`)
                }
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="inline-form" onSubmit={event => void add(event)}>
        <Field label="Contact id" problem={problems.contactId}>
          {attributes => (
            <input
              value={contact}
              autoComplete="off"
              spellCheck={false}
              {...attributes}
              onChange={event => setContact(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button" disabled={busy || contact.trim() === ''}>
          Add
        </button>
      </form>
    </Panel>
  );
}

interface Place {
  id: string;
  name: string;
  address: string;
  active: boolean;
}
type PlaceChange = { address: string } | { active: boolean };

/** Places of a fixed kind, each with an address that can be changed and a switch. */
function Places({
  title,
  rows,
  busy,
  onSend,
}: {
  title: string;
  rows: Place[];
  busy: boolean;
  onSend: (id: string, body: PlaceChange, done: string) => Promise<boolean>;
}) {
  return (
    <Panel title={title}>
      <ul className="tree">
        {rows.map(row => (
          <li key={row.id}>
            <PlaceForm key={row.address} row={row} busy={busy} onSend={onSend} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function PlaceForm({
  row,
  busy,
  onSend,
}: {
  row: Place;
  busy: boolean;
  onSend: (id: string, body: PlaceChange, done: string) => Promise<boolean>;
}) {
  const [address, setAddress] = useState(row.address);
  useMarkUnsaved(address.trim() !== row.address);
  return (
    <form
      className="setting"
      onSubmit={event => {
        event.preventDefault();
        void onSend(row.id, { address }, `${row.name} leads to ${address.trim()}.`);
      }}
    >
      <label className="field">
        <span>{row.name}</span>
        <input value={address} inputMode="url" spellCheck={false} autoComplete="off" onChange={event => setAddress(event.target.value)} />
      </label>
      <button type="submit" className="button" disabled={busy || address.trim() === row.address}>
        Save
      </button>
      <Toggle
        label={`${row.name} is offered`}
        on={row.active}
        disabled={busy}
        onChange={active => void onSend(row.id, { active }, `${row.name} is ${active ? 'offered' : 'hidden'}.`)}
      />
    </form>
  );
}
