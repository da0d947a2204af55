import type { Draw, Prize, Reward, TicketKind } from '../../api/rewards/rewards.js';
import type { TextKey } from '../../core/parts/core.js';
import { useCore, useText } from '../../element/core-context.js';
import { award, gift, sparkles, ticket } from '../../ui/atoms/icons.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** Translation keys of a raffle. */
interface RaffleWords {
  name: TextKey;
  how: TextKey;
  /** What its button does. */
  go: TextKey;
  again: TextKey;
  underWay: TextKey;
}

export const RAFFLE_WORDS: Readonly<Record<TicketKind, RaffleWords>> = {
  egg_ticket: {
    name: 'rewards.egg',
    how: 'rewards.egg-how',
    go: 'rewards.egg-go',
    again: 'rewards.egg-again',
    underWay: 'rewards.egg-under-way',
  },
  red_envelope_ticket: {
    name: 'rewards.envelope',
    how: 'rewards.envelope-how',
    go: 'rewards.envelope-go',
    again: 'rewards.envelope-again',
    underWay: 'rewards.envelope-under-way',
  },
  prize_wheel_ticket: {
    name: 'rewards.wheel',
    how: 'rewards.wheel-how',
    go: 'rewards.wheel-go',
    again: 'rewards.wheel-again',
    underWay: 'rewards.wheel-under-way',
  },
};
const ICONS: Readonly<Record<Reward['kind'], string>> = {
  bonus: gift,
  activity: gift,
  points: award,
  egg_ticket: ticket,
  red_envelope_ticket: ticket,
  prize_wheel_ticket: sparkles,
};

export function iconOf({ kind }: Reward): string {
  return ICONS[kind];
}

/** What was or can be won, in words. */
export function usePrizeText() {
  const { language, money } = useCore();
  const t = useText();
  const figures = (points: number) => numberFormat(language.locale()).format(points);
  return ({ gives, amount, points }: Pick<Draw | Prize, 'gives' | 'amount' | 'points'>): string => {
    if (gives === 'bonus') return money.format(amount);
    return gives === 'points' ? t('rewards.points', { count: points, points: figures(points) }) : t('rewards.nothing');
  };
}

/** What came of a draw, as a sentence. */
export function useWonText() {
  const t = useText();
  const prizeText = usePrizeText();
  return (draw: Draw) => (draw.gives === 'nothing' ? t('rewards.nothing') : t('rewards.won', { what: prizeText(draw) }));
}
