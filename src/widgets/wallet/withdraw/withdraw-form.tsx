import type { PayoutAccount, WithdrawConfig } from '../../../api/money/withdraw.js';
import { amountFault, minorUnitsOf } from '../../../core/funds/amount.js';
import { askWithdrawal, mobileFault, plainMobile, withdrawals } from '../../../core/funds/withdrawals.js';
import { useCore, useQuery, useStore, useText } from '../../../element/core-context.js';
import { Button, IconButton } from '../../../ui/atoms/button.js';
import { DraftField } from '../../../ui/form/draft-field.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { Form } from '../../../ui/form/form.js';
import { plus, x } from '../../../ui/atoms/icons.js';
import { useDraft } from '../../../ui/form/form-draft.js';
import { useForm } from '../../../ui/form/use-form.js';
import { AmountField } from '../../../ui/form/amount-field.js';
import type { SectionProps } from '../sections.js';
import { tellMoney } from '../../../ui/form/tell-money.js';
import { shortAddress } from './short-address.js';
import { SubmitAmount } from '../submit-amount.js';

interface WithdrawFormProps {
  config: WithdrawConfig;
  accounts: readonly PayoutAccount[];
  emit: SectionProps['emit'];
  /** Another receiving address is wanted. */
  onAddress(): void;
  /** An address is to go. */
  onRemove(account: PayoutAccount): void;
  onAsked(): void;
  /** The platform says that withdrawals rest. */
  onRest(): void;
}

/** Amount, receiving address, mobile number and withdraw password (WAL-07 to WAL-10); nothing that is typed is lost by a refusal. */
export function WithdrawForm({ config, accounts, emit, onAddress, onRemove, onAsked, onRest }: WithdrawFormProps) {
  const core = useCore();
  const t = useText();
  const balance = useStore(core.wallet.store, wallet => wallet.balance?.amount);
  const { format } = core.money;
  const { min, max, phoneDigits } = config;
  const amountWrong = (typed: string) => amountFault(typed, { min, max, available: balance }, format);
  const isResting = config.restsUntil != null;
  const draft = useDraft('withdraw', { initial: { mobileNum: config.mobileNum.length === phoneDigits ? config.mobileNum : '' } });
  const amount = minorUnitsOf(draft.get('amount')) ?? 0;
  const payoutAccountId = accounts.find(({ id }) => id === draft.get('payoutAccountId'))?.id ?? accounts[0]?.id ?? '';
  const form = useForm({
    draft,
    fields: ['amount', 'mobileNum', 'paymentPassword'],
    waits: isResting,
    tell: tellMoney,
    fieldOf: { 'insufficient-balance': 'amount' },
    check: typed => ({
      payoutAccountId: payoutAccountId === '' ? { key: 'wallet.address-empty' } : undefined,
      amount: amountWrong(typed.amount),
      mobileNum: mobileFault(typed.mobileNum, phoneDigits),
      paymentPassword: typed.paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined,
    }),
    async send(typed) {
      const request = { payoutAccountId, amount: minorUnitsOf(typed.amount) ?? 0, mobileNum: plainMobile(typed.mobileNum) };
      const { id, amount, reference } = await askWithdrawal(core, { ...request, paymentPassword: typed.paymentPassword });
      emit('gp-withdraw', { id, amount });
      onAsked();
      draft.settle('payoutAccountId');
      return reference;
    },
    onFail: code => code === 'withdrawals-rest' && onRest(),
  });
  const most = Math.min(balance ?? max, max);
  const range =
    balance !== undefined && balance < min
      ? t('wallet.amount-short', { available: format(balance), min: format(min) })
      : t('wallet.limits', { min: format(min), max: format(most) });
  // What was asked for is told for as long as it waits; then the list says what has become of it.
  const done = form.sent ?? '';
  const asked = useQuery(done ? withdrawals(core, 1) : undefined).data?.list.find(({ reference }) => reference === done);
  const isTold = done !== '' && (asked === undefined || asked.status === 'pending');

  return (
    <Form of={form} secret aria-label={t('wallet.withdraw-new')}>
      <fieldset className="methods">
        <legend>{t('wallet.receiving')}</legend>
        {accounts.map(account => (
          <div key={account.id} className="payout">
            <label className="method" data-chosen={account.id === payoutAccountId || undefined}>
              <input
                type="radio"
                name="payoutAccountId"
                value={account.id}
                checked={account.id === payoutAccountId}
                onChange={() => draft.change({ payoutAccountId: account.id })}
              />
              <span className="method-name">{`${t(`wallet.kind-${account.kind}`)} · ${shortAddress(account.address)}`}</span>
              <span className="method-limits">
                {account.holder}
                {account.otherName && (
                  <span className="other-name">{t(config.sameNameOnly ? 'wallet.other-name-closed' : 'wallet.other-name')}</span>
                )}
              </span>
            </label>
            <IconButton
              icon={x}
              label={t('wallet.address-remove-of', { address: shortAddress(account.address) })}
              onClick={() => onRemove(account)}
            />
          </div>
        ))}
        <FieldError id="payout-error" text={form.say('payoutAccountId')} />
        <Button size="small" icon={plus} onClick={onAddress}>
          {t('wallet.address-add')}
        </Button>
      </fieldset>
      <AmountField
        {...form.field('amount')}
        label={t('wallet.amount')}
        help={range}
        faultOf={amountWrong}
        all={balance === undefined || most < min ? 0 : most}
        onChange={form.forget}
      />
      <DraftField
        {...form.field('mobileNum')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={24}
        label={t('wallet.mobile')}
        help={t('wallet.mobile-help', { count: phoneDigits })}
      />
      <DraftField {...form.field('paymentPassword')} secret label={t('wallet.password')} autoComplete="off" />
      <div className="send" data-ready={amount > 0 || undefined}>
        <SubmitAmount
          of={form}
          disabled={isResting}
          amount={amount}
          isWrong={amountWrong(draft.get('amount')) !== undefined}
          text="wallet.withdraw-amount"
          busyText="wallet.asking"
        />
      </div>
      <p className="wallet-done" role="status">
        {isTold && t('wallet.asked', { reference: done })}
      </p>
    </Form>
  );
}
