import type { ReactNode } from 'react';
import { useText } from '../../element/core-context.js';
import { Skeleton } from '../atoms/skeleton.js';

/** Stands where a page, or all that is on it, is on its way. */
export function PageLoading({ children }: { children?: ReactNode }) {
  const t = useText();
  return (
    <div className="page-loading" role="status" aria-busy="true" aria-label={t('common.loading')}>
      {children ?? (
        <>
          <Skeleton />
          <Skeleton />
        </>
      )}
    </div>
  );
}
