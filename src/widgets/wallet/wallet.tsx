import { useEffect } from 'react';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useText } from '../../element/core-context.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { LogInFirst } from '../../ui/atoms/log-in-first.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { BalanceCard } from './balance-card.js';
import type { contract } from './contract.js';
import { sectionOf } from './sections.js';

/** One section of the account's money; whoever has no wallet is told so, and nothing is asked for (INV-05). */
export function Wallet({ section, withoutTitle, emit, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { gate, hasTexts } = useGate();
  const chosen = sectionOf(section);
  const { title, action } = chosen;
  const isAllowed = gate === 'open';
  const { code: Section, error, retry } = useLate(chosen.load, isAllowed);

  // The section's figures are as fresh as what the header shows.
  useEffect(() => {
    if (isAllowed) void core.wallet.refresh();
  }, [core, isAllowed]);

  if (core.status.lacks(title)) return null;
  const content = () => {
    if (gate === 'waiting') return <SectionSkeleton />;
    if (!isAllowed) {
      return (
        <LogInFirst host={host} action={action} title="wallet.login" trial={{ title: 'wallet.trial', button: 'wallet.real-account' }} />
      );
    }
    return (
      <>
        <BalanceCard leads={section === 'transferFund'} />
        {error !== undefined ? (
          <ErrorCard error={error} onRetry={retry} />
        ) : Section ? (
          <Section emit={emit} host={host} />
        ) : (
          <SectionSkeleton />
        )}
      </>
    );
  };
  return (
    <section className="page wallet" aria-label={hasTexts && !withoutTitle ? t(title) : undefined}>
      {!withoutTitle && hasTexts && <h2>{t(title)}</h2>}
      {content()}
    </section>
  );
}

function SectionSkeleton() {
  const t = useText();
  return (
    <div className="wallet-wait" role="status" aria-busy="true" aria-label={t('common.loading')}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}
