import { useState } from 'react';
import type { Rebate, RebateClaim, RebatePart } from '../../api/money/rebate.js';
import type { MessageText } from '../../core/parts/core.js';
import { errorText } from '../../core/format/error-text.js';
import { claimOpenRebate, rebate } from '../../core/member/rebate.js';
import { isUnsure } from '../../core/data/unsettled.js';
import { part } from '../../element/part.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { percent } from '../../ui/atoms/icons.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { Pagination } from '../../ui/atoms/pagination.js';
import { PageLoading } from '../../ui/centre/page-loading.js';
import { RecordFrame } from '../../ui/record/record-frame.js';
import css from './rebate-page.css';
import { RecordTable, type Column } from '../../ui/record/record-table.js';
import { useGameTypes } from '../../ui/record/use-game-types.js';
import { RecordTime } from '../../ui/record/record-times.js';
import { usePages } from '../../ui/record/use-pages.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** What play brings back: open by game type, to be claimed, and what was claimed (MEM-14). */
export const Page = part(PageView, { css: [css] });

function PageView() {
  const core = useCore();
  const t = useText();
  const pages = usePages(page => rebate(core, page));
  return (
    <RecordFrame of={pages} waiting={<PageLoading />}>
      {data => (
        <div className="records">
          <Open data={data} onClaimed={() => pages.setPage(1)} />
          <Parts rows={data.list.filter(({ validStake }) => validStake > 0)} busy={pages.loading} />
          <Rates data={data} />
          <h3 className="rebate-title">{t('rebate.claims')}</h3>
          {data.history.length === 0 ? (
            <EmptyState icon={percent} title={t('rebate.no-claims')} text={t('rebate.no-claims-text')} />
          ) : (
            <>
              <Claims rows={data.history} busy={pages.loading} />
              <Pagination page={pages.page} total={data.totalPages} onPage={pages.setPage} label={t('rebate.claims')} />
            </>
          )}
        </div>
      )}
    </RecordFrame>
  );
}

function Open({ data: { total }, onClaimed }: { data: Rebate; onClaimed(): void }) {
  const core = useCore();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<MessageText & { failed?: boolean }>();
  const claim = async () => {
    setBusy(true);
    setSaid(undefined);
    try {
      const { amount } = await claimOpenRebate(core);
      setSaid({ key: 'rebate.claimed', values: { amount: core.money.format(amount) } });
      onClaimed();
    } catch (failure) {
      setSaid({ ...(isUnsure(failure) ? { key: 'rebate.unsure' } : errorText(failure)), failed: true });
    } finally {
      setBusy(false);
    }
  };
  const isOff = total === 0;
  return (
    <section className="card rebate-open" aria-label={t('rebate.open')}>
      <p className="rebate-total">
        <span>{t('rebate.open')}</span>
        <strong>
          <MoneyText amount={total} />
        </strong>
      </p>
      {/* It stays in the order of focus when nothing is left to claim, so that whoever has just claimed keeps their place. */}
      <Button kind="primary" size="large" busy={busy} aria-disabled={isOff || undefined} onClick={isOff ? undefined : () => void claim()}>
        {t(busy ? 'rebate.claiming' : 'rebate.claim')}
      </Button>
      <p className={said?.failed ? 'field-error' : 'rebate-said'} role="status">
        {said ? t(said.key, said.values) : isOff && t('rebate.nothing')}
      </p>
    </section>
  );
}

function Parts({ rows, busy }: { rows: readonly RebatePart[]; busy: boolean }) {
  const t = useText();
  const gameType = useGameTypes();
  const rate = useRateText();
  if (rows.length === 0) return null;
  const columns: Column<RebatePart>[] = [
    { name: 'what', text: t('member.game-type'), cell: row => gameType(row.gameType) },
    { name: 'stake', text: t('rebate.valid-stake'), isFigure: true, cell: row => <MoneyText amount={row.validStake} /> },
    { name: 'rate', text: t('rebate.rate'), isFigure: true, cell: row => <span className="tabular">{rate(row.rate)}</span> },
    { name: 'amount', text: t('member.rebate'), isFigure: true, cell: row => <MoneyText amount={row.amount} /> },
  ];
  return <RecordTable label={t('rebate.open')} columns={columns} rows={rows} keyOf={row => row.gameType} busy={busy} />;
}

function Rates({ data: { list, rank } }: { data: Rebate }) {
  const t = useText();
  const gameType = useGameTypes();
  const rate = useRateText();
  if (list.length === 0) return null;
  return (
    <section className="card" aria-labelledby="rates">
      <h3 id="rates">{t(rank ? 'rebate.rates-of' : 'rebate.rates', { rank })}</h3>
      <dl className="rates">
        {list.map(part => (
          <div key={part.gameType}>
            <dt>{gameType(part.gameType)}</dt>
            <dd className="tabular">{rate(part.rate)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Claims({ rows, busy }: { rows: readonly RebateClaim[]; busy: boolean }) {
  const t = useText();
  const gameType = useGameTypes();
  const columns: Column<RebateClaim>[] = [
    { name: 'what', text: t('member.time'), cell: row => <RecordTime at={row.claimedAt} /> },
    { name: 'types', text: t('rebate.of'), cell: row => row.parts.map(part => gameType(part.gameType)).join(', ') || '–' },
    { name: 'reference', text: t('member.reference'), cell: row => row.id },
    { name: 'amount', text: t('member.amount'), isFigure: true, cell: row => <MoneyText amount={row.amount} /> },
  ];
  return <RecordTable label={t('rebate.claims')} columns={columns} rows={rows} keyOf={row => row.id} busy={busy} />;
}

function useRateText(): (rate: number) => string {
  const { language } = useCore();
  const format = numberFormat(language.locale(), { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return rate => format.format(rate);
}
