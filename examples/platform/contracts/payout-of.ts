import type { PayoutState } from '../database/schema.js';
import type { Contract, ContractTier } from './terms.js';

/** What a team did. Minor units; `result`: what it won (above 0) or lost, `profitBet` and `lossBet`: valid stakes of bets that won and that lost. */
export interface Figures {
  validBet: number;
  result: number;
  activeMembers: number;
  profitBet: number;
  lossBet: number;
}
/** Minor units; `rate` in hundredths of a percent, of the tier that was reached. */
export interface Payout {
  state: PayoutState;
  rate: number | null;
  gross: number;
  fee: number;
  amount: number;
}
type PayingTerms = Pick<
  Contract,
  'kind' | 'min_bet_amount' | 'min_active_members' | 'fee_rate' | 'profit_salary_rate' | 'loss_salary_rate' | 'tiers'
>;

const WHOLE = 10_000;
const NONE = { rate: null, gross: 0, fee: 0, amount: 0 };

/**
 * What a contract pays for a stretch (INV-20). `own`: figures of the stretch; `sofar`: of the contract's period from its beginning to the end of the
 * stretch, by which the minimums are measured. Parts of a cent are not paid; the fee is rounded to whole cents.
 */
export function payoutOf(terms: PayingTerms, own: Figures, sofar: Pick<Figures, 'validBet' | 'activeMembers'>): Payout {
  if (sofar.validBet < terms.min_bet_amount || sofar.activeMembers < terms.min_active_members) return { state: 'below-minimum', ...NONE };
  const tier = terms.tiers.findLast(each => isReached(each, own));
  if (terms.kind !== 'realtime' && !tier) return { state: 'no-tier', ...NONE };
  const rate = tier?.rate ?? null;
  const gross = grossOf(terms, own, tier);
  const fee = Math.round((gross * terms.fee_rate) / WHOLE);
  return gross - fee > 0 ? { state: 'paid', rate, gross, fee, amount: gross - fee } : { state: 'nothing', ...NONE, rate };
}

function isReached(tier: ContractTier, { validBet, result, activeMembers }: Figures): boolean {
  return (
    validBet >= Math.max(tier.valid_bet ?? 0, tier.bet_amount ?? 0) &&
    -result >= (tier.profit_loss ?? -Infinity) &&
    activeMembers >= (tier.active_members ?? 0)
  );
}

function grossOf(
  { kind, profit_salary_rate: profitRate, loss_salary_rate: lossRate }: PayingTerms,
  own: Figures,
  tier?: ContractTier,
): number {
  if (kind === 'realtime') return Math.floor((own.profitBet * (profitRate ?? 0) + own.lossBet * (lossRate ?? 0)) / WHOLE);
  if (kind === 'hour') return tier?.amount ?? 0;
  return Math.floor((Math.max(0, kind === 'dividend' ? -own.result : own.validBet) * (tier?.rate ?? 0)) / WHOLE);
}
