import { useText } from '../../element/core-context.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';

/** Stands while code or data are on their way. */
export function ContractsLoading() {
  const t = useText();
  return (
    <div className="contracts-wait" role="status" aria-busy="true" aria-label={t('common.loading')}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}
