import { Fragment, useState, type FormEvent } from 'react';
import type { AffiliateRow, RecruitRow, UplineName } from '../../affiliates.js';
import type { Page } from '../../paging.js';
import { toCallError, useConnection, type CallError } from '../connection.js';
import { accountTypeLabel } from '../labels.js';
import { hrefOf, useFilters, useRoute } from '../route.js';
import { Badge } from '../ui/badge.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { useAct, useNotice } from '../ui/notice.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { Pager } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { Toggle } from '../ui/toggle.js';
import { useAnswer } from '../use-answer.js';
import { useMarkUnsaved } from '../unsaved.js';

const NAMES = ['search', 'state', 'page'] as const;

export function AffiliatesPage() {
  const { id } = useRoute();
  return id === undefined ? <Codes /> : <Recruits code={decodeURIComponent(id)} />;
}

function Codes() {
  const connection = useConnection();
  const { busy, act } = useAct();
  const { values, query, change } = useFilters(NAMES);
  const answer = useAnswer<Page<AffiliateRow>>(`/affiliates?${query}`);

  async function turn({ code }: AffiliateRow, active: boolean) {
    const path = `/affiliates/${encodeURIComponent(code)}`;
    if (
      await act(
        () => connection.call(path, { method: 'PATCH', body: { active } }),
        active ? `${code} recruits again.` : `${code} recruits nobody any more.`,
      )
    )
      answer.reload();
  }

  return (
    <>
      <PageHead
        title="Affiliate codes"
        text="Who registers with a code stands under its agent. A code that is off is refused at once; those who came by it stay where they are."
      />
      <NewCode onAdded={answer.reload} />
      <Filters>
        <TextFilter
          label="Search"
          hint="Code, agent or domain"
          value={values.search ?? ''}
          onChange={search => change({ search, page: '' })}
        />
        <ChoiceFilter
          label="State"
          value={values.state ?? ''}
          options={[
            ['on', 'On'],
            ['off', 'Off'],
          ]}
          onChange={state => change({ state, page: '' })}
        />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>{query === '' ? 'There is no code yet.' : 'No code fits these filters.'}</Empty>
          ) : (
            <>
              <Table
                label="Affiliate codes"
                rows={list}
                keyOf={row => row.code}
                busy={answer.loading}
                columns={[
                  {
                    head: 'Code',
                    cell: row => (
                      <a href={hrefOf('affiliates', encodeURIComponent(row.code))}>
                        <strong>{row.code}</strong>
                      </a>
                    ),
                  },
                  {
                    head: 'Agent',
                    wide: true,
                    cell: row => (
                      <Standing uplines={row.uplines} own={row.agent} type={row.agent.type} locked={row.agent.status === 'locked'} />
                    ),
                  },
                  { head: 'Only on', cell: row => row.domain ?? <span className="faint">everywhere</span> },
                  {
                    head: 'Gives',
                    cell: row => (
                      <>
                        {accountTypeLabel(row.accountType)}
                        {row.rate !== null && <small className="under">rate {row.rate / 100} %</small>}
                      </>
                    ),
                  },
                  {
                    head: 'Joined',
                    align: 'end',
                    cell: row => (
                      <a href={hrefOf('affiliates', encodeURIComponent(row.code))} aria-label={`${row.joined} joined by ${row.code}`}>
                        {row.joined.toLocaleString('en')}
                      </a>
                    ),
                  },
                  {
                    head: 'On',
                    align: 'end',
                    cell: row => (
                      <Toggle label={`${row.code} recruits`} on={row.active} disabled={busy} onChange={active => void turn(row, active)} />
                    ),
                  },
                  { head: 'Closed by', cell: row => (row.active ? <span className="faint">–</span> : (row.closedBy ?? 'operator')) },
                ]}
              />
              <Pager
                page={Number(values.page) || 1}
                totalPages={totalPages}
                total={total}
                onPage={page => change({ page: String(page) })}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function NewCode({ onAdded }: { onAdded: () => void }) {
  const connection = useConnection();
  const notice = useNotice();
  const [code, setCode] = useState('');
  const [agent, setAgent] = useState('');
  const [domain, setDomain] = useState('');
  const [busy, setBusy] = useState(false);
  useMarkUnsaved(code + agent + domain !== '');
  const [error, setError] = useState<CallError>();

  async function add(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await connection.call('/affiliates', { method: 'POST', body: { code, agent, domain: domain.trim() === '' ? null : domain } });
      notice.done(`${code.trim()} recruits for ${agent.trim()}.`);
      setError(undefined);
      for (const clear of [setCode, setAgent, setDomain]) clear('');
      onAdded();
    } catch (caught) {
      setError(toCallError(caught));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title="New code">
      <form className="inline-form" onSubmit={event => void add(event)}>
        <Field label="Code" value={code} problem={error?.fields.code} onChange={setCode} />
        <Field label="Login name of the agent" value={agent} problem={error?.fields.agent} onChange={setAgent} />
        <Field
          label="Only on this domain (optional)"
          value={domain}
          hint="agent.example"
          problem={error?.fields.domain}
          onChange={setDomain}
        />
        <button type="submit" className="button primary" disabled={busy || code.trim() === '' || agent.trim() === ''}>
          Add
        </button>
        <p className="problem" role="alert">
          {error?.message}
        </p>
      </form>
    </Panel>
  );
}

function Field({
  label,
  value,
  hint,
  problem,
  onChange,
}: {
  label: string;
  value: string;
  hint?: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        value={value}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  );
}

/** Who registered with one code, and where each stands now. */
function Recruits({ code }: { code: string }) {
  const { values, query, change } = useFilters(['page']);
  const answer = useAnswer<Page<RecruitRow>>(`/affiliates/${encodeURIComponent(code)}/accounts?${query}`);
  return (
    <>
      <p className="crumbs">
        <a href={hrefOf('affiliates')}>Affiliate codes</a>
      </p>
      <PageHead title={code} text="Accounts that registered with this code, the newest first." />
      <Loaded {...answer} onRetry={answer.reload}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>Nobody has registered with this code yet.</Empty>
          ) : (
            <>
              <Table
                label={`Accounts of ${code}`}
                rows={list}
                keyOf={row => row.id}
                busy={answer.loading}
                columns={[
                  { head: 'Account', wide: true, cell: row => <Standing uplines={row.uplines} own={row} type={row.type} /> },
                  { head: 'Registered', cell: row => <Moment at={row.at} /> },
                  { head: 'Method', cell: row => row.method },
                  { head: 'Domain', cell: row => row.domain || <span className="faint">–</span> },
                  { head: 'Address', cell: row => row.ip },
                ]}
              />
              <Pager
                page={Number(values.page) || 1}
                totalPages={totalPages}
                total={total}
                onPage={page => change({ page: String(page) })}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** An account with those above it. */
function Standing({ uplines, own, type, locked = false }: { uplines: UplineName[]; own: UplineName; type: number; locked?: boolean }) {
  return (
    <>
      <a href={hrefOf('accounts', own.id)}>
        <strong>{own.account}</strong>
      </a>{' '}
      <Badge tone="plain">{accountTypeLabel(type)}</Badge> {locked && <Badge tone="danger">locked</Badge>}
      <small className="under">
        {uplines.length === 0 ? (
          'no upline'
        ) : (
          <>
            under{' '}
            {uplines.map((upline, index) => (
              <Fragment key={upline.id}>
                {index > 0 && ' › '}
                <a href={hrefOf('accounts', upline.id)}>{upline.account}</a>
              </Fragment>
            ))}
          </>
        )}
      </small>
    </>
  );
}
