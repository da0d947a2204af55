import type { ReactNode } from 'react';
import { useText } from '../../element/core-context.js';
import { Button } from '../atoms/button.js';
import { EmptyState } from '../atoms/empty-state.js';
import { ErrorCard } from '../atoms/error-card.js';
import { fileText } from '../atoms/icons.js';
import { Skeleton } from '../atoms/skeleton.js';
import { MoneyText } from '../atoms/money-text.js';
import type { Kept } from './use-kept.js';

interface RecordFrameProps<T> {
  of: Kept<T>;
  /** Stands until the first answer, in place of grey lines. */
  waiting?: ReactNode;
  children(data: T): ReactNode;
}
export interface Sum {
  text: string;
  amount: number;
  isResult?: boolean;
}

/** Waiting, failure, or what was answered. */
export function RecordFrame<T>({ of: { data, error, isOwn, loading, refresh }, waiting, children }: RecordFrameProps<T>) {
  const t = useText();
  if (error && !isOwn) return <ErrorCard error={error} onRetry={refresh} busy={loading} />;
  if (data !== undefined) return children(data);
  return (
    waiting ?? (
      <div className="record-loading" role="status" aria-busy="true" aria-label={t('common.loading')}>
        {[1, 2, 3, 4, 5].map(line => (
          <Skeleton key={line} />
        ))}
      </div>
    )
  );
}

/** Nothing in these days. `onClear` takes filters away; without any there is nothing to take. */
export function NoLines({ onClear }: { onClear?: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={fileText}
      title={t('member.record-empty')}
      text={t(onClear ? 'member.record-empty-filter' : 'member.record-empty-days')}
    >
      {onClear && <Button onClick={onClear}>{t('member.clear-filter')}</Button>}
    </EmptyState>
  );
}

/** Sums of the whole range, not of the page. A result that stands first leads. */
export function Sums({ label, sums }: { label?: string; sums: readonly Sum[] }) {
  const t = useText();
  const leads = sums[0]?.isResult && !sums[1]?.isResult;
  return (
    <dl className="sums" aria-label={label ?? t('member.sums')}>
      {sums.map(({ text, amount, isResult }, index) => (
        <div key={text} data-leads={(leads && index === 0) || undefined}>
          <dt>{text}</dt>
          <dd>{isResult ? <Signed amount={amount} /> : <MoneyText amount={amount} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An amount that came in or went out; the sign says it, colour only repeats it. */
export function Signed({ amount }: { amount: number }) {
  return (
    <span className="signed" data-sign={Math.sign(amount)}>
      <MoneyText amount={amount} withPlus />
    </span>
  );
}
