import { useEffect, useRef, useState } from 'react';
import type { Downline, Downlines } from '../../../api/team/team.js';
import { downlines } from '../../../core/agent/team.js';
import { part } from '../../../element/part.js';
import { useCore, useStore, useText } from '../../../element/core-context.js';
import amount from '../../../ui/form/amount-field.css';
import { Button } from '../../../ui/atoms/button.js';
import type { PageProps } from '../../../ui/centre/page.js';
import { RecordFrame } from '../../../ui/record/record-frame.js';
import { RecordTable, type Column } from '../../../ui/record/record-table.js';
import { usePages } from '../../../ui/record/use-pages.js';
import dialog from '../../../ui/overlay/dialog.css';
import { EmptyState } from '../../../ui/atoms/empty-state.js';
import { search as searchIcon, users } from '../../../ui/atoms/icons.js';
import { MoneyText } from '../../../ui/atoms/money-text.js';
import { Pagination } from '../../../ui/atoms/pagination.js';
import { DownlineActions } from './downline-actions.js';
import css from './team-page.css';
import { TeamFilter } from './team-filter.js';
import pathCss from './team-path.css';
import { TeamPath } from './team-path.js';
import { TransferDialog } from './transfer-dialog.js';
import { usePlatformTime } from '../../../ui/time/use-platform-time.js';
import { numberFormat } from '../../../texts/forms/forms-of.js';

const NAME = 'downlineManagmentView';

/** Widgets in which somebody has just walked through the tree: the page that stands next takes the focus. */
const walking = new WeakSet<HTMLElement>();

/** Everybody below the agent, account by account, down the tree, and what can be done with each (AGT-01, AGT-06). */
export const Page = part(PageView, { css: [dialog, amount, pathCss, css] });

function PageView({ host, given, go }: PageProps) {
  const core = useCore();
  const t = useText();
  const upline = given['upline'] ?? '';
  const [filter, setFilter] = useState<{ account: string; level?: number }>({ account: '' });
  const [to, setTo] = useState<Downline>();
  const [told, setTold] = useState('');
  const { account } = filter;
  // Who looks for a name looks for it everywhere, until a level is chosen.
  const level = filter.level ?? (account === '' ? 1 : 0);
  const team = usePages(page => downlines(core, { upline, account, level, page }), filter);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (walking.delete(host)) place.current?.focus({ preventScroll: true });
  }, [host]);
  const open = (account: string) => {
    walking.add(host);
    go(NAME, account === '' ? {} : { upline: account });
  };

  if (team.error?.code === 'not-found' && upline !== '') {
    return (
      <EmptyState icon={users} title={t('team.gone')} text={t('team.gone-text')}>
        <Button onClick={() => open('')}>{t('team.back')}</Button>
      </EmptyState>
    );
  }
  const isAlone = team.data?.levels === 0;
  return (
    <div
      ref={place}
      className="records team"
      tabIndex={-1}
      role="group"
      aria-label={upline === '' ? t('team.you') : t('team.open-of', { account: upline })}
    >
      {team.data && team.data.path.length > 1 && <TeamPath path={team.data.path} onOpen={open} />}
      {!isAlone && (
        <TeamFilter
          account={account}
          level={level}
          levels={team.data?.levels ?? 1}
          onSearch={text => setFilter({ ...filter, account: text })}
          onLevel={next => setFilter({ ...filter, level: next })}
        />
      )}
      <RecordFrame of={team}>
        {data =>
          isAlone ? (
            <Alone upline={upline} onInvite={() => go('registerCenter')} />
          ) : data.total === 0 ? (
            <EmptyState icon={searchIcon} title={t('team.none')} text={t('team.none-text')} />
          ) : (
            <>
              <p className="team-count" role="status">
                {t('team.count', { count: data.total })}
              </p>
              <p className="team-told" role="status">
                {told}
              </p>
              <Team data={data} busy={team.loading} onOpen={open} onSend={setTo} />
              <Pagination page={team.page} total={data.totalPages} onPage={team.setPage} label={t('team.title')} />
            </>
          )
        }
      </RecordFrame>
      {to && (
        <TransferDialog
          to={to.account}
          onClose={() => setTo(undefined)}
          onSent={sent => {
            setTo(undefined);
            setTold(t('team.sent', { amount: core.money.format(sent), account: to.account }));
          }}
        />
      )}
    </div>
  );
}

function Team({
  data,
  busy,
  onOpen,
  onSend,
}: {
  data: Downlines;
  busy: boolean;
  onOpen(account: string): void;
  onSend(to: Downline): void;
}) {
  const core = useCore();
  const t = useText();
  const own = useStore(core.session.store, session => session.member?.account ?? '');
  const figure = numberFormat(core.language.locale());
  const { day, moment } = usePlatformTime();
  const time = moment({ timeStyle: 'short' });
  const columns: Column<Downline>[] = [
    {
      name: 'what',
      text: t('team.account'),
      cell: row => (
        <>
          {row.account}
          {row.status === 'locked' && <span className="lock">{t('team.locked')}</span>}
          {row.nickname && <small>{row.nickname}</small>}
          {row.level > 1 && <small>{t('team.under', { account: row.upline, level: row.level })}</small>}
        </>
      ),
    },
    {
      name: 'state',
      text: t('team.type'),
      cell: row => (row.type === 0 ? t('team.type-member') : t('team.type-agent', { type: row.type })),
    },
    { name: 'below', text: t('team.below'), isFigure: true, cell: row => figure.format(row.members) },
    {
      name: 'login',
      text: t('team.last-login'),
      cell: row => (
        <span>
          {row.lastLoginAt ? (
            <time dateTime={new Date(row.lastLoginAt).toISOString()}>
              <span>{day(row.lastLoginAt)}</span> <span>{time(row.lastLoginAt)}</span>
            </time>
          ) : (
            t('team.never')
          )}
          {row.createdAt && <small>{t('team.since', { date: day(row.createdAt) })}</small>}
        </span>
      ),
    },
    { name: 'amount', text: t('team.balance'), isFigure: true, cell: row => <MoneyText amount={row.balance} /> },
    {
      name: 'actions',
      text: t('team.actions'),
      cell: row => <DownlineActions of={row} isDirect={row.upline === own} onOpen={() => onOpen(row.account)} onSend={() => onSend(row)} />,
    },
  ];
  return <RecordTable label={t('team.title')} columns={columns} rows={data.list} keyOf={row => row.id} busy={busy} />;
}

function Alone({ upline, onInvite }: { upline: string; onInvite(): void }) {
  const t = useText();
  if (upline !== '') return <EmptyState icon={users} title={t('team.empty-of', { account: upline })} />;
  return (
    <EmptyState icon={users} title={t('team.empty')} text={t('team.empty-text')}>
      <Button kind="primary" onClick={onInvite}>
        {t('team.empty-action')}
      </Button>
    </EmptyState>
  );
}
