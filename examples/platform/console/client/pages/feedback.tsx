import { useState, type FormEvent } from 'react';
import type { FeedbackRow } from '../../feedback.js';
import { useConnection } from '../connection.js';
import { hrefOf, useFilters } from '../route.js';
import { Badge } from '../ui/badge.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { OlderButton } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { useStretches } from '../use-stretches.js';
import { useMarkUnsaved } from '../unsaved.js';

export function FeedbackPage() {
  const { values, query, change } = useFilters(['search', 'state']);
  const rows = useStretches<FeedbackRow>(`/feedback?${query}`, { follow: true });
  return (
    <>
      <PageHead title="Feedback" text="Feedback and complaints. Members read your answer below their own message." />
      <Filters>
        <TextFilter label="Search" hint="Account or text" value={values.search ?? ''} onChange={search => change({ search })} />
        <ChoiceFilter
          label="State"
          value={values.state ?? ''}
          options={[
            ['open', 'Not answered'],
            ['answered', 'Answered'],
          ]}
          onChange={state => change({ state })}
        />
      </Filters>
      <Loaded data={rows.list} error={rows.error} onRetry={rows.reload}>
        {list =>
          list.length === 0 ? (
            <Empty>Nothing here. The form stands under “Feedback and complaints” in the help centre.</Empty>
          ) : (
            <>
              <ul className="feedback-list">
                {list.map(row => (
                  <Item key={row.id} row={row} onChange={rows.reload} />
                ))}
              </ul>
              <OlderButton hasOlder={rows.hasOlder} loading={rows.loading} onOlder={rows.loadOlder} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Item({ row, onChange }: { row: FeedbackRow; onChange: () => void }) {
  const connection = useConnection();
  const { busy, act } = useAct();
  const [reply, setReply] = useState(row.reply);
  useMarkUnsaved(reply !== row.reply);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (
      await act(
        () => connection.call(`/feedback/${row.id}/reply`, { method: 'PUT', body: { reply, seen: row.reply } }),
        'The answer is stored.',
      )
    )
      onChange();
  }

  return (
    <li className="panel">
      <div className="panel-head">
        <div className="buttons">
          <Badge tone="info">{row.questionType}</Badge>
          {row.accountId === null ? <span className="soft">Visitor</span> : <a href={hrefOf('accounts', row.accountId)}>{row.account}</a>}
          <span className="faint">{row.language}</span>
        </div>
        <Moment at={row.createdAt} />
      </div>
      <p className="feedback-text">{row.content}</p>
      {row.images.length > 0 && (
        <ul className="feedback-images">
          {row.images.map((path, index) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener noreferrer">
                <img src={path} alt={`Picture ${index + 1}`} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <form className="stack" onSubmit={event => void send(event)}>
        <label className="field">
          <span>{row.repliedAt === null ? 'Answer' : 'Answered'}</span>
          <textarea rows={2} value={reply} maxLength={4000} onChange={event => setReply(event.target.value)} />
        </label>
        <button type="submit" className="button" disabled={busy || reply.trim() === '' || reply === row.reply}>
          {row.repliedAt === null ? 'Answer' : 'Change answer'}
        </button>
      </form>
    </li>
  );
}
