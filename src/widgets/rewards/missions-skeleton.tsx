import { useText } from '../../element/core-context.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';

/** Of the shape of what comes: panels of a few lines each. */
export function MissionsSkeleton({ panels = 2 }: { panels?: number }) {
  const t = useText();
  return (
    <div className="missions-wait" role="status" aria-busy="true" aria-label={t('common.loading')}>
      {Array.from({ length: panels }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
