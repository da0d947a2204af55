import { useText } from '../../element/core-context.js';
import { Skeleton } from '../atoms/skeleton.js';

/** A form whose rules are on their way. */
export function FormSkeleton() {
  const t = useText();
  return (
    <div className="form form-skeleton" aria-busy="true" aria-label={t('common.loading')} role="status">
      {[1, 2, 3, 4].map(line => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}
