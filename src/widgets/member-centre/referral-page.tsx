import type { Friend, Referral } from '../../api/team/referral.js';
import { invitationAddress, referral } from '../../core/member/referral.js';
import { part } from '../../element/part.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button, IconButton } from '../../ui/atoms/button.js';
import { copyText } from '../../ui/share/copy-text.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { copy, share2, users } from '../../ui/atoms/icons.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { Pagination } from '../../ui/atoms/pagination.js';
import qr from '../../ui/share/qr-code.css';
import { QrCode } from '../../ui/share/qr-code.js';
import type { PageProps } from '../../ui/centre/page.js';
import { PageLoading } from '../../ui/centre/page-loading.js';
import { RecordFrame } from '../../ui/record/record-frame.js';
import { RecordTable, type Column } from '../../ui/record/record-table.js';
import css from './referral-page.css';
import { RecordTime } from '../../ui/record/record-times.js';
import { usePages } from '../../ui/record/use-pages.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** Invitation of the account, who came by it, and what that brought (MEM-11). */
export const Page = part(PageView, { css: [qr, css] });

function PageView({ host }: PageProps) {
  const core = useCore();
  const t = useText();
  const pages = usePages(page => referral(core, page));
  return (
    <RecordFrame of={pages} waiting={<PageLoading />}>
      {data => (
        <div className="records">
          <Invitation data={data} site={host.ownerDocument.URL} />
          <h3 className="friends-title">{t('referral.friends')}</h3>
          {data.total === 0 ? (
            <EmptyState icon={users} title={t('referral.none')} text={t('referral.none-text')} />
          ) : (
            <>
              <Brought data={data} />
              <Friends rows={data.friends} busy={pages.loading} />
              <Pagination page={pages.page} total={data.totalPages} onPage={pages.setPage} label={t('referral.friends')} />
            </>
          )}
        </div>
      )}
    </RecordFrame>
  );
}

function Invitation({ data, site }: { data: Referral; site: string }) {
  const core = useCore();
  const t = useText();
  const { code, bonus } = data;
  const address = invitationAddress(core, data, site);
  const amounts = { bonus: core.money.format(bonus.perFriend), deposit: core.money.format(bonus.depositMin) };
  const share = async () => {
    try {
      await navigator.share({ text: t('referral.share-text'), url: address });
    } catch (error) {
      // Who closes the list of apps has decided; a browser without one copies.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(core, address);
    }
  };
  return (
    <section className="card invitation" aria-labelledby="invitation">
      <div className="invitation-pitch">
        <h3 id="invitation">{t(bonus.perFriend > 0 ? 'referral.title' : 'referral.title-plain', amounts)}</h3>
        <p>{t(bonus.perFriend > 0 ? 'referral.terms' : 'referral.terms-plain', amounts)}</p>
      </div>
      <dl className="invitation-code">
        <dt>{t('referral.code')}</dt>
        <dd>
          {code}
          <IconButton size="small" icon={copy} label={t('referral.copy-code')} onClick={() => void copyText(core, code)} />
        </dd>
      </dl>
      <input
        className="input"
        dir="ltr"
        readOnly
        value={address}
        aria-label={t('referral.link')}
        onFocus={event => event.currentTarget.select()}
      />
      <div className="invitation-ways">
        <Button kind="primary" icon={share2} onClick={() => void share()}>
          {t('referral.share')}
        </Button>
        <Button icon={copy} onClick={() => void copyText(core, address)}>
          {t('referral.copy-link')}
        </Button>
      </div>
      <figure className="invitation-qr">
        <QrCode text={address} label={t('referral.qr')} />
        <figcaption>{t('referral.qr-text')}</figcaption>
      </figure>
    </section>
  );
}

function Brought({ data: { total, bonus } }: { data: Referral }) {
  const core = useCore();
  const t = useText();
  const figure = numberFormat(core.language.locale());
  return (
    <dl className="sums" aria-label={t('referral.brought')}>
      <div>
        <dt>{t('referral.count')}</dt>
        <dd className="tabular">{figure.format(total)}</dd>
      </div>
      <div>
        <dt>{t('referral.rewarded')}</dt>
        <dd className="tabular">{figure.format(bonus.rewarded)}</dd>
      </div>
      <div>
        <dt>{t('referral.earned')}</dt>
        <dd>
          <MoneyText amount={bonus.earned} />
        </dd>
      </div>
    </dl>
  );
}

function Friends({ rows, busy }: { rows: readonly Friend[]; busy: boolean }) {
  const t = useText();
  const columns: Column<Friend>[] = [
    { name: 'what', text: t('referral.friend'), cell: row => row.name },
    { name: 'time', text: t('referral.since'), cell: row => <RecordTime at={row.joinedAt} /> },
    { name: 'state', text: t('member.state'), cell: row => t(`referral.state-${row.state}`) },
    { name: 'amount', text: t('member.bonus'), isFigure: true, cell: row => (row.bonus > 0 ? <MoneyText amount={row.bonus} /> : '–') },
  ];
  return <RecordTable label={t('referral.friends')} columns={columns} rows={rows} keyOf={row => row.id} busy={busy} />;
}
