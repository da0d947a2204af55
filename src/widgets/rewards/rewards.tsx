import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { gift } from '../../ui/atoms/icons.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { LogInFirst } from '../../ui/atoms/log-in-first.js';
import type { contract } from './contract.js';
import { RewardsSkeleton } from './rewards-skeleton.js';
import { sectionOf } from './sections.js';

/** One section of what waits for the account; whoever can have none is told so, and nothing is asked for (PRO-23, INV-05). */
export function Rewards({ section, withoutTitle, emit, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { gate, hasTexts } = useGate();
  const { phase } = useStore(core.status.store, status => status);
  const chosen = sectionOf(section);
  const { title, needsSwitch, off = 'rewards.off' } = chosen;
  const isOff = phase === 'ready' && needsSwitch !== undefined && !core.status.isOn(needsSwitch);
  const isAllowed = gate === 'open' && !isOff;
  const { code: Section, error, retry } = useLate(chosen.load, isAllowed);

  const content = () => {
    if (gate === 'waiting' || phase === 'loading') return <RewardsSkeleton />;
    if (isOff) return <EmptyState icon={gift} title={t(off)} />;
    if (!isAllowed) {
      return (
        <LogInFirst
          host={host}
          action="rewards"
          title="rewards.login"
          text="rewards.login-text"
          trial={{ title: 'rewards.trial', button: 'rewards.real-account' }}
        />
      );
    }
    return error !== undefined ? (
      <ErrorCard error={error} onRetry={retry} />
    ) : Section ? (
      <Section emit={emit} host={host} />
    ) : (
      <RewardsSkeleton />
    );
  };
  return (
    <section className="page" aria-label={hasTexts && !withoutTitle ? t(title) : undefined}>
      {!withoutTitle && hasTexts && <h2 className="rewards-title">{t(title)}</h2>}
      {content()}
    </section>
  );
}
