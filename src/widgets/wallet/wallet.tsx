import { useEffect } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { lock } from '../../ui/atoms/icons.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { useChosenSection } from '../../ui/lazy/use-chosen-section.js';
import { useTextSet } from '../../ui/lazy/use-text-set.js';
import { BalanceCard } from './balance-card.js';
import type { contract } from './contract.js';
import { sectionOf } from './sections.js';

/** One section of the account's money; whoever has no wallet is told so, and nothing is asked for (INV-05). */
export function Wallet({ section, withoutTitle, emit, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const hasTexts = useTextSet('wallet');
  const { state, passwordChange } = useStore(core.session.store, session => session);
  const chosen = sectionOf(section);
  const { title, action } = chosen;
  const isAllowed = state === 'real' && !passwordChange;
  const { Section, error, retry } = useChosenSection(chosen, isAllowed);

  // The section's figures are as fresh as what the header shows.
  useEffect(() => {
    if (isAllowed) void core.wallet.refresh();
  }, [core, isAllowed]);

  const content = () => {
    if (!hasTexts || state === 'restoring') return <SectionSkeleton />;
    if (!isAllowed) {
      return (
        <EmptyState icon={lock} title={t(state === 'trial' ? 'wallet.trial' : 'wallet.login')}>
          <Button kind="primary" onClick={() => core.access.ask(action, undefined, host)}>
            {t(state === 'trial' ? 'wallet.real-account' : 'nav.log-in')}
          </Button>
        </EmptyState>
      );
    }
    return (
      <>
        <BalanceCard />
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
