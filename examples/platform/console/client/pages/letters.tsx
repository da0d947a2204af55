import { useState, type FormEvent } from 'react';
import type { LetterRow } from '../../letters.js';
import { useConnection } from '../connection.js';
import { hrefOf, useFilters } from '../route.js';
import { Badge } from '../ui/badge.js';
import { useConfirm } from '../ui/confirm.js';
import { Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { OlderButton } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useStretches } from '../use-stretches.js';
import { useMarkUnsaved } from '../unsaved.js';

const KINDS: Record<LetterRow['kind'], string> = {
  new_mail: 'Letter',
  deposit_arrival: 'Deposit arrived',
  deposit_failed: 'Deposit failed',
  withdrawal_approved: 'Withdrawal approved',
  withdrawal_rejected: 'Withdrawal rejected',
  withdrawal_repaid: 'Withdrawal paid again',
  withdrawal_refused: 'Dispute refused',
  name_changed: 'Real name changed',
  referral_bonus: 'Bonus for a friend',
  red_envelope: 'Red envelope',
  red_envelope_returned: 'Red envelope returned',
  contract: 'Contract',
  promotion_issued: 'Application approved',
  promotion_rejected: 'Application rejected',
  redeem_approved: 'Reward approved',
  redeem_rejected: 'Reward rejected',
  feedback_answered: 'Feedback answered',
  transfer_in: 'Transfer received',
  bet_voided: 'Bet voided',
};
const NOTHING = { account: '', title: '', content: '' };

export function LettersPage() {
  const { values, query, change } = useFilters(['search']);
  const rows = useStretches<LetterRow>(`/letters?${query}`, { follow: true });
  return (
    <>
      <PageHead
        title="Letters"
        text="What members find under Messages: your letters, and what the platform tells them of deposits and withdrawals."
      />
      <LetterForm onSent={rows.reload} />
      <Filters>
        <TextFilter label="Search" hint="Account or title" value={values.search ?? ''} onChange={search => change({ search })} />
      </Filters>
      <Loaded data={rows.list} error={rows.error} onRetry={rows.reload}>
        {list =>
          list.length === 0 ? (
            <Empty>No message yet.</Empty>
          ) : (
            <>
              <Table
                label="Messages"
                rows={list}
                keyOf={row => row.id}
                busy={rows.loading}
                columns={[
                  { head: 'Time', cell: row => <Moment at={row.at} /> },
                  { head: 'To', cell: row => <a href={hrefOf('accounts', row.accountId)}>{row.account}</a> },
                  { head: 'Kind', cell: row => KINDS[row.kind] },
                  {
                    head: 'Message',
                    wide: true,
                    cell: row => (
                      <>
                        <strong>{row.title}</strong>
                        <br />
                        <span className="outbox-text">{row.content}</span>
                      </>
                    ),
                  },
                  {
                    head: 'State',
                    cell: row =>
                      row.deletedAt !== null ? (
                        <Badge tone="plain">deleted</Badge>
                      ) : row.readAt === null ? (
                        <Badge tone="info">unread</Badge>
                      ) : (
                        <Badge tone="good">read</Badge>
                      ),
                  },
                ]}
              />
              <OlderButton hasOlder={rows.hasOlder} loading={rows.loading} onOlder={rows.loadOlder} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** A letter to one account or, without a name and after a question, to all. */
function LetterForm({ onSent }: { onSent: () => void }) {
  const connection = useConnection();
  const confirm = useConfirm();
  const [letter, setLetter] = useState(NOTHING);
  const { busy, problems, act } = useAct(field => field in NOTHING);
  const change = (part: Partial<typeof NOTHING>) => setLetter({ ...letter, ...part });
  useMarkUnsaved(Object.values(letter).some(value => value !== ''));

  async function send(event: FormEvent) {
    event.preventDefault();
    if (
      letter.account.trim() === '' &&
      !(await confirm({
        title: 'Send to everybody?',
        text: `Every member and agent gets “${letter.title.trim()}”. A letter cannot be taken back.`,
        action: 'Send to all',
      }))
    )
      return;
    if (!(await act(() => connection.call('/letters', { method: 'POST', body: letter }), 'The letter is sent.'))) return;
    setLetter(NOTHING);
    onSent();
  }

  return (
    <form className="panel stack" onSubmit={event => void send(event)}>
      <h2>Write a letter</h2>
      <label className="field">
        <span>Account</span>
        <input
          value={letter.account}
          maxLength={120}
          placeholder="Empty: everybody"
          aria-invalid={problems.account ? true : undefined}
          onChange={event => change({ account: event.target.value })}
        />
        {problems.account && (
          <span className="problem" role="alert">
            {problems.account}
          </span>
        )}
      </label>
      <label className="field">
        <span>Title</span>
        <input
          value={letter.title}
          maxLength={120}
          required
          aria-invalid={problems.title ? true : undefined}
          onChange={event => change({ title: event.target.value })}
        />
        {problems.title && (
          <span className="problem" role="alert">
            {problems.title}
          </span>
        )}
      </label>
      <label className="field">
        <span>Text</span>
        <textarea
          rows={4}
          value={letter.content}
          maxLength={4000}
          required
          aria-invalid={problems.content ? true : undefined}
          onChange={event => change({ content: event.target.value })}
        />
        {problems.content && (
          <span className="problem" role="alert">
            {problems.content}
          </span>
        )}
      </label>
      <div className="buttons">
        <button type="submit" className="button primary" disabled={busy}>
          {letter.account.trim() === '' ? 'Send to everybody' : 'Send'}
        </button>
      </div>
    </form>
  );
}
