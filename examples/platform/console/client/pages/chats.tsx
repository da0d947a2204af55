import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ChatDetail, ChatRow } from '../../chats.js';
import { toCallError, useConnection } from '../connection.js';
import { hrefOf, useFilters } from '../route.js';
import { Badge } from '../ui/badge.js';
import { ChoiceFilter, Filters } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { useAct, useNotice } from '../ui/notice.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { useAnswer } from '../use-answer.js';

const EVERY_MS = 2_000;

export function ChatsPage() {
  const { values, change } = useFilters(['status', 'chat']);
  const answer = useAnswer<{ list: ChatRow[] }>(`/chats?pageSize=100&status=${values.status ?? ''}`, { every: EVERY_MS });
  const sorted = (answer.data?.list ?? []).toSorted((a, b) => b.lastAt - a.lastAt);
  const chosen = Number(values.chat) || undefined;
  return (
    <>
      <PageHead title="Live chat" text="Conversations of visitors and members. New messages appear by themselves." />
      <Filters>
        <ChoiceFilter label="State" value={values.status ?? ''} options={[['open', 'Open'], ['closed', 'Closed']]} onChange={status => change({ status })} />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload}>
        {() => sorted.length === 0 ? <Empty>No conversation yet. Open “Customer service” on the site and write something.</Empty> : (
          <div className="chat-desk">
            <ul className="chat-list" aria-label="Conversations">
              {sorted.map(row => (
                <li key={row.id}>
                  <button type="button" aria-current={row.id === chosen ? 'true' : undefined} onClick={() => change({ chat: String(row.id) })}>
                    <span className="chat-who">
                      <strong>{row.account ?? `Visitor ${row.id}`}</strong>
                      {row.unread > 0 && <Badge tone="info">{row.unread} new</Badge>}
                      {row.status === 'closed' && <Badge tone="plain">Closed</Badge>}
                    </span>
                    <span className="under">{row.model} · {row.language}</span>
                    <span className="chat-last">{row.lastText}</span>
                  </button>
                </li>
              ))}
            </ul>
            {chosen ? <Conversation key={chosen} id={chosen} onChange={answer.reload} /> : <Empty>Choose a conversation.</Empty>}
          </div>
        )}
      </Loaded>
    </>
  );
}

function Conversation({ id, onChange }: { id: number; onChange: () => void }) {
  const connection = useConnection();
  const notice = useNotice();
  const { busy, act } = useAct();
  const answer = useAnswer<ChatDetail>(`/chats/${id}`, { every: EVERY_MS });
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const key = useRef(crypto.randomUUID());
  const list = useRef<HTMLOListElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const last = answer.data?.messages.at(-1)?.id;
  const unread = answer.data?.unread ?? 0;

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  useEffect(() => {
    if (unread > 0) void connection.call(`/chats/${id}/read`, { method: 'POST', body: {} }).then(onChange, () => undefined);
  }, [connection, id, unread, onChange]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending || text.trim() === '') return;
    setSending(true);
    try {
      await connection.call(`/chats/${id}/messages`, { method: 'POST', body: { text, key: key.current } });
      key.current = crypto.randomUUID();
      setText('');
      answer.reload();
      onChange();
    } catch (error) {
      notice.failed(toCallError(error).message);
    } finally {
      setSending(false);
    }
  }
  async function sendPicture(picture: File) {
    if (await act(() => connection.call(`/chats/${id}/images`, { method: 'POST', file: picture, idempotencyKey: crypto.randomUUID() }), 'The picture was sent.')) answer.reload();
  }
  async function close() {
    if (await act(() => connection.call(`/chats/${id}/close`, { method: 'POST', body: {} }), 'The conversation is closed.')) {
      answer.reload();
      onChange();
    }
  }

  return (
    <Loaded {...answer} onRetry={answer.reload}>
      {chat => (
        <Panel
          title={chat.account ?? `Visitor ${chat.id}`}
          actions={
            <div className="buttons">
              {chat.accountId !== null && <a className="button quiet" href={hrefOf('accounts', chat.accountId)}>Account</a>}
              <button type="button" className="button" disabled={busy || chat.status === 'closed'} onClick={() => void close()}>Close conversation</button>
            </div>
          }
        >
          <ol ref={list} className="chat-messages" tabIndex={0} aria-label="Messages">
            {chat.messages.map(message => (
              <li key={message.id} data-sender={message.sender}>
                <span className="unseen">{message.sender}: </span>
                {message.sender === 'system' ? 'The conversation was closed.' : message.image ? <a href={message.image} target="_blank" rel="noopener noreferrer"><img src={message.image} alt="Picture" loading="lazy" /></a> : <p>{message.text}</p>}
                <Moment at={message.at} />
              </li>
            ))}
          </ol>
          <form className="chat-form" onSubmit={event => void send(event)}>
            <label className="field">
              <span>Answer</span>
              <textarea
                rows={2} value={text} maxLength={2000} onChange={event => setText(event.target.value)}
                onKeyDown={event => { if (event.key === 'Enter' && !event.shiftKey) void send(event); }}
              />
            </label>
            <div className="buttons">
              <button type="submit" className="button primary" disabled={sending || text.trim() === ''}>Send</button>
              <button type="button" className="button" disabled={busy} onClick={() => file.current?.click()}>Send a picture</button>
            </div>
            <input
              ref={file} type="file" accept="image/png,image/jpeg" hidden aria-label="Picture"
              onChange={event => { const [picture] = event.target.files ?? []; event.target.value = ''; if (picture) void sendPicture(picture); }}
            />
          </form>
        </Panel>
      )}
    </Loaded>
  );
}
