import { CONTRACT_PERIODS } from '../../../src/api/team/contracts.js';
import type { ContractKind, ContractPeriod } from '../database/schema.js';
import { readDecimal } from '../read-decimal.js';
import type { ContractTier } from './terms.js';

/** An offer as the wire has it: amounts in units of the currency, rates in percent, numbers also as text. */
export interface WireOffer {
  kind: ContractKind;
  period: unknown;
  minBetAmount?: unknown;
  minActiveMembers?: unknown;
  feeRate?: unknown;
  singleBettingAmount?: unknown;
  profitSalaryRate?: unknown;
  lossSalaryRate?: unknown;
  tiers: readonly Readonly<Record<string, unknown>>[];
}
/** What is kept of an offer: minor units and hundredths of a percent. */
export interface OfferedTerms {
  kind: ContractKind;
  period: ContractPeriod;
  min_bet_amount: number;
  min_active_members: number;
  fee_rate: number;
  single_betting_amount: number | null;
  profit_salary_rate: number | null;
  loss_salary_rate: number | null;
  tiers: ContractTier[];
}
type Column = keyof ContractTier;

const MOST_TIERS = 10;
const MOST_MONEY = 1_000_000_000_000;
const MOST_MEMBERS = 1_000_000;
const WHOLE = 10_000;
const EMPTY_TIER: ContractTier = { valid_bet: null, profit_loss: null, active_members: null, bet_amount: null, rate: null, amount: null };
const NAMES: Readonly<Record<Column, string>> = {
  valid_bet: 'validBet',
  profit_loss: 'profitLoss',
  active_members: 'activeMembers',
  bet_amount: 'betAmount',
  rate: 'rate',
  amount: 'amount',
};
/** What a tier of each kind is made of: what must be reached, what of it cannot be left out, and what is paid (AGT-27 to AGT-32). */
const TIERS: Readonly<
  Record<Exclude<ContractKind, 'realtime'>, { reached: readonly Column[]; needed: readonly Column[]; pays: 'rate' | 'amount' }>
> = {
  dividend: { reached: ['valid_bet', 'profit_loss', 'active_members'], needed: [], pays: 'rate' },
  daily: { reached: ['bet_amount'], needed: ['bet_amount'], pays: 'rate' },
  hour: { reached: ['bet_amount'], needed: ['bet_amount'], pays: 'amount' },
};

/** Reads the terms of an offer, and says of each field what is wrong with it: `required`, `invalid` or `not-rising`. */
export function checkOffer(wire: WireOffer): { terms: OfferedTerms; wrong: Record<string, string> } {
  const wrong: Record<string, string> = {};
  const figure = (
    name: string,
    value: unknown,
    { places, most, isNeeded = false }: { places: number; most: number; isNeeded?: boolean },
  ): number | null => {
    if (value === undefined || value === null || value === '') {
      if (isNeeded) wrong[name] = 'required';
      return null;
    }
    const read = typeof value === 'number' || typeof value === 'string' ? readDecimal(String(value).trim(), places) : undefined;
    if (read !== undefined && read <= most) return read;
    wrong[name] = 'invalid';
    return null;
  };
  const amount = (name: string, value: unknown, isNeeded = false) => figure(name, value, { places: 2, most: MOST_MONEY, isNeeded });
  const rate = (name: string, value: unknown, isNeeded = false) => figure(name, value, { places: 2, most: WHOLE, isNeeded });
  const members = (name: string, value: unknown, isNeeded = false) => figure(name, value, { places: 0, most: MOST_MEMBERS, isNeeded });
  const read: Readonly<Record<Column, typeof amount>> = {
    valid_bet: amount,
    profit_loss: amount,
    active_members: members,
    bet_amount: amount,
    rate,
    amount,
  };

  const { kind } = wire;
  const isRealtime = kind === 'realtime';
  const terms: OfferedTerms = {
    kind,
    period: CONTRACT_PERIODS.find(period => period === wire.period) ?? 'daily',
    min_bet_amount: amount('minBetAmount', wire.minBetAmount) ?? 0,
    min_active_members: members('minActiveMembers', wire.minActiveMembers) ?? 0,
    fee_rate: rate('feeRate', wire.feeRate) ?? 0,
    single_betting_amount: isRealtime ? (amount('singleBettingAmount', wire.singleBettingAmount) ?? 0) : null,
    profit_salary_rate: isRealtime ? (rate('profitSalaryRate', wire.profitSalaryRate, true) ?? 0) : null,
    loss_salary_rate: isRealtime ? (rate('lossSalaryRate', wire.lossSalaryRate, true) ?? 0) : null,
    tiers: [],
  };
  if (!CONTRACT_PERIODS.some(period => period === wire.period)) wrong['period'] = wire.period === '' ? 'required' : 'invalid';
  if (isRealtime) {
    if (wire.tiers.length > 0) wrong['tiers'] = 'invalid';
    if (!('profitSalaryRate' in wrong || 'lossSalaryRate' in wrong) && terms.profit_salary_rate === 0 && terms.loss_salary_rate === 0)
      wrong['profitSalaryRate'] = 'required';
    return { terms, wrong };
  }
  const { reached, needed, pays } = TIERS[kind];
  if (wire.tiers.length === 0) wrong['tiers'] = 'required';
  if (wire.tiers.length > MOST_TIERS) wrong['tiers'] = 'invalid';
  terms.tiers = wire.tiers.slice(0, MOST_TIERS).map((tier, index) => {
    const columns = [...reached, pays].map(column => {
      const name = `tiers.${index}.${NAMES[column]}`;
      const value = read[column](name, tier[NAMES[column]], needed.includes(column) || column === pays);
      if (column === pays && value === 0) wrong[name] = 'required';
      return [column, value] as const;
    });
    return { ...EMPTY_TIER, ...Object.fromEntries(columns) };
  });
  terms.tiers.forEach((tier, index) => {
    const below = terms.tiers[index - 1];
    if (below && !Object.keys(wrong).some(name => name.startsWith('tiers.')) && !isHigher(tier, below, { reached, pays }))
      wrong[`tiers.${index}.${NAMES[pays]}`] = 'not-rising';
  });
  return { terms, wrong };
}

/** Pays more, asks for no less anywhere and for more somewhere. */
function isHigher(tier: ContractTier, below: ContractTier, { reached, pays }: { reached: readonly Column[]; pays: Column }): boolean {
  const figure = (of: ContractTier, column: Column) => of[column] ?? 0;
  return (
    figure(tier, pays) > figure(below, pays) &&
    reached.every(column => figure(tier, column) >= figure(below, column)) &&
    reached.some(column => figure(tier, column) > figure(below, column))
  );
}
