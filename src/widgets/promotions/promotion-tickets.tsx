import type { PromotionCard } from '../../api/rewards/promotions.js';
import { useCore, useStore, useText } from '../../element/core-context.js';

const TEXTS = {
  egg_ticket: 'promotions.egg-tickets',
  red_envelope_ticket: 'promotions.envelope-tickets',
  prize_wheel_ticket: 'promotions.wheel-tickets',
} as const;

/** Whether there is a reward centre, where tickets wait. */
export function useHasTickets({ tickets }: Pick<PromotionCard, 'tickets'>): boolean {
  const { status } = useCore();
  return useStore(status.store, () => status.isOn('REWARDCENTER3')) && tickets > 0;
}

/** Tickets for the reward centre that come with it; nothing for none. */
export function PromotionTickets({ ticketKind, tickets }: Pick<PromotionCard, 'ticketKind' | 'tickets'>) {
  const t = useText();
  const hasTickets = useHasTickets({ tickets });
  return ticketKind && hasTickets ? <strong className="promotion-reward">{t(TEXTS[ticketKind], { count: tickets })}</strong> : null;
}
