import {
  CONTRACT_KINDS,
  CONTRACT_PERIODS,
  type ContractBound,
  type ContractKind,
  type ContractOffer,
  type ContractPeriod,
  type ContractTier,
} from '../../api/team/contracts.js';
import { isPlatformError } from '../../api/wire/errors.js';
import type { MessageText, TextKey } from '../parts/core.js';
import { minorUnitsOf } from '../funds/amount.js';

export { CONTRACT_KINDS, CONTRACT_PERIODS };
/** A level of the form as it is typed, by the names of the wire. */
export type TypedTier = Readonly<Partial<Record<keyof ContractTier, string>>>;
/** The form as it is typed; kept while the page stands, so that nothing is lost. */
export interface TypedOffer {
  kind: ContractKind;
  account: string;
  period: ContractPeriod;
  minBetAmount: string;
  minActiveMembers: string;
  feeRate: string;
  singleBettingAmount: string;
  profitSalaryRate: string;
  lossSalaryRate: string;
  tiers: readonly TypedTier[];
}

/** What a level of each kind says, in the order of its columns, the last one what it pays; a real-time salary has no levels (AGT-27 to AGT-33). */
export const TIER_COLUMNS: Readonly<Record<ContractKind, readonly (keyof ContractTier)[]>> = {
  dividend: ['validBet', 'profitLoss', 'activeMembers', 'rate'],
  daily: ['betAmount', 'rate'],
  hour: ['betAmount', 'amount'],
  realtime: [],
};
export const MOST_TIERS = 10;
export const EMPTY_OFFER: TypedOffer = {
  kind: 'dividend',
  account: '',
  period: 'monthly',
  minBetAmount: '',
  minActiveMembers: '',
  feeRate: '',
  singleBettingAmount: '',
  profitSalaryRate: '',
  lossSalaryRate: '',
  tiers: [{}],
};

const COUNT = /^\d{1,6}$/;
const PERCENT = /^\d{1,3}(?:[.,]\d{1,2})?$/;
/** The platform's words for what is wrong with an offer. */
const WORDS: Readonly<Record<string, TextKey>> = {
  required: 'contract.value-empty',
  'not-downline': 'contract.not-downline',
  'open-offer': 'contract.open-offer',
  'not-rising': 'contract.not-rising',
  'too-high': 'contract.too-high',
  'too-often': 'contract.too-often',
  'none-received': 'contract.none-received',
};

/** A typed percentage: `2,5` is 2.5; undefined when it is none, or above 100. */
export function percentOf(typed: string): number | undefined {
  const plain = typed.trim().replace(/\s?%$/, '');
  const value = PERCENT.test(plain) ? Number(plain.replace(',', '.')) : NaN;
  return value <= 100 ? value : undefined;
}

/** The name of a level's field, from 0, as the platform names it too. */
export function tierField(index: number, name: keyof ContractTier): string {
  return `tiers.${index}.${name}`;
}

/**
 * An offer, and what is wrong with it by field. What may be left out counts as nothing asked for; a level needs what it pays, and those after the
 * first ask for no less anywhere than the one before, for more somewhere, and pay more. Nothing goes beyond the bounds, where the platform says them.
 */
