import type { ChatRow } from '../../chats.js';
import { useFilters } from '../route.js';
import { Badge } from '../ui/badge.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { PageHead } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { useAnswer } from '../use-answer.js';
import { useLive } from '../use-live.js';
import { Conversation } from './conversation.js';

export function ChatsPage() {
  const { values, change } = useFilters(['search', 'status', 'chat']);
  const answer = useAnswer<{ list: ChatRow[]; hasMore: boolean }>(
    `/chats?pageSize=100&status=${values.status ?? ''}&search=${encodeURIComponent(values.search ?? '')}`,
    { every: 0 },
  );
  const isReached = useLive('/chats/events', answer.reload);
  const list = answer.data?.list ?? [];
  const chosen = Number(values.chat) || undefined;
  const waiting = list.filter(({ unread }) => unread > 0).length;
  const isFiltered = Boolean(values.status || values.search);
  return (
    <>
      <PageHead title="Live chat" text="Conversations of visitors and members, the latest first. What is new appears by itself." />
      <Filters>
        <TextFilter label="Search" hint="Account, text or number" value={values.search ?? ''} onChange={search => change({ search })} />
        <ChoiceFilter
          label="State"
          value={values.status ?? ''}
          options={[
            ['unread', 'Not read yet'],
            ['open', 'Open'],
            ['closed', 'Closed'],
          ]}
          onChange={status => change({ status })}
        />
      </Filters>
      {!isReached && (
        <p className="failure" role="alert">
          The platform cannot be reached. New messages come when it answers again.
        </p>
      )}
      <p className="unseen" role="status">
        {waiting > 0 ? `${waiting} ${waiting === 1 ? 'conversation waits' : 'conversations wait'} for an answer.` : ''}
      </p>
      <Loaded {...answer} error={answer.data && !isReached ? undefined : answer.error} onRetry={answer.reload}>
        {() => (
          <div className="chat-desk" data-chosen={chosen ? true : undefined}>
            <div className="chat-side">
              {list.length === 0 ? (
                <Empty>
                  {isFiltered
                    ? 'No conversation fits the filters.'
                    : 'No conversation yet. Open “Customer service” on the site and write something.'}
                </Empty>
              ) : (
                <ul className="chat-list" aria-label="Conversations">
                  {list.map(row => (
                    <Row key={row.id} row={row} isChosen={row.id === chosen} onChoose={() => change({ chat: String(row.id) })} />
                  ))}
                </ul>
              )}
              {answer.data?.hasMore && <p className="faint">Only the latest 100. Search finds older ones.</p>}
            </div>
            {chosen ? (
              <Conversation key={chosen} id={chosen} standing={standingOf(list, chosen)} onBack={() => change({ chat: '' })} />
            ) : (
              <Empty>Choose a conversation.</Empty>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}

function Row({ row, isChosen, onChoose }: { row: ChatRow; isChosen: boolean; onChoose: () => void }) {
  return (
    <li>
      <button type="button" aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
        <span className="chat-who">
          <strong>{row.account ?? `Visitor ${row.id}`}</strong>
          {row.unread > 0 && <Badge tone="info">{row.unread} new</Badge>}
          {row.status === 'closed' && <Badge tone="plain">Closed</Badge>}
        </span>
        <span className="under">
          {row.model} · {row.language} · <Moment at={row.lastAt} />
        </span>
        <span className="chat-last">{row.lastText}</span>
      </button>
    </li>
  );
}

/** Another text whenever something of the conversation changed. */
function standingOf(list: readonly ChatRow[], id: number): string {
  const row = list.find(found => found.id === id);
  return row ? `${row.lastAt} ${row.unread} ${row.status} ${row.readUpTo} ${row.lastText}` : String(list.map(found => found.lastAt));
}
