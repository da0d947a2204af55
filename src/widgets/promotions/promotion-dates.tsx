import type { PromotionCard } from '../../api/rewards/promotions.js';
import { useText } from '../../element/core-context.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';

/** From when, until when, or since when no more. */
export function PromotionDates({ state, startsAt, endsAt }: Pick<PromotionCard, 'state' | 'startsAt' | 'endsAt'>) {
  const { day } = usePlatformTime();
  const t = useText();
  const at = state === 'soon' ? startsAt : endsAt;
  if (!at) return <span className="promotion-date">{t('promotions.open-end')}</span>;
  const date = day(at);
  return (
    <time className="promotion-date" dateTime={new Date(at).toISOString()}>
      {t(state === 'soon' ? 'promotions.begins' : state === 'closed' ? 'promotions.ended' : 'promotions.until', { date })}
    </time>
  );
}
