import { useState, type FormEvent } from 'react';
import { ACTIVITY_STATUSES, type ActivityStatus } from '../../../../../src/api/rewards/promotion-names.js';
import type { ActivityItem } from '../../activities.js';
import { useConnection } from '../connection.js';
import { titled } from '../labels.js';
import { hrefOf, useFilters } from '../route.js';
import { useStanding } from '../standing.js';
import { Badge, type Tone } from '../ui/badge.js';
import { Field } from '../ui/field.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { Money } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { OlderButton } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { useStretches } from '../use-stretches.js';
import { useMarkUnsaved } from '../unsaved.js';

const TONES: Record<ActivityStatus, Tone> = {
  applying: 'warn',
  rejected: 'danger',
  issued: 'info',
  claimed: 'good',
  signed: 'plain',
  process: 'plain',
  joined: 'plain',
};

export function ActivitiesPage() {
  const { values, query, change } = useFilters(['search', 'status', 'promotion']);
  const rows = useStretches<ActivityItem>(`/activities?${query}`, { follow: true });
  const { refresh } = useStanding();
  const settled = () => {
    rows.reload();
    refresh();
  };
  return (
    <>
      <PageHead
        title="Applications"
        text="What members do with promotions. What waits is issued or rejected here; the member’s page follows within a moment."
      />
      <Filters>
        <TextFilter
          label="Search"
          hint="Account, promotion or comment"
          value={values.search ?? ''}
          onChange={search => change({ search })}
        />
        <ChoiceFilter
          label="Status"
          value={values.status ?? ''}
          options={ACTIVITY_STATUSES.map(status => [status, titled(status)])}
          onChange={status => change({ status })}
        />
        {values.promotion && (
          <button type="button" className="button" onClick={() => change({ promotion: '' })}>
            Only promotion {values.promotion}: show all
          </button>
        )}
      </Filters>
      <Loaded data={rows.list} error={rows.error} onRetry={rows.reload}>
        {list =>
          list.length === 0 ? (
            <Empty>Nothing here. Members apply on the promotions page of the site.</Empty>
          ) : (
            <>
              <ul className="feedback-list">
                {list.map(row => (
                  <Item key={`${row.id} ${row.status}`} row={row} onSettled={settled} />
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

function Item({ row, onSettled }: { row: ActivityItem; onSettled: () => void }) {
  return (
    <li className="panel">
      <div className="panel-head">
        <div className="buttons">
          <Badge tone={TONES[row.status]}>{titled(row.status)}</Badge>
          <a href={hrefOf('accounts', row.accountId)}>{row.account}</a>
          <span>{row.title}</span>
          {row.rewardAmount > 0 && <Money minor={row.rewardAmount} />}
        </div>
        <Moment at={row.createdAt} />
      </div>
      {row.comment && <p className="feedback-text">{row.comment}</p>}
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
      {row.note && <p className="soft">Your answer: {row.note}</p>}
      {row.status === 'applying' && <Decision row={row} onSettled={onSettled} />}
    </li>
  );
}

function Decision({ row, onSettled }: { row: ActivityItem; onSettled: () => void }) {
  const connection = useConnection();
  const { busy, problems, act } = useAct(field => field === 'note');
  const [note, setNote] = useState('');
  useMarkUnsaved(note !== '');

  async function settle(deed: 'issue' | 'reject', done: string) {
    if (await act(() => connection.call(`/activities/${row.id}/${deed}`, { method: 'POST', body: { note } }), done)) onSettled();
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void settle('issue', `Issued to ${row.account}.`);
  };
  return (
    <form className="stack" onSubmit={onSubmit}>
      <Field label="Answer to the member (needed to reject)" problem={problems.note}>
        {attributes => (
          <input
            type="text"
            maxLength={300}
            autoComplete="off"
            value={note}
            {...attributes}
            onChange={event => setNote(event.target.value)}
          />
        )}
      </Field>
      <div className="buttons">
        <button type="submit" className="button primary" disabled={busy} aria-label={`Issue to ${row.account}: ${row.title}`}>
          Issue
        </button>
        <button
          type="button"
          className="button"
          disabled={busy}
          aria-label={`Reject ${row.account}: ${row.title}`}
          onClick={() => void settle('reject', `Rejected for ${row.account}.`)}
        >
          Reject
        </button>
      </div>
    </form>
  );
}
