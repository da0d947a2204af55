import type { ReactNode } from 'react';
import type { Withdrawal } from '../../../api/money/withdraw.js';
import { isPaidInPart, notPaidAgain } from '../../../core/funds/withdrawals.js';
import { useCore, useText } from '../../../element/core-context.js';
import { CustomerServiceEntry } from '../../../ui/contact/customer-service-entry.js';
import { Moment } from '../moment.js';
import { stateKey } from '../state-badge.js';

/** What happened to a withdrawal that did not come whole: both sides' words, and what the cashier did (WAL-12, WAL-13). */
export function WithdrawalHistory({ item }: { item: Withdrawal }) {
  const { format } = useCore().money;
  const t = useText();
  const isPart = isPaidInPart(item);
  const amounts = { paid: format(item.paidAgain), open: format(notPaidAgain(item)), refused: format(notPaidAgain(item)) };
  const steps: { at: number; text: string; words?: string }[] = [
    { at: item.createdAt, text: t('wallet.history-asked') },
    { at: item.decidedAt ?? item.createdAt, text: t('wallet.state-approved') },
    { at: item.receiptAt ?? item.createdAt, text: t('wallet.history-you', { state: t(stateKey(item.receipt)) }), words: item.claim },
    ...item.settlements.map(({ kind, amount, words, at }) => ({
      at,
      text:
        kind === 'paid' ? t('wallet.history-paid', { amount: format(amount) }) : t('wallet.history-refused', { amount: amounts.refused }),
      words,
    })),
  ];
  return (
    <>
      <ol className="order-history" role="list" aria-label={t('wallet.history', { reference: item.reference })}>
        {steps.map((step, index) => (
          <Step key={index} at={step.at}>
            {step.text}
            {step.words && <q className="order-words">{step.words}</q>}
          </Step>
        ))}
      </ol>
      {item.dispute === 'open' && <p className="order-line">{t(isPart ? 'wallet.history-open-part' : 'wallet.history-open', amounts)}</p>}
      {item.dispute === 'refused' && isPart && <p className="order-line tabular">{t('wallet.history-refused-part', amounts)}</p>}
      {(item.dispute === 'paid' || item.dispute === 'refused') && (
        <p className="order-line">
          <span>
            {t(item.dispute === 'paid' ? 'wallet.history-still' : 'wallet.history-otherwise')}{' '}
            <CustomerServiceEntry className="link">{t('common.customer-service')}</CustomerServiceEntry>
          </span>
        </p>
      )}
    </>
  );
}

function Step({ at, children }: { at: number; children: ReactNode }) {
  return (
    <li>
      <span className="order-when">
        <Moment at={at} />
      </span>
      <span className="order-what">{children}</span>
    </li>
  );
}
