import { useRef, useState, type FormEvent } from 'react';
import type { ErrorCode } from '../../api/errors.js';
import type { PayoutAccount, WithdrawConfig } from '../../api/withdraw.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { askWithdrawal, mobileFault, plainMobile, withdrawals } from '../../core/funds/withdrawals.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { Button, IconButton } from '../ui/button.js';
import { DraftField } from '../ui/draft-field.js';
import { FieldError } from '../ui/field-error.js';
import { FormMessage } from '../ui/form-message.js';
import { plus, x } from '../ui/icons.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import { AmountField } from '../ui/amount-field.js';
import type { SectionProps } from './sections.js';
import { tellMoney } from '../ui/tell-money.js';
import { shortAddress } from './short-address.js';

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
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft('withdraw');
  if (draft.get('mobileNum') === '' && config.mobileNum.length === config.phoneDigits) draft.set('mobileNum', config.mobileNum);
  const balance = useStore(core.wallet.store, wallet => wallet.balance?.amount);
  const [chosen, setChosen] = useState(draft.get('payoutAccountId'));
  const [round, setRound] = useState(0);
  const [done, setDone] = useState('');
  const fail = (code: ErrorCode) => {
    if (code === 'withdrawals-rest') onRest();
    emit('gp-error', { code });
  };
  const attempt = useAttempt({ tell: tellMoney, fieldOf: { 'insufficient-balance': 'amount' }, onFail: fail });
  const { busy, errors, message } = attempt;
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);
  const { format } = core.money;
  const { min, max, phoneDigits } = config;
  const amountWrong = (typed: string) => amountFault(typed, { min, max, available: balance }, format);
  const most = Math.min(balance ?? max, max);
  const range =
    balance !== undefined && balance < min
      ? t('wallet.amount-short', { available: format(balance), min: format(min) })
      : t('wallet.limits', { min: format(min), max: format(most) });
  // What was asked for is told for as long as it waits; then the list says what has become of it.
  const asked = useQuery(done ? withdrawals(core, 1) : undefined).data?.list.find(({ reference }) => reference === done);
  const isTold = done !== '' && (asked === undefined || asked.status === 'pending');
  const isResting = config.restsUntil != null;
  const payoutAccountId = accounts.find(({ id }) => id === chosen)?.id ?? accounts[0]?.id ?? '';

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isResting) return;
    setDone('');
    const typed = { amount: draft.get('amount'), mobileNum: draft.get('mobileNum'), paymentPassword: draft.get('paymentPassword') };
    const wrong = onlyWrong({
      payoutAccountId: payoutAccountId === '' ? { key: 'wallet.address-empty' } : undefined,
      amount: amountWrong(typed.amount),
      mobileNum: mobileFault(typed.mobileNum, phoneDigits),
      paymentPassword: typed.paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined,
    });
    const found = await attempt.run(wrong, async () => {
      const request = { payoutAccountId, amount: minorUnitsOf(typed.amount) ?? 0, mobileNum: plainMobile(typed.mobileNum) };
      const { id, amount, reference } = await askWithdrawal(core, { ...request, paymentPassword: typed.paymentPassword });
      emit('gp-withdraw', { id, amount });
      onAsked();
      draft.drop();
      draft.set('payoutAccountId', payoutAccountId);
      setRound(count => count + 1);
      setDone(reference);
    });
    focusFirst(form.current, found);
  };
  return (
    <form
      ref={form}
      className="form"
      part="form"
      noValidate
      onFocus={core.session.prepareLogin}
      onSubmit={event => void onSubmit(event)}
      aria-label={t('wallet.withdraw-new')}
    >
      <FormMessage text={message && t(message.key, message.values)} />
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
                onChange={() => {
                  draft.set('payoutAccountId', account.id);
                  setChosen(account.id);
                }}
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
        <FieldError id="payout-error" text={say('payoutAccountId')} />
        <Button size="small" icon={plus} onClick={onAddress}>
          {t('wallet.address-add')}
        </Button>
      </fieldset>
      <AmountField
        key={`amount ${round}`}
        draft={draft}
        label={t('wallet.amount')}
        help={range}
        error={say('amount')}
        faultOf={amountWrong}
        all={balance === undefined || most < min ? 0 : most}
        onCorrect={attempt.correct}
        onChange={() => setDone('')}
      />
      <DraftField
        key={`mobile ${round}`}
        name="mobileNum"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={24}
        label={t('wallet.mobile')}
        help={t('wallet.mobile-help', { count: phoneDigits })}
        draft={draft}
        error={say('mobileNum')}
        onCorrect={attempt.correct}
      />
      <DraftField
        key={`password ${round}`}
        secret
        name="paymentPassword"
        label={t('wallet.password')}
        autoComplete="off"
        draft={draft}
        error={say('paymentPassword')}
        onCorrect={attempt.correct}
      />
      <Button kind="primary" size="large" type="submit" part="submit" busy={busy} disabled={isResting}>
        {t(busy ? 'wallet.asking' : 'nav.withdraw')}
      </Button>
      <p className="wallet-done" role="status">
        {isTold && t('wallet.asked', { reference: done })}
      </p>
    </form>
  );
}
