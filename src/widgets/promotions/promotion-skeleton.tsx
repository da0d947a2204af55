import { useText } from '../../element/core-context.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';

const CARDS = [1, 2, 3, 4, 5, 6];

export function ListSkeleton() {
  const t = useText();
  return (
    <div className="promotions" role="status" aria-busy="true" aria-label={t('common.loading')}>
      {CARDS.map(card => (
        <div key={card} className="promotion-card" aria-hidden="true">
          <Skeleton className="promotion-image" />
          <div className="promotion-text">
            <Skeleton className="promotion-line" />
            <Skeleton className="promotion-line" />
            <Skeleton className="promotion-line promotion-wait-foot" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The list before its words, with the place of its filters. */
export function PageSkeleton({ withoutFilter }: { withoutFilter: boolean }) {
  return (
    <div className="page">
      {!withoutFilter && <Skeleton className="promotion-filters-wait" />}
      <ListSkeleton />
    </div>
  );
}

export function DetailSkeleton() {
  const t = useText();
  return (
    <div className="promotion" role="status" aria-busy="true" aria-label={t('common.loading')}>
      <div className="promotion-head">
        <Skeleton className="promotion-image" />
        <Skeleton className="promotion-line" />
      </div>
      <Skeleton className="promotion-wait" />
    </div>
  );
}
