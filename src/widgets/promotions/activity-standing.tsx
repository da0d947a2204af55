import type { Activity, Promotion } from '../../api/rewards/promotions.js';
import { useCore, useText } from '../../element/core-context.js';
import { STATUS_TEXT } from './promotion-words.js';

interface ActivityStandingProps {
  promotion: Promotion;
  own?: Activity;
}

/** In words: whether it is open, or where the member stands, with what was handed in and answered. */
export function ActivityStanding({ promotion, own }: ActivityStandingProps) {
  const { money } = useCore();
  const t = useText();
  if (!own) {
    const { state } = promotion;
    if (state === 'open') return <p className="promotion-word">{t('promotions.state-open')}</p>;
    return (
      <>
        <p className="promotion-word">{t(state === 'soon' ? 'promotions.state-soon' : 'promotions.state-closed')}</p>
        <p className="soft">{t(state === 'soon' ? 'promotions.state-soon-text' : 'promotions.state-closed-text')}</p>
      </>
    );
  }
  const [word, sentence] = STATUS_TEXT[own.status];
  const isDone = own.status === 'process' && own.claimable;
  const amount = own.rewardAmount ?? promotion.rewardAmount;
  const paid = own.status === 'claimed' && amount > 0;
  return (
    <>
      <p className="promotion-word" data-status={own.claimable ? 'issued' : own.status}>
        {t(word)}
      </p>
      <p className="soft">
        {paid
          ? t('promotions.status-claimed-bonus', { amount: money.format(amount) })
          : t(isDone ? 'promotions.status-process-done' : sentence)}
        {own.status === 'signed' && ` ${t('promotions.days', { count: own.days })}`}
      </p>
      {own.status === 'process' && <Progress promotion={promotion} own={own} />}
      {own.note && (
        <blockquote className="promotion-note">
          <strong>{t('promotions.note')}</strong>
          <p>{own.note}</p>
        </blockquote>
      )}
      {own.comment && (
        <p className="promotion-said">
          <strong>{t('promotions.your-comment')}</strong> <q>{own.comment}</q>
        </p>
      )}
      {own.images.length > 0 && (
        <ul className="pictures">
          {own.images.map((url, index) => (
            <li key={url} className="picture">
              <a href={url} target="_blank" rel="noopener noreferrer">
                <img src={url} alt={t('promotions.image', { number: index + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How far a mission is (PRO-09); more than its target is shown as its target. */
function Progress({ promotion: { mission }, own }: Required<ActivityStandingProps>) {
  const { money } = useCore();
  const t = useText();
  if (!mission) return null;
  const value = Math.min(own.progress, mission.target);
  const amount = (units: number) => (mission.metric === 'stake' ? money.format(Math.round(units * 100)) : String(units));
  const texts = { value: amount(value), target: amount(mission.target), count: mission.target };
  const text = t(mission.metric === 'stake' ? 'promotions.progress' : 'promotions.progress-bets', texts);
  return (
    <div className="promotion-progress">
      <progress max={mission.target} value={value} aria-label={t('promotions.progress-label')} />
      <span className="tabular">{text}</span>
    </div>
  );
}
