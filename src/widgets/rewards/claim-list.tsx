import { useRef, useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { Reward } from '../../api/rewards/rewards.js';
import type { MessageText } from '../../core/parts/core.js';
import { refreshAfterClaim, takeReward } from '../../core/rewards/claim-rewards.js';
import { useCore, useLocale, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { Icon } from '../../ui/atoms/icon.js';
import { textLanguage } from '../../ui/html/text-language.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';
import { failureText } from './failure-text.js';
import { iconOf, usePrizeText } from './reward-words.js';
import type { SectionProps } from './sections.js';
import { listFormat } from '../../texts/forms/date-forms.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** Bonuses and points, claimed one by one or all together (PRO-14, PRO-17). */
export function ClaimList({ rewards, emit }: { rewards: readonly Reward[]; emit: SectionProps['emit'] }) {
  const core = useCore();
  const t = useText();
  const locale = useLocale();
  const prizeText = usePrizeText();
  const { day } = usePlatformTime();
  const [busy, setBusy] = useState<string>();
  const [message, setMessage] = useState<MessageText>();
  const [done, setDone] = useState<string>('');
  const heading = useRef<HTMLHeadingElement>(null);

  async function claim(wanted: readonly Reward[], name: string): Promise<void> {
    setBusy(name);
    setMessage(undefined);
    setDone('');
    const claimed: string[] = [];
    try {
      for (const reward of wanted) {
        await takeReward(core, reward);
        claimed.push(worthOf(reward));
        emit('gp-claim', { id: reward.id, kind: reward.kind, amount: reward.amount, points: reward.points });
      }
    } catch (error) {
      setMessage(failureText(error, 'claim'));
      emit('gp-error', { code: errorCode(error), cause: error });
    }
    await refreshAfterClaim(core);
    setBusy(undefined);
    if (claimed.length === 0) return;
    setDone(t('rewards.claimed', { what: listFormat(core.language.locale()).format(claimed) }));
    // The row that was claimed is gone, and its button with it.
    heading.current?.focus();
  }
  function worthOf(reward: Reward): string {
    if (reward.kind === 'points') return prizeText({ gives: 'points', amount: 0, points: reward.points });
    return reward.amount > 0 ? core.money.format(reward.amount) : reward.title;
  }
  return (
    <section className="panel" part="list" aria-labelledby="claims">
      <div className="rewards-head">
        <h3 id="claims" ref={heading} tabIndex={-1}>
          {t('rewards.claims')} <span className="rewards-count">{numberFormat(locale).format(rewards.length)}</span>
        </h3>
        {rewards.length > 1 && (
          <Button busy={busy === 'all'} disabled={busy !== undefined && busy !== 'all'} onClick={() => void claim(rewards, 'all')}>
            {t('rewards.claim-all')}
          </Button>
        )}
      </div>
      <FormMessage text={message && t(message.key, message.values)} />
      <p className="rewards-done" role="status">
        {done}
      </p>
      <ul className="claims">
        {rewards.map(reward => (
          <li key={`${reward.kind} ${reward.id}`} className="claim">
            <span className="claim-icon">
              <Icon of={iconOf(reward)} />
            </span>
            <p className="claim-text">
              <strong {...textLanguage(reward.lang)}>{reward.title}</strong>
              <span className="soft">{reward.expiresAt ? t('rewards.until', { day: day(reward.expiresAt) }) : t('rewards.no-end')}</span>
            </p>
            {(reward.amount > 0 || reward.points > 0) && <strong className="claim-worth tabular">{worthOf(reward)}</strong>}
            <Button
              kind="primary"
              aria-label={t('rewards.claim-this', { what: `${worthOf(reward)}, ${reward.title}` })}
              busy={busy === `${reward.kind} ${reward.id}`}
              disabled={busy !== undefined && busy !== `${reward.kind} ${reward.id}`}
              onClick={() => void claim([reward], `${reward.kind} ${reward.id}`)}
            >
              {t('rewards.claim')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
