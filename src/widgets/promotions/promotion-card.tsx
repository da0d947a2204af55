import type { Activity, PromotionCard as Card } from '../../api/rewards/promotions.js';
import { useCore, useText } from '../../element/core-context.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { Link } from '../../ui/atoms/link.js';
import { textLanguage } from '../../ui/html/text-language.js';
import { addressOf, type Place } from './promotion-place.js';
import { PromotionDates } from './promotion-dates.js';
import { PromotionTickets } from './promotion-tickets.js';
import { PromotionTags } from './promotion-tags.js';
import { STATUS_TEXT } from './promotion-words.js';

interface PromotionCardProps {
  promotion: Card;
  own?: Activity;
  place: Place;
  host: HTMLElement;
  onGo(place: Place): void;
}

/** One promotion of the list; the whole card leads to it (PRO-03). */
export function PromotionCard({ promotion, own, place, host, onGo }: PromotionCardProps) {
  const { money } = useCore();
  const t = useText();
  const { id, lang, state, title, summary, rewardAmount } = promotion;
  const open = { ...place, id };
  return (
    <li className="promotion-card" part="card" data-state={state}>
      <LazyImage className="promotion-image" src={promotion.imageUrl} title={title} />
      <StateBadge state={state} own={own} />
      <div className="promotion-text">
        <PromotionTags tags={promotion.tags} />
        <h2 {...textLanguage(lang)}>
          <Link className="promotion-link" data-promotion={id} to={addressOf(open)} from={host} onFollow={() => onGo(open)}>
            {title}
          </Link>
        </h2>
        <p className="soft" {...textLanguage(lang)}>
          {summary}
        </p>
        <p className="promotion-foot">
          <span className="promotion-rewards">
            {rewardAmount > 0 && (
              <strong className="promotion-reward">{t('promotions.bonus', { amount: money.format(rewardAmount) })}</strong>
            )}
            <PromotionTickets {...promotion} />
          </span>
          <PromotionDates {...promotion} />
        </p>
        {/* What the link of the whole card leads to; whoever hears the page has the link. */}
        <span
          className={`button button-block ${own?.claimable ? 'button-primary' : 'button-secondary'}`}
          data-open={(state === 'open' && !own?.current) || undefined}
          aria-hidden="true"
        >
          {t(own?.claimable ? 'promotions.claim-nothing' : 'promotions.see')}
        </span>
      </div>
    </li>
  );
}

/** Where the member stands, else whether it is open: nothing to say of one that simply is. */
function StateBadge({ state, own }: { state: Card['state']; own?: Activity }) {
  const t = useText();
  if (own?.current) {
    return (
      <span className="promotion-state" data-status={own.claimable ? 'issued' : own.status}>
        {t(STATUS_TEXT[own.status][0])}
      </span>
    );
  }
  if (state === 'open') return null;
  return <span className="promotion-state">{t(state === 'soon' ? 'promotions.state-soon' : 'promotions.state-closed')}</span>;
}
