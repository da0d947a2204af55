import { useEffect } from 'react';
import type { VendorWallet } from '../../api/money/funds.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { MAIN_WALLET, moveMoney } from '../../core/funds/wallets.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { IconButton } from '../../ui/atoms/button.js';
import { SelectField } from '../../ui/form/select-field.js';
import { Form, Submit } from '../../ui/form/form.js';
import { refreshCw } from '../../ui/atoms/icons.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';
import { AmountField } from '../../ui/form/amount-field.js';
import type { SectionProps } from './sections.js';
import { tellMoney } from '../../ui/form/tell-money.js';

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
  const { balance, hidden } = useStore(core.wallet.store, wallet => wallet);
  const balanceOf = (vendor: string) =>
    (vendor === MAIN_WALLET ? balance?.amount : undefined) ?? wallets.find(wallet => wallet.vendor === vendor)?.balance ?? 0;
  const draft = useDraft('wallet-transfer');
  const ends = { from: draft.get('from') || MAIN_WALLET, to: draft.get('to') };
  const form = useForm({
    draft,
    fields: ['amount'],
    tell: tellMoney,
    fieldOf: { 'insufficient-balance': 'amount' },
    check: ({ amount }) => ({
      to: ends.to === '' ? { key: 'wallet.choose-wallet' } : undefined,
      amount: amountFault(amount, { available: balanceOf(ends.from) }, core.money.format),
    }),
    async send(typed) {
      const move = { ...ends, amount: minorUnitsOf(typed.amount) ?? 0 };
      await moveMoney(core, move);
      emit('gp-transfer', move);
      draft.settle('from', 'to');
      return core.money.format(move.amount);
    },
  });
  const nameOf = ({ vendor, displayName }: VendorWallet) => (vendor === MAIN_WALLET ? t('wallet.main') : displayName || vendor);
  const choose = (next: Partial<typeof ends>) => {
    const both = { ...ends, ...next };
    // Money goes from one wallet to another.
    if (both.from === both.to) Object.assign(both, next.from === undefined ? { from: ends.to } : { to: ends.from });
    draft.change(both);
    form.clear();
  };
  useEffect(() => {
    if (!chosen) return;
    const isFilled = (wallets.find(({ vendor }) => vendor === chosen)?.balance ?? 0) > 0;
    choose(isFilled ? { from: chosen, to: MAIN_WALLET } : { from: MAIN_WALLET, to: chosen });
    // Only when another is chosen.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen]);

  const options = wallets.map(wallet => ({
    value: wallet.vendor,
    text: hidden ? nameOf(wallet) : `${nameOf(wallet)} · ${core.money.format(balanceOf(wallet.vendor))}`,
  }));
  const select = (name: 'from' | 'to') => (
    <SelectField
      name={name}
      label={t(name === 'from' ? 'wallet.from' : 'wallet.to')}
      error={form.say(name)}
      value={ends[name]}
      options={ends[name] === '' ? [{ value: '', text: t('wallet.choose-wallet') }, ...options] : options}
      onChange={vendor => choose({ [name]: vendor })}
    />
  );
  return (
    <Form of={form} aria-label={t('wallet.transfer')}>
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
        {...form.field('amount')}
        label={t('wallet.amount')}
        faultOf={value => amountFault(value, { available: balanceOf(ends.from) }, core.money.format)}
        all={balanceOf(ends.from)}
        onChange={form.forget}
      />
      <div className="send" data-ready={draft.get('amount') !== '' || undefined}>
        <Submit of={form} text={t(form.busy ? 'wallet.moving' : 'wallet.move')} />
      </div>
      <p className="wallet-done" role="status">
        {form.sent && t('wallet.moved', { amount: form.sent })}
      </p>
    </Form>
  );
}
