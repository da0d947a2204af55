import type { PointReward } from '../../api/money/points.js';
import { rewardHurdle } from '../../core/points/points.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { check } from '../../ui/atoms/icons.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { KIND_TEXT, usePointsText } from './point-words.js';
import { textLanguage } from '../../ui/html/text-language.js';

interface RewardCardProps {
  reward: PointReward;
  points: number;
  /** Minor units. */
  deposited: number;
  onWant(): void;
}

/** One reward: name, type and amount, what it asks for, how many are left, and whether it can be had (PTS-03, PTS-13). */
export function RewardCard({ reward, points, deposited, onWant }: RewardCardProps) {
  const { money } = useCore();
  const t = useText();
  const words = usePointsText();
  const { name, lang, type, amount, amountRequirement, pointsRequirement, quantity, imageUrl } = reward;
  const hurdle = rewardHurdle(reward, points, deposited);
  const status = hurdle === undefined ? 'points.status-available' : hurdle === 'quantity' ? 'points.sold-out' : 'points.status-locked';
  const missingPoints = pointsRequirement - points;
  const missingDeposits = amountRequirement - deposited;
  return (
    <li className="reward" part="card" data-hurdle={hurdle}>
      <LazyImage className="reward-image" src={imageUrl} title={name} />
      <span className="reward-status">{t(status)}</span>
      <div className="reward-text">
        <h2>
          <bdi {...textLanguage(lang)}>{name}</bdi>
        </h2>
        <p className="reward-kind">
          <span>{t(KIND_TEXT[type])}</span>
          {amount > 0 && <span>{t('points.worth', { amount: money.format(amount) })}</span>}
          {quantity > 0 && <span>{t('points.quantity', { count: quantity })}</span>}
        </p>
        <ul className="reward-needs">
          <Need
            met={missingPoints <= 0}
            text={words.points(pointsRequirement)}
            missing={t('points.needs-points-left', { points: words.points(missingPoints) })}
            share={points / pointsRequirement}
            closed={hurdle === 'quantity'}
          />
          {amountRequirement > 0 && (
            <Need
              met={missingDeposits <= 0}
              text={t('points.needs-deposits', { amount: money.format(amountRequirement) })}
              missing={t('points.needs-deposits-left', { amount: money.format(missingDeposits) })}
              share={deposited / amountRequirement}
              closed={hurdle === 'quantity'}
            />
          )}
        </ul>
        <Button
          kind={hurdle ? 'secondary' : 'primary'}
          block
          disabled={hurdle !== undefined}
          aria-label={`${t(hurdle === 'quantity' ? 'points.sold-out' : 'points.redeem')}: ${name}`}
          onClick={onWant}
        >
          {t(hurdle === 'quantity' ? 'points.sold-out' : 'points.redeem')}
        </Button>
      </div>
    </li>
  );
}

interface NeedProps {
  met: boolean;
  text: string;
  missing: string;
  /** Of what is asked for, what there is. */
  share: number;
  /** The reward is gone: nothing is counted any more. */
  closed: boolean;
}

function Need({ met, text, missing, share, closed }: NeedProps) {
  const isOpen = !met && !closed;
  return (
    <li data-met={met || undefined}>
      {met && <Icon of={check} />}
      <span>
        {text}
        {isOpen && <progress max={1} value={share} aria-hidden="true" />}
        {isOpen && <small>{missing}</small>}
      </span>
    </li>
  );
}
