import type { Lottery, NumberRule } from '../../api/games/lottery.js';
import { nextClosing } from '../../core/lottery/draw-times.js';
import { useText } from '../../element/core-context.js';
import { FavouriteButton } from '../games/favourite-button.js';
import { LazyImage } from '../games/lazy-image.js';
import { Balls } from './balls.js';
import { Countdown } from './countdown.js';
import { useSecondsLeft } from './use-seconds-left.js';

interface LotteryCardProps {
  lottery: Lottery;
  rule: NumberRule | undefined;
  /** Of its last draw; none before its first one, undefined while they are asked for. */
  numbers: readonly string[] | undefined;
  ahead: number;
  /** What it can bring, as a line of text. */
  prize?: string;
  /** The element that raises the events. */
  host: HTMLElement;
  onOpen: (gameCode: string) => void;
}

const MOST_BALLS = 5;

/** A lottery in the list: its last numbers and the time to its next draw; the whole card opens it. */
export function LotteryCard({ lottery, rule, numbers, ahead, prize, host, onOpen }: LotteryCardProps) {
  const t = useText();
  // Goes on to the next draw when one closes.
  useSecondsLeft(lottery.closesAt, ahead);
  const until = nextClosing(lottery, Date.now() + ahead);
  return (
    <article className="lottery-card" part="card" data-maintenance={lottery.inMaintenance || undefined}>
      <LazyImage className="lottery-card-art" src={lottery.imageUrl} title={lottery.name} />
      <div className="lottery-card-text">
        <h3>
          <button type="button" className="lottery-card-open" onClick={() => onOpen(lottery.code)}>
            {lottery.name}
          </button>
        </h3>
        {prize && <p className="lottery-card-prize">{prize}</p>}
        <div className="lottery-card-numbers">
          {!numbers ? (
            <span className="skeleton lottery-card-waiting" />
          ) : numbers.length > 0 && rule ? (
            <Balls
              kind={rule.kind}
              numbers={rule.kind === 'loto' ? numbers.slice(0, 1) : numbers}
              size="small"
              most={numbers.length > MOST_BALLS + 1 ? MOST_BALLS - 1 : MOST_BALLS + 1}
            />
          ) : (
            <span className="faint">{t('lottery.first-draw')}</span>
          )}
        </div>
      </div>
      <div className="lottery-card-time">
        {lottery.inMaintenance ? (
          <span className="lottery-mark">{t('lottery.maintenance')}</span>
        ) : (
          <>
            <span className="faint">{t('lottery.next-draw')}</span>
            <Countdown until={until} ahead={ahead} />
          </>
        )}
      </div>
      <FavouriteButton game={lottery} host={host} />
    </article>
  );
}
