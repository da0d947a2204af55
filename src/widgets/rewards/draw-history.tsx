import type { Draw } from '../../api/rewards/rewards.js';
import { useText } from '../../element/core-context.js';
import { RAFFLE_WORDS, usePrizeText } from './reward-words.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';

/** What the last tickets have brought. */
export function DrawHistory({ draws }: { draws: readonly Draw[] }) {
  const t = useText();
  const moment = usePlatformTime().moment();
  const prizeText = usePrizeText();
  return (
    <section className="panel" part="draws" aria-labelledby="draws">
      <h3 id="draws">{t('rewards.draws')}</h3>
      <ul className="draws">
        {draws.map(draw => (
          <li key={draw.id} className="draw-line" data-gives={draw.gives}>
            <span>{t(RAFFLE_WORDS[draw.kind].name)}</span>
            <time className="soft" dateTime={new Date(draw.drawnAt).toISOString()}>
              {moment(draw.drawnAt)}
            </time>
            <strong className="tabular">{prizeText(draw)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
