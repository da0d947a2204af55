import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { VendorWallet } from '../../api/funds.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { MAIN_WALLET, moveMoney } from '../../core/funds/wallets.js';
import { useCore, useStore, useText } from '../core-context.js';
import { Button, IconButton } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { FormMessage } from '../ui/form-message.js';
import { refreshCw } from '../ui/icons.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import { AmountField } from '../ui/amount-field.js';
import type { SectionProps } from './sections.js';
import { tellMoney } from '../ui/tell-money.js';

interface TransferFormProps {
  wallets: readonly VendorWallet[];
  /** A vendor that was chosen beside the form; what it holds comes home, else it is filled. */
  chosen: string;
  emit: SectionProps['emit'];
}

/** Moves an amount from one wallet to another (WAL-02). */
export function TransferForm({ wallets, chosen, emit }: TransferFormProps) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft('wallet-transfer');
  const main = useStore(core.wallet.store, wallet => wallet.balance?.amount);
  const [ends, setEnds] = useState({ from: draft.get('from') || MAIN_WALLET, to: draft.get('to') });
  const [round, setRound] = useState(0);
  const [done, setDone] = useState('');
  const attempt = useAttempt({
    tell: tellMoney,
    fieldOf: { 'insufficient-balance': 'amount' },
    onFail: code => emit('gp-error', { code }),
  });
  const { busy, errors, message } = attempt;
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);
  const balanceOf = (vendor: string) =>
    (vendor === MAIN_WALLET ? main : undefined) ?? wallets.find(wallet => wallet.vendor === vendor)?.balance ?? 0;
  const nameOf = ({ vendor, displayName }: VendorWallet) => (vendor === MAIN_WALLET ? t('wallet.main') : displayName || vendor);
  const choose = (next: Partial<typeof ends>) => {
    const both = { ...ends, ...next };
    // Money goes from one wallet to another.
    if (both.from === both.to) Object.assign(both, next.from === undefined ? { from: ends.to } : { to: ends.from });
    draft.set('from', both.from);
    draft.set('to', both.to);
    setEnds(both);
    setDone('');
    attempt.setErrors({});
  };
  useEffect(() => {
    if (!chosen) return;
    const isFilled = (wallets.find(({ vendor }) => vendor === chosen)?.balance ?? 0) > 0;
    choose(isFilled ? { from: chosen, to: MAIN_WALLET } : { from: MAIN_WALLET, to: chosen });
    // Only when another is chosen.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = draft.get('amount');
    const amount = minorUnitsOf(typed) ?? 0;
    setDone('');
    const wrong = onlyWrong({
      to: ends.to === '' ? { key: 'wallet.choose-wallet' } : undefined,
      amount: amountFault(typed, { available: balanceOf(ends.from) }, core.money.format),
    });
    const found = await attempt.run(wrong, async () => {
      const move = { ...ends, amount };
      await moveMoney(core, move);
      emit('gp-transfer', move);
      draft.set('amount', '');
      setRound(count => count + 1);
      setDone(core.money.format(amount));
    });
    focusFirst(form.current, found);
  };

  const select = (name: 'from' | 'to') => (
    <Field label={t(name === 'from' ? 'wallet.from' : 'wallet.to')} error={say(name)}>
      {control => (
        <select {...control} className="input" name={name} value={ends[name]} onChange={event => choose({ [name]: event.target.value })}>
          {name === 'to' && ends.to === '' && <option value="">{t('wallet.choose-wallet')}</option>}
          {wallets.map(wallet => (
            <option key={wallet.vendor} value={wallet.vendor}>
              {`${nameOf(wallet)} · ${core.money.format(balanceOf(wallet.vendor))}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <form ref={form} className="form" part="form" noValidate onSubmit={event => void onSubmit(event)} aria-label={t('wallet.transfer')}>
      <FormMessage text={message && t(message.key, message.values)} />
      <div className="transfer-ends">
        {select('from')}
        <IconButton
          className="transfer-swap"
          kind="secondary"
          icon={refreshCw}
          label={t('wallet.swap')}
          disabled={ends.to === ''}
          onClick={() => choose({ from: ends.to, to: ends.from })}
        />
        {select('to')}
      </div>
      <AmountField
        key={round}
        draft={draft}
        label={t('wallet.amount')}
        error={say('amount')}
        faultOf={value => amountFault(value, { available: balanceOf(ends.from) }, core.money.format)}
        all={balanceOf(ends.from)}
        onCorrect={attempt.correct}
        onChange={() => setDone('')}
      />
      <Button kind="primary" size="large" type="submit" part="submit" busy={busy}>
        {t(busy ? 'wallet.moving' : 'wallet.move')}
      </Button>
      <p className="wallet-done" role="status">
        {done && t('wallet.moved', { amount: done })}
      </p>
    </form>
  );
}
