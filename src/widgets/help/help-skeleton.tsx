import { useText } from '../../element/core-context.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';

/** Blocks of the size of list and text. */
export function HelpSkeleton({ single }: { single: boolean }) {
  const t = useText();
  const lines = (count: number) => Array.from({ length: count }, (_, index) => <Skeleton key={index} />);
  return (
    <div className={single ? 'help-loading' : 'help help-loading'} role="status" aria-busy="true" aria-label={t('common.loading')}>
      {!single && <Skeleton className="help-head" />}
      {!single && <div className="help-side">{lines(9)}</div>}
      <div className="topic">{lines(6)}</div>
    </div>
  );
}
