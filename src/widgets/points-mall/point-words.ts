import type { PointReward, PointType, RedeemStatus } from '../../api/money/points.js';
import type { MessageText, TextKey } from '../../core/parts/core.js';
import { errorText } from '../../core/format/error-text.js';
import { isUnsure } from '../../core/data/unsettled.js';
import { useCore, useText } from '../../element/core-context.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** Translation keys of the platform's words. */
export const TYPE_TEXT: Readonly<Record<PointType, TextKey>> = {
  deposit: 'points.type-deposit',
  redeem: 'points.type-redeem',
  slot_games: 'points.type-slot-games',
  live_casino: 'points.type-live-casino',
  sports_betting: 'points.type-sports-betting',
  lottery_ticket: 'points.type-lottery-ticket',
  pvp_game: 'points.type-pvp-game',
};
export const STATUS_TEXT: Readonly<Record<RedeemStatus, TextKey>> = {
  in_process: 'points.status-in-process',
  approved: 'points.status-approved',
  rejected: 'points.status-rejected',
};
export const KIND_TEXT: Readonly<Record<PointReward['type'], TextKey>> = { bonus: 'points.type-bonus', gift: 'points.type-gift' };

/** The platform's words for wrong fields, said of points and their password. */
export const FAULT_TEXT: Readonly<Partial<Record<TextKey, TextKey>>> = {
  'validation.empty': 'points.password-empty',
  'validation.wrong': 'points.password-wrong',
  'validation.unknown': 'points.needs-password',
  'validation.invalid': 'points.typed-wrong',
};

/** What is told of a wish that failed; of one that may have been done all the same, that it can be sent again. */
export function tellPoints(failure: unknown): MessageText {
  return isUnsure(failure) ? { key: 'points.unsure' } : errorText(failure);
}

/** Points as figures and as words, in the manner of the language. */
export function usePointsText() {
  const { language } = useCore();
  const t = useText();
  const figures = (points: number) => numberFormat(language.locale()).format(points);
  return { figures, points: (count: number) => t('points.amount', { count, points: figures(count) }) };
}
