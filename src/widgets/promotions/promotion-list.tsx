import { useEffect, useRef } from 'react';
import { promotionPage, type OwnActivity } from '../../core/promotions/promotions.js';
import type { QueryState, TextKey } from '../../core/parts/core.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { ChipBar } from '../../ui/atoms/chip-bar.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { gift } from '../../ui/atoms/icons.js';
import { Pagination } from '../../ui/atoms/pagination.js';
import { usePlatformDay } from '../../ui/time/use-platform-day.js';
import { CutRow } from '../../ui/motion/cut-row.js';
import { PromotionCard } from './promotion-card.js';
import { DATES, type Place } from './promotion-place.js';
import { ListSkeleton } from './promotion-skeleton.js';
import { CATEGORY_TEXT } from './promotion-words.js';

interface PromotionListProps {
  place: Place;
  own: QueryState<OwnActivity[]> & { refresh(): void };
  isMember: boolean;
  withoutFilter: boolean;
  /** The one that was left; its card gets the focus. */
  lastOpen: string;
  host: HTMLElement;
  onGo(place: Place): void;
}

const DATE_TEXT: Readonly<Record<Place['dates'], TextKey>> = {
  '': 'promotions.any-time',
  'next-7': 'promotions.next-7',
  'next-30': 'promotions.next-30',
};
const START: Place = { id: '', category: '', dates: '', page: 1 };

/** Cards by category and dates (PRO-01, PRO-02, OP-54), or those of the account. */
export function PromotionList({ place, own, isMember, withoutFilter, lastOpen, host, onGo }: PromotionListProps) {
  const core = useCore();
  // The days to choose by are counted from today.
  usePlatformDay();
  const t = useText();
  // A visitor who comes by a member's address sees all of them.
  const category = place.category === 'mine' && !isMember ? '' : place.category;
  const isMine = category === 'mine';
  const list = useQuery(category === 'mine' ? undefined : promotionPage(core, { category, dates: place.dates, page: place.page }));
  const { error, loading, refresh } = isMine ? own : list;
  const cards = isMine ? own.data?.map(({ promotion }) => promotion) : list.data?.list;
  const box = useRef<HTMLDivElement>(null);
  const left = useRef(lastOpen);
  useEffect(() => {
    if (!left.current || !cards) return;
    box.current?.querySelector<HTMLElement>(`[data-promotion="${CSS.escape(left.current)}"]`)?.focus();
    left.current = '';
  }, [cards]);
  const show = (change: Partial<Place>) => onGo({ ...START, category, dates: place.dates, ...change });

  const content = () => {
    if (error && !cards) return <ErrorCard error={error} onRetry={refresh} busy={loading} />;
    if (!cards) return <ListSkeleton />;
    if (cards.length === 0) {
      return (
        <EmptyState
          icon={gift}
          title={t(isMine ? 'promotions.mine-empty' : 'promotions.empty')}
          text={isMine ? undefined : t('promotions.empty-text')}
        >
          {(category || place.dates) && !withoutFilter && <Button onClick={() => onGo(START)}>{t('promotions.show-all')}</Button>}
        </EmptyState>
      );
    }
    return (
      <>
        <ul className="promotions">
          {cards.map(promotion => (
            <PromotionCard
              key={promotion.id}
              promotion={promotion}
              own={own.data?.find(each => each.promotionId === promotion.id)}
              place={place}
              host={host}
              onGo={onGo}
            />
          ))}
        </ul>
        {!isMine && <Pagination page={place.page} total={list.data?.totalPages ?? 1} onPage={page => show({ page })} />}
      </>
    );
  };
  return (
    <div ref={box} className="page">
      {!withoutFilter && (
        <div className="promotion-filters">
          <CutRow>
            <ChipBar
              label={t('promotions.category')}
              chips={[
                { value: '', label: t('common.all') },
                ...(isMember ? [{ value: 'mine', label: t('promotions.mine') }] : []),
                ...Object.entries(CATEGORY_TEXT).map(([value, key]) => ({ value, label: t(key) })),
              ]}
              value={category}
              onChoose={value => show({ category: value as Place['category'] })}
            />
          </CutRow>
          {!isMine && (
            <select
              className="input promotion-dates"
              aria-label={t('promotions.dates')}
              value={place.dates}
              onChange={({ target }) => show({ dates: DATES[target.selectedIndex] })}
            >
              {DATES.map(value => (
                <option key={value} value={value}>
                  {t(DATE_TEXT[value])}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
      {content()}
    </div>
  );
}
