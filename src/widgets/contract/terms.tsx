import type { ReactNode } from 'react';
import type { Contract } from '../../api/team/contracts.js';
import { TIER_COLUMNS } from '../../core/contracts/offer-form.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { useWords } from './use-words.js';

/** What a contract says: in a sentence, its conditions, and its levels as a table (AGT-27 to AGT-36). */
export function Terms({ contract }: { contract: Contract }) {
  const { t, rate, number, most } = useWords();
  const { paidUpTo } = contract;
  const isOffered = contract.status === 'offered';
  const isOnlyTooOften = paidUpTo?.period && paidUpTo.rate === undefined;
  const { kind, period, minBetAmount, minActiveMembers, feeRate, singleBettingAmount, profitSalaryRate, lossSalaryRate } = contract;
  return (
    <div className="terms">
      <p className="terms-words">{t(kind === 'dividend' ? `contract.dividend-${period}` : `contract.says-${kind}`)}</p>
      <dl className="terms-list">
        <Term name={t(kind === 'dividend' ? 'contract.period' : 'contract.counted-over')}>{t(`contract.period-${period}`)}</Term>
        {kind === 'realtime' && (
          <>
            <Term name={t('contract.profit-rate')}>{rate(profitSalaryRate ?? 0)}</Term>
            <Term name={t('contract.loss-rate')}>{rate(lossSalaryRate ?? 0)}</Term>
            <Term name={t('contract.single-bet')}>
              {singleBettingAmount ? <MoneyText amount={singleBettingAmount} /> : t('contract.none')}
            </Term>
          </>
        )}
        <Term name={t('contract.min-bet')}>{minBetAmount > 0 ? <MoneyText amount={minBetAmount} /> : t('contract.none')}</Term>
        <Term name={t('contract.min-active')}>{minActiveMembers > 0 ? number(minActiveMembers) : t('contract.none')}</Term>
        <Term name={t('contract.fee')}>{feeRate > 0 ? rate(feeRate) : t('contract.fee-none')}</Term>
      </dl>
      {contract.tiers.length > 0 && <Tiers contract={contract} />}
      {paidUpTo && !isOnlyTooOften && (
        <p className="soft">{t(isOffered ? 'contract.above-now' : 'contract.paid-up-to', { most: most(kind, paidUpTo) })}</p>
      )}
      {paidUpTo?.period && (
        <p className="soft">
          {t(isOffered ? 'contract.too-often-now' : 'contract.settled-too-often', { period: t(`contract.period-${paidUpTo.period}`) })}
        </p>
      )}
    </div>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

function Tiers({ contract: { kind, tiers } }: { contract: Contract }) {
  const { t, tier } = useWords();
  const columns = TIER_COLUMNS[kind].filter((name, index, { length }) => index === length - 1 || tiers.some(level => level[name]));
  return (
    <div className="tiers-frame" role="group" aria-label={t('contract.levels')} tabIndex={0}>
      <table className="tiers">
        <thead>
          <tr>
            {columns.map(name => (
              <th key={name} scope="col">
                {t(`contract.tier-${TIER_WORDS[name]}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map((level, index) => (
            <tr key={index}>
              {columns.map(name => (
                <td key={name} className="tabular">
                  {tier(name, level[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** End of the text key of a level's column. */
export const TIER_WORDS = {
  validBet: 'valid-bet',
  profitLoss: 'profit-loss',
  activeMembers: 'active-members',
  betAmount: 'bet-amount',
  rate: 'rate',
  amount: 'amount',
} as const;
