import type { PointEntry } from '../../api/money/points.js';
import type { TextKey } from '../../core/parts/core.js';
import { POINT_TYPES, pointHistory } from '../../core/points/points.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { ChipBar } from '../../ui/atoms/chip-bar.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { history } from '../../ui/atoms/icons.js';
import { Pagination } from '../../ui/atoms/pagination.js';
import { usePlatformDay } from '../../ui/time/use-platform-day.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';
import { TYPE_TEXT, usePointsText } from './point-words.js';
import { DATES, START, type Place } from './points-place.js';
import { LinesSkeleton } from './points-skeleton.js';
import { textLanguage } from '../../ui/html/text-language.js';

const DATE_TEXT: Readonly<Record<Place['dates'], TextKey>> = {
  '': 'points.any-time',
  'previous-7': 'points.previous-7',
  'previous-30': 'points.previous-30',
};
const ALL: Place = { ...START, view: 'history' };
const COLUMNS: readonly TextKey[] = ['points.time', 'points.type', 'points.remark', 'points.change', 'points.balance-after'];

/** What changed the points, by type and dates (PTS-04, PTS-08, OP-54). */
export function HistoryView({ place, onGo }: { place: Place; onGo(place: Place): void }) {
  const core = useCore();
  // The days to choose by are counted from today.
  usePlatformDay();
  const t = useText();
  const { type, dates, page } = place;
  const { data, error, loading, refresh } = useQuery(pointHistory(core, { type, dates, page }));
  const isNarrowed = type !== '' || dates !== '';
  const show = (change: Partial<Place>) => onGo({ ...place, page: 1, ...change });

  const content = () => {
    if (!data) return error ? <ErrorCard error={error} busy={loading} onRetry={refresh} /> : <LinesSkeleton />;
    if (data.list.length === 0) {
      return (
        <EmptyState
          icon={history}
          title={t(isNarrowed ? 'points.history-empty' : 'points.history-start')}
          text={isNarrowed ? undefined : t('points.history-start-text')}
        >
          {isNarrowed && <Button onClick={() => onGo(ALL)}>{t('points.show-all')}</Button>}
        </EmptyState>
      );
    }
    return (
      <>
        <div className="panel entries" part="list">
          <p className="entry entry-head" aria-hidden="true">
            {COLUMNS.map(column => (
              <span key={column}>{t(column)}</span>
            ))}
          </p>
          <ul>
            {data.list.map(entry => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </div>
        <Pagination page={page} total={data.totalPages} onPage={next => show({ page: next })} />
      </>
    );
  };
  return (
    <div className="page">
      <div className="points-filters">
        <ChipBar
          label={t('points.type')}
          chips={[{ value: '', label: t('common.all') }, ...POINT_TYPES.map(value => ({ value, label: t(TYPE_TEXT[value]) }))]}
          value={type}
          onChoose={value => show({ type: value as Place['type'] })}
        />
        <ChipBar
          label={t('points.dates')}
          chips={DATES.map(value => ({ value, label: t(DATE_TEXT[value]) }))}
          value={dates}
          onChoose={value => show({ dates: value as Place['dates'] })}
        />
      </div>
      {content()}
    </div>
  );
}

/** One change; each figure says what it is where the heads of the columns do not stand. */
function Entry({ entry: { type, changedPoints, pointsBalance, remark, lang, referenceNo, applicationTime } }: { entry: PointEntry }) {
  const t = useText();
  const { figures } = usePointsText();
  const moment = usePlatformTime().moment();
  return (
    <li className="entry" data-gain={changedPoints > 0 || undefined}>
      <time className="soft" dateTime={new Date(applicationTime).toISOString()}>
        {moment(applicationTime)}
      </time>
      <strong>{t(TYPE_TEXT[type])}</strong>
      <span className="entry-remark">
        <bdi {...textLanguage(lang)}>{remark}</bdi>
        {referenceNo && <small className="soft">{t('points.reference', { number: referenceNo })}</small>}
      </span>
      <span className="entry-change tabular">{`\u200E${changedPoints > 0 ? '+' : '−'}${figures(Math.abs(changedPoints))}`}</span>
      <span className="entry-balance tabular">
        <span className="entry-label">{t('points.balance-after')}</span> {figures(pointsBalance)}
      </span>
    </li>
  );
}