export function checkOffer(
  typed: TypedOffer,
  bounds?: readonly ContractBound[],
): { wrong: Record<string, MessageText>; offer: ContractOffer } {
  const wrong: Record<string, MessageText> = {};
  const { kind } = typed;
  const read = (field: string, text: string, valueOf: (plain: string) => number | undefined, fault: TextKey, isNeeded = false): number => {
    const plain = text.trim();
    const value = plain === '' ? (isNeeded ? undefined : 0) : valueOf(plain);
    if (value === undefined) wrong[field] = { key: plain === '' ? 'contract.value-empty' : fault };
    return value ?? 0;
  };
  const amount = (field: string, text: string, isNeeded?: boolean) => read(field, text, minorUnitsOf, 'contract.amount-wrong', isNeeded);
  const count = (field: string, text: string) =>
    read(field, text, plain => (COUNT.test(plain) ? Number(plain) : undefined), 'contract.count-wrong');
  const percent = (field: string, text: string, isNeeded?: boolean) => read(field, text, percentOf, 'contract.rate-wrong', isNeeded);

  const account = typed.account.trim();
  if (account === '') wrong.account = { key: 'contract.account-empty' };
  const offer: ContractOffer = {
    kind,
    account,
    period: typed.period,
    tiers: TIER_COLUMNS[kind].length > 0 ? typed.tiers.map(tierOf) : [],
    minBetAmount: amount('minBetAmount', typed.minBetAmount),
    minActiveMembers: count('minActiveMembers', typed.minActiveMembers),
    feeRate: percent('feeRate', typed.feeRate),
  };
  if (kind === 'realtime') {
    offer.singleBettingAmount = amount('singleBettingAmount', typed.singleBettingAmount);
    offer.profitSalaryRate = percent('profitSalaryRate', typed.profitSalaryRate);
    offer.lossSalaryRate = percent('lossSalaryRate', typed.lossSalaryRate);
    if (!wrong.profitSalaryRate && !wrong.lossSalaryRate && offer.profitSalaryRate + offer.lossSalaryRate === 0)
      wrong.profitSalaryRate = { key: 'contract.rates-empty' };
  }
  offer.tiers.forEach((tier, index) => {
    const before = offer.tiers[index - 1];
    const isRead = TIER_COLUMNS[kind].every(name => !wrong[tierField(index, name)] && !wrong[tierField(index - 1, name)]);
    if (!before || !isRead) return;
    const rises = (name: keyof ContractTier) => (tier[name] ?? 0) - (before[name] ?? 0);
    const asks = TIER_COLUMNS[kind].slice(0, -1);
    const pays = TIER_COLUMNS[kind].at(-1) ?? 'rate';
    const falling = asks.find(name => rises(name) < 0) ?? (asks.some(name => rises(name) > 0) ? undefined : asks[0]);
    if (falling) wrong[tierField(index, falling)] = { key: 'contract.not-rising' };
    else if (rises(pays) <= 0) wrong[tierField(index, pays)] = { key: 'contract.not-paying-more' };
  });
  if (bounds)
    for (const field of above(
      offer,
      bounds.find(bound => bound.kind === kind),
    ))
      wrong[field] ??= {
        key: field === 'kind' ? 'contract.none-received' : field === 'period' ? 'contract.too-often' : 'contract.too-high',
      };
  return { wrong, offer };

  function tierOf(tier: TypedTier, index: number): Partial<ContractTier> {
    return Object.fromEntries(
      TIER_COLUMNS[kind].map((name, at, { length }) => {
        const field = tierField(index, name);
        const pays = at === length - 1;
        const text = tier[name] ?? '';
        const value =
          name === 'rate' ? percent(field, text, pays) : name === 'activeMembers' ? count(field, text) : amount(field, text, pays);
        if (pays && value === 0) wrong[field] ??= { key: 'contract.pays-nothing' };
        // Nothing asked for is not the same as no loss of the team.
        return [name, name === 'profitLoss' && text.trim() === '' ? undefined : value];
      }),
    );
  }
}

/** Fields of an offer that are above what its giver has (OP-34). */
function above(
  { kind, tiers, period, profitSalaryRate = 0, lossSalaryRate = 0 }: ContractOffer,
  bound: ContractBound | undefined,
): string[] {
  if (!bound) return ['kind'];
  if (kind === 'realtime')
    return [
      profitSalaryRate > (bound.profitSalaryRate ?? 0) ? 'profitSalaryRate' : '',
      lossSalaryRate > (bound.lossSalaryRate ?? 0) ? 'lossSalaryRate' : '',
    ].filter(Boolean);
  const pays = kind === 'hour' ? 'amount' : 'rate';
  const high = tiers.flatMap((tier, index) => ((tier[pays] ?? 0) > (bound[pays] ?? 0) ? [tierField(index, pays)] : []));
  const isTooOften = kind === 'dividend' && bound.period && CONTRACT_PERIODS.indexOf(period) < CONTRACT_PERIODS.indexOf(bound.period);
  return isTooOften ? [...high, 'period'] : high;
}

/** What the platform says is wrong with an offer, by field; empty when it blames none. Levels that are too high are so at the highest one, which is the last. */
export function offerFaults(error: unknown, { kind, tiers }: Pick<ContractOffer, 'kind' | 'tiers'>): Record<string, MessageText> {
  const fields = isPlatformError(error) ? (error.fields ?? {}) : {};
  const last = tierField(tiers.length - 1, TIER_COLUMNS[kind].at(-1) ?? 'rate');
  return Object.fromEntries(
    Object.entries(fields).map(([field, word]) => [
      field === 'tiers' && word === 'too-high' ? last : field,
      { key: WORDS[word] ?? 'contract.value-wrong' },
    ]),
  );
}
