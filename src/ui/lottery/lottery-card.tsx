import type { Lottery, LotteryMenu, NumberRule } from '../../api/games/lottery.js';
import type { OnTime } from '../../core/data/on-time.js';
import { nextClosing } from '../../core/lottery/draw-times.js';
import { useCore, useText } from '../../element/core-context.js';
import { Icon } from '../atoms/icon.js';
import { play } from '../atoms/icons.js';
import { FavouriteButton } from '../games/favourite-button.js';
import { LazyImage } from '../games/lazy-image.js';
import { Balls } from './balls.js';
import { Countdown } from './countdown.js';
import { useSecondsLeft } from './use-seconds-left.js';

interface LotteryCardProps {
  lottery: Lottery;
  menu: OnTime<LotteryMenu>;
  /** Of its last draw; none before its first one, undefined while they are asked for. */
  numbers: readonly string[] | undefined;
  /** The element that raises the events. */
  host: HTMLElement;
  onOpen: (gameCode: string) => void;
}

const MOST_BALLS = 5;

/** A lottery in the list: what it can bring, its last numbers and the time to its next draw; the whole card opens it. */
export function LotteryCard({ lottery, menu: { ahead, minStake, numberRules }, numbers, host, onOpen }: LotteryCardProps) {
  const { money } = useCore();
  const t = useText();
  const rule = numberRules.find(({ code }) => code === lottery.numberRule);
  const odds = rule ? bestOdds(rule) : 0;
  // Goes on to the next draw when one closes.
  useSecondsLeft(lottery.closesAt, ahead);
  const until = nextClosing(lottery, Date.now() + ahead);
  return (
    <article className="lottery-card" part="card" data-maintenance={lottery.inMaintenance || undefined}>
      <LazyImage className="lottery-card-art" src={lottery.imageUrl} title={lottery.name} />
      <div className="lottery-card-text">
        <h3>
          <button type="button" className="lottery-card-open" onClickCapture={() => onOpen(lottery.code)}>
            {lottery.name}
          </button>
        </h3>
        {odds > 0 && (
          <p className="lottery-card-prize">
            {t('lottery.up-to', { stake: money.format(minStake), prize: money.format(Math.floor(minStake * odds)) })}
          </p>
        )}
        <div className="lottery-card-numbers">
          <span className="lottery-card-last faint">{t('lottery.last-draw')}</span>
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
      {!lottery.inMaintenance && <Icon of={play} filled className="lottery-card-go" />}
      <FavouriteButton game={lottery} host={host} />
    </article>
  );
}

function bestOdds({ plays }: NumberRule): number {
  return Math.max(0, ...plays.flatMap(({ prizes }) => prizes.map(({ odds }) => odds)));
}
