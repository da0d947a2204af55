import {
  getPointBalance,
  getPointConfig,
  getPointHistory,
  getPointReward,
  getRedeemPointList,
  type PointConfig,
  type PointHistoryPage,
  type PointReward,
  type PointRewards,
  type PointType,
  type RedeemPage,
} from '../../api/points.js';
import type { Core, MessageText, Query } from '../core.js';
import { chosenDates, type DatePreset } from '../date-presets.js';

export { deliveryFaults } from '../../api/delivery.js';
export { POINT_TYPES } from '../../api/points.js';

export interface HistoryFilter {
  type: PointType | '';
  /** Empty: from the beginning. */
  dates: Extract<DatePreset, `previous-${string}`> | '';
  /** From 1. */
  page: number;
}
type Asking = Pick<Core, 'client'>;

/** Beginning of all keys here: what the operator changes is asked for again under it (follow-changes). */
const KEY = 'points/';
const MINUTE = 60_000;
const PARTS = 100_000;

/** Points of the account (PTS-01). */
export function pointBalance({ client }: Asking): Query<number> {
  return { key: `${KEY}balance`, personal: true, staleAfter: 0, load: signal => getPointBalance(client, { signal }) };
}

/** What points are given for and worth (PTS-02). */
export function pointConfig({ client }: Asking): Query<PointConfig> {
  return { key: `${KEY}config`, personal: true, staleAfter: MINUTE, load: signal => getPointConfig(client, { signal }) };
}

/** What the mall has (PTS-11). */
export function pointRewards({ client }: Asking): Query<PointRewards> {
  return { key: `${KEY}rewards?${client.language()}`, personal: true, staleAfter: 0, load: signal => getPointReward(client, { signal }) };
}

/** The account's requests (PTS-12). */
export function redeemRequests({ client }: Asking, page: number): Query<RedeemPage> {
  return {
    key: `${KEY}requests?${client.language()}&${page}`,
    personal: true,
    staleAfter: 0,
    load: signal => getRedeemPointList(client, page, { signal }),
  };
}

/** What changed the account's points (PTS-04, PTS-08). */
export function pointHistory(
  { client, status }: Pick<Core, 'client' | 'status'>,
  { type, dates: preset, page }: HistoryFilter,
): Query<PointHistoryPage> {
  const { key, dates } = chosenDates({ status }, preset);
  return {
    key: `${KEY}history?${client.language()}&${type}&${key}&${page}`,
    personal: true,
    staleAfter: 0,
    load: signal => getPointHistory(client, { type, page, ...dates }, { signal }),
  };
}

/** Every figure of points on the page is asked for again. */
export function refreshPoints({ queries }: Pick<Core, 'queries'>): Promise<void> {
  return queries.refresh(KEY);
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
