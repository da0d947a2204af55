import type { ReactNode } from 'react';
import type { QueryState } from '../../../core/core.js';
import { useText } from '../../core-context.js';
import { Button } from '../button.js';
import { EmptyState } from '../empty-state.js';
import { ErrorCard } from '../error-card.js';
import { fileText } from '../icons.js';
import { Skeleton } from '../skeleton.js';
import { MoneyText } from '../money-text.js';

interface RecordFrameProps {
  query: QueryState<unknown> & { refresh(): void };
  /** What is shown: of this question, or still of the one before. */
  has: boolean;
  isEmpty: boolean;
  /** Takes filters away; without any there is nothing to take. */
  onClear?: () => void;
  children: ReactNode;
}

/** Waiting, failure, nothing, or the rows. */
export function RecordFrame({ query, has, isEmpty, onClear, children }: RecordFrameProps) {
  const t = useText();
  if (query.error && !query.data) return <ErrorCard error={query.error} onRetry={query.refresh} busy={query.loading} />;
  if (!has) {
    return (
      <div className="record-loading" role="status" aria-busy="true" aria-label={t('common.loading')}>
        {[1, 2, 3, 4, 5].map(line => (
          <Skeleton key={line} />
        ))}
      </div>
    );
  }
  if (isEmpty) {
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
  return children;
}

/** Sums of the whole range, not of the page. */
export function Sums({ label, sums }: { label: string; sums: readonly { text: string; amount: number; isResult?: boolean }[] }) {
  return (
    <dl className="sums" aria-label={label}>
      {sums.map(({ text, amount, isResult }) => (
        <div key={text}>
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
