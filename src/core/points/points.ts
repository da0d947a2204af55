import {
  getPointBalance,
  getPointConfig,
  getPointHistory,
  getPointReward,
  getRedeemPointList,
  type PointConfig,
  type PointHistoryPage,
  type PointReward,
  type PointType,
} from '../../api/money/points.js';
import type { Core, MessageText, Query } from '../parts/core.js';
import { chosenDates, type DatePreset } from '../format/date-presets.js';
import { resource } from '../data/resource.js';

export { deliveryFaults } from '../../api/money/delivery.js';
export { POINT_TYPES } from '../../api/money/points.js';

export interface HistoryFilter {
  type: PointType | '';
  /** Empty: from the beginning. */
  dates: Extract<DatePreset, `previous-${string}`> | '';
  /** From 1. */
  page: number;
}

const MINUTE = 60_000;
const PARTS = 100_000;

/** Points of the account (PTS-01). */
export const pointBalance = resource({
  name: 'points',
  scope: 'account',
  tags: ['points'],
  staleAfter: 0,
  call: getPointBalance,
});

/** What points are given for and worth (PTS-02). */
export const pointConfig = resource({
  name: 'point-config',
  scope: 'account',
  tags: ['points'],
  staleAfter: MINUTE,
  call: getPointConfig,
});

/** What the mall has (PTS-11). */
export const pointRewards = resource({
  name: 'point-rewards',
  scope: 'account+language',
  tags: ['points'],
  staleAfter: 0,
  call: getPointReward,
});

/** The account's requests (PTS-12). */
export const redeemRequests = resource({
  name: 'redeem-requests',
  scope: 'account+language',
  tags: ['points'],
  staleAfter: 0,
  call: getRedeemPointList,
});

const historyOf = resource({
  name: 'point-history',
  scope: 'account+language',
  tags: ['points'],
  staleAfter: 0,
  call: getPointHistory,
});

/** What changed the account's points (PTS-04, PTS-08). */
export function pointHistory(core: Pick<Core, 'client' | 'status'>, { type, dates, page }: HistoryFilter): Query<PointHistoryPage> {
  return historyOf(core, { type, page, ...chosenDates(core, dates) });
}

/** Every figure of points on the page is asked for again. */
export function refreshPoints({ queries }: Pick<Core, 'queries'>): Promise<void> {
  return queries.changed(['points']);
}

/** Minor units that points are worth, by the row that they fall into; undefined for fewer than the first row takes. The platform rounds the same way, and has the last word. */
export function worthOf({ convertRatios }: PointConfig, points: number): number | undefined {
  const row = convertRatios.find(({ from, to }) => points >= from && (to === undefined || to === null || points <= to));
  return row && Math.floor((points * Math.round(row.ratio * PARTS)) / (PARTS / 100));
}

/** What is wrong with typed points; `format` writes points. */
export function pointsFault(
  typed: string,
  { convertRatios }: PointConfig,
  available: number,
  format: (points: number) => string,
): MessageText | undefined {
  const plain = typed.trim();
  const least = Math.min(...convertRatios.map(({ from }) => from));
  if (plain === '') return { key: 'points.typed-empty' };
  const points = pointsTyped(plain);
  if (points === undefined) return { key: 'points.typed-wrong' };
  if (points < least) return { key: 'points.typed-few', values: { least: format(least) } };
  if (points > available) return { key: 'points.typed-many', values: { available: format(available) } };
  return undefined;
}

/** Whole points as people type them, thousands apart or not; undefined when it is no such number. */
export function pointsTyped(typed: string): number | undefined {
  const plain = typed.trim();
  return /^(?:\d{1,9}|\d{1,3}(?:[.,\s\u00a0]\d{3}){1,2})$/.test(plain) ? Number(plain.replace(/\D/g, '')) : undefined;
}

/** Why a reward cannot be had now, the first reason (PTS-13); undefined when it can. */
export function rewardHurdle(
  { status, quantity, amountRequirement, pointsRequirement }: PointReward,
  points: number,
  deposited: number,
): 'quantity' | 'amount' | 'points' | undefined {
  if (status === 'sold_out' || quantity === 0) return 'quantity';
  if (deposited < amountRequirement) return 'amount';
  return points < pointsRequirement ? 'points' : undefined;
}
