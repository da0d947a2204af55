import { useText } from '../../element/core-context.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';

/** Of the shape of what comes: a list, and cards below it. */
export function RewardsSkeleton() {
  const t = useText();
  return (
    <div className="rewards-wait" role="status" aria-busy="true" aria-label={t('common.loading')}>
      <Skeleton />
      <div className="raffles">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
