import { useText } from '../../element/core-context.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';

/** `leadsBack`: the page has a way back to the account. */
export function PointsSkeleton({ leadsBack }: { leadsBack: boolean }) {
  const t = useText();
  return (
    <div className="page" role="status" aria-busy="true" aria-label={t('common.loading')}>
      {leadsBack && (
        <span className="points-back" aria-hidden="true">
          {'\u00a0'}
        </span>
      )}
      <Skeleton className="points-wait" />
      <Skeleton className="points-tabs-wait" />
      <RewardSkeleton />
    </div>
  );
}

export function RewardSkeleton() {
  return (
    <div className="rewards" aria-hidden="true">
      {[1, 2, 3, 4].map(card => (
        <div key={card} className="reward">
          <Skeleton className="reward-image" />
          <div className="reward-text">
            <Skeleton className="points-line" />
            <Skeleton className="points-line" />
            <Skeleton className="points-line" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Lines of a list that is on its way. */
export function LinesSkeleton() {
  const t = useText();
  return (
    <div className="panel" role="status" aria-busy="true" aria-label={t('common.loading')}>
      {[1, 2, 3, 4, 5].map(line => (
        <Skeleton key={line} className="points-row-wait" />
      ))}
    </div>
  );
}
