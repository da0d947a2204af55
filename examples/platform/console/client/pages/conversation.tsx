import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../../chat/conversations.js';
import type { ChatDetail } from '../../chats.js';
import { useConnection } from '../connection.js';
import { hrefOf } from '../route.js';
import { Moment } from '../ui/moment.js';
import { useAct, useNotice } from '../ui/notice.js';
import { Panel } from '../ui/page-head.js';
import { Loaded } from '../ui/states.js';
import { useAnswer } from '../use-answer.js';
import { AnswerForm } from './answer-form.js';

/** The platform answers so many at a time. */
const STRETCH = 200;
const NEAR_END = 80;

interface ConversationProps {
  id: number;
  /** Changes whenever the conversation has; it is read again then. */
  standing: string;
  /** Back to the list, on narrow screens. */
  onBack: () => void;
}

/** One conversation: what was said, older words on demand, and the answer. */
export function Conversation({ id, standing, onBack }: ConversationProps) {
  const connection = useConnection();
  const { busy, act } = useAct();
  const notice = useNotice();
  const { reload, ...answer } = useAnswer<ChatDetail>(`/chats/${id}`, { every: 0 });
  const [older, setOlder] = useState<ChatMessage[]>();
  const [isLoading, setLoading] = useState(false);
  const chat = answer.data;
  const messages = joined(older ?? [], chat?.messages ?? []);
  const [hasMore, setMore] = useState(true);
  const hasOlder = hasMore && messages.length >= STRETCH;
  const unread = chat?.unread ?? 0;

  useEffect(() => reload(), [standing, reload]);
  useReading(
    unread,
    useCallback(() => void connection.call(`/chats/${id}/read`, { method: 'POST', body: {} }).catch(() => undefined), [connection, id]),
  );

  async function loadOlder() {
    setLoading(true);
    try {
      const before = messages[0]?.id ?? 0;
      const { messages: found } = await connection.call<{ messages: ChatMessage[] }>(`/chats/${id}/messages?before=${before}`);
      // The latest may move on, so what stood first stays too.
      setOlder(known => joined([...found, ...(known ?? [])], chat?.messages ?? []));
      setMore(found.length >= STRETCH);
    } catch {
      notice.failed('The older messages did not come. Try again.');
    } finally {
      setLoading(false);
    }
  }
  async function close() {
    if (await act(() => connection.call(`/chats/${id}/close`, { method: 'POST', body: {} }), 'The conversation is closed.')) reload();
  }

  return (
    <Loaded {...answer} onRetry={reload}>
      {({ account, accountId, status }) => (
        <Panel
          title={account ?? `Visitor ${id}`}
          actions={
            <div className="buttons">
              <button type="button" className="button quiet chat-back" aria-label="All conversations" onClick={onBack}>
                <span aria-hidden="true">‹ All</span>
              </button>
              {accountId !== null && (
                <a className="button quiet" href={hrefOf('accounts', accountId)}>
                  Account
                </a>
              )}
              <button
                type="button"
                className="button"
                disabled={busy || status === 'closed'}
                aria-label="Close conversation"
                onClick={() => void close()}
              >
                Close<span className="wide-only"> conversation</span>
              </button>
            </div>
          }
        >
          <Messages messages={messages} hasOlder={hasOlder} isLoading={isLoading} onOlder={() => void loadOlder()} />
          <AnswerForm id={id} onSent={reload} />
        </Panel>
      )}
    </Loaded>
  );
}

function Messages({
  messages,
  hasOlder,
  isLoading,
  onOlder,
}: {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  isLoading: boolean;
  onOlder: () => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef({ first: 0, last: 0, height: 0, isAtEnd: true });
  const first = messages[0]?.id ?? 0;
  const newest = messages.at(-1);
  const last = newest?.id ?? 0;
  const [heard, setHeard] = useState('');

  // Whoever reads what is above stays there; older words go in above them.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const known = before.current;
    if (known.first !== 0 && first < known.first) box.scrollTop += box.scrollHeight - known.height;
    else if (last !== known.last && (known.isAtEnd || known.last === 0)) box.scrollTop = box.scrollHeight;
    before.current = { ...known, first, last, height: box.scrollHeight };
  }, [first, last]);
  useEffect(() => {
    if (newest?.sender === 'visitor') setHeard(newest.image ? 'The visitor sent a picture.' : newest.text);
  }, [newest?.id, newest?.sender, newest?.image, newest?.text]);

  return (
    <>
      <p className="unseen" role="status">
        {heard}
      </p>
      <ol
        ref={list}
        className="chat-messages"
        tabIndex={0}
        aria-label="Messages"
        onScroll={({ currentTarget: box }) => (before.current.isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END)}
      >
        {hasOlder && (
          <li data-sender="system">
            <button type="button" className="button quiet" disabled={isLoading} onClick={onOlder}>
              Older messages
            </button>
          </li>
        )}
        {messages.map(message => (
          <Message
            key={message.id}
            message={message}
            onGrown={() => before.current.isAtEnd && list.current?.scrollTo({ top: list.current.scrollHeight })}
          />
        ))}
      </ol>
    </>
  );
}

function Message({ message, onGrown }: { message: ChatMessage; onGrown: () => void }) {
  const { sender, author, image, pictureRemovedAt, text, at } = message;
  const said =
    pictureRemovedAt !== undefined ? (
      <p className="faint">
        This picture was kept for a while only. It was removed on <Moment at={pictureRemovedAt} />.
      </p>
    ) : image ? (
      <a href={image} target="_blank" rel="noopener noreferrer">
        <img src={image} alt="Picture" loading="lazy" onLoad={onGrown} />
      </a>
    ) : (
      <p dir="auto">{text}</p>
    );
  return (
    <li data-sender={sender}>
      {author ? (
        <strong className="chat-author" dir="auto">
          {author}
        </strong>
      ) : (
        <span className="unseen">{sender}: </span>
      )}
      {sender === 'system' ? 'The conversation was closed.' : said}
      <Moment at={at} />
    </li>
  );
}

/** What the visitor said counts as read when somebody has this page before them. */
function useReading(unread: number, markRead: () => void): void {
  useEffect(() => {
    if (unread === 0) return;
    const look = () => document.visibilityState === 'visible' && markRead();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [unread, markRead]);
}

function joined(older: readonly ChatMessage[], latest: readonly ChatMessage[]): ChatMessage[] {
  return [...new Map([...older, ...latest].map(message => [message.id, message])).values()].sort((a, b) => a.id - b.id);
}
