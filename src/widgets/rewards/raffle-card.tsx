import type { Raffle } from '../../api/rewards/rewards.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';
import { RaffleArt } from './raffle-art.js';
import { RAFFLE_WORDS, usePrizeText } from './reward-words.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** One raffle: its tickets, how to use them, and what can be drawn with which chance (PRO-15). */
export function RaffleCard({ raffle, onOpen }: { raffle: Raffle; onOpen(): void }) {
  const { language } = useCore();
  const t = useText();
  const { day } = usePlatformTime();
  const prizeText = usePrizeText();
  const { kind, count, expiresAt, prizes } = raffle;
  const words = RAFFLE_WORDS[kind];
  const percent = numberFormat(language.locale(), { style: 'percent', maximumFractionDigits: 2 });
  return (
    <li className="raffle panel" part="raffle" data-kind={kind} data-none={count === 0 || undefined}>
      <RaffleArt kind={kind} prizes={prizes} />
      <h4>{t(words.name)}</h4>
      <p className="raffle-count">{t('rewards.tickets', { count })}</p>
      <p className="soft">{t(words.how)}</p>
      {expiresAt && <p className="raffle-until">{t(count > 1 ? 'rewards.first-until' : 'rewards.until', { day: day(expiresAt) })}</p>}
      <Button kind={count > 0 ? 'primary' : 'secondary'} block disabled={count === 0} onClick={onOpen}>
        {t(count > 0 ? words.go : 'rewards.no-ticket')}
      </Button>
      {prizes.length > 0 && (
        <details className="raffle-rules">
          <summary>{t('rewards.chances')}</summary>
          <p className="soft">{t('rewards.rules')}</p>
          <ul>
            {[...prizes]
              .sort((a, b) => b.chance - a.chance)
              .map(prize => (
                <li key={prize.id}>
                  <span>
                    {prizeText(prize)}
                    {typeof prize.left === 'number' && <small className="soft"> {t('rewards.left', { count: prize.left })}</small>}
                  </span>
                  <span className="tabular">{percent.format(prize.chance)}</span>
                </li>
              ))}
          </ul>
        </details>
      )}
    </li>
  );
}
