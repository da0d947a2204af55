import { useState } from 'react';
import type { EnvelopeLimits } from '../../../api/money/red-envelopes.js';
import { giveEnvelope, shareOf, totalFault } from '../../../core/agent/red-envelopes.js';
import { amountFault, minorUnitsOf } from '../../../core/funds/amount.js';
import { useCore, useStore, useText } from '../../../element/core-context.js';
import { AmountField } from '../../../ui/form/amount-field.js';
import { DraftField } from '../../../ui/form/draft-field.js';
import { Submit } from '../../../ui/form/form.js';
import { FormMessage } from '../../../ui/form/form-message.js';
import { useDraft } from '../../../ui/form/form-draft.js';
import { useForm } from '../../../ui/form/use-form.js';
import { tellMoney } from '../../../ui/form/tell-money.js';
import { ReceiverChoice } from './receiver-choice.js';

interface EnvelopeFormProps {
  limits: EnvelopeLimits;
  onSent(): void;
  /** To where a team begins. */
  onRecruit(): void;
}

/** An amount for chosen direct downlines, split equally (AGT-19, O-68). */
export function EnvelopeForm({ limits, onSent, onRecruit }: EnvelopeFormProps) {
  const core = useCore();
  const t = useText();
  const balance = useStore(core.wallet.store, wallet => wallet.balance?.amount);
  const { format } = core.money;
  const draft = useDraft('red-envelope');
  const chosen = read(draft.get('accounts'));
  const typed = draft.get('total');
  const [isAlone, setIsAlone] = useState(false);
  const total = minorUnitsOf(typed);
  const totalWrong = (amount: string) => amountFault(amount, { available: balance }, format);
  const form = useForm({
    draft,
    fields: ['total', 'remark', 'paymentPassword'],
    tell: tellMoney,
    fieldOf: { 'insufficient-balance': 'total' },
    check: ({ paymentPassword }) => ({
      accounts:
        chosen.length === 0
          ? { key: 'envelope.choose-one' }
          : chosen.length > limits.most
            ? { key: 'envelope.too-many', values: { most: limits.most } }
            : undefined,
      total: totalWrong(typed) ?? totalFault(total ?? 0, chosen.length, limits, format),
      paymentPassword: paymentPassword === '' ? { key: 'wallet.password-empty' } : undefined,
    }),
    async send({ remark, paymentPassword }) {
      const count = await giveEnvelope(core, { accounts: chosen, total: total ?? 0, remark: remark.trim(), paymentPassword });
      draft.settle();
      onSent();
      return t('envelope.done', { amount: format(total ?? 0), count });
    },
  });
  const choose = (accounts: readonly string[]) => {
    draft.change({ accounts: JSON.stringify(accounts) });
    form.forget();
    form.correct('accounts');
    form.correct('total');
  };

  return (
    <form {...form.props} onFocus={core.session.prepareLogin} aria-labelledby="envelope-new">
      <p className="form-text">{t('envelope.intro', { count: limits.hours })}</p>
      <FormMessage text={form.message} />
      <ReceiverChoice
        key={draft.round}
        chosen={chosen}
        error={form.say('accounts')}
        onChoose={choose}
        onAlone={setIsAlone}
        onRecruit={onRecruit}
      />
      {!isAlone && (
        <>
          <div className="envelope-fields">
            <AmountField
              {...form.field('total')}
              label={t('envelope.total-all')}
              faultOf={totalWrong}
              help={t('envelope.share-range', { min: format(limits.shareMin), max: format(limits.shareMax ?? limits.shareMin) })}
              onChange={form.forget}
            />
            <DraftField
              {...form.field('remark')}
              label={t('envelope.remark')}
              help={t('envelope.remark-help')}
              required={false}
              autoComplete="off"
              autoCapitalize="sentences"
              maxLength={140}
            />
          </div>
          <output className="envelope-each">
            {total && chosen.length > 0 ? <Each total={total} count={chosen.length} /> : t('envelope.each-nothing')}
          </output>
          <DraftField {...form.field('paymentPassword')} secret label={t('wallet.password')} autoComplete="off" inputMode="numeric" />
          <Submit of={form} text={t(form.busy ? 'envelope.sending' : 'envelope.send')} />
        </>
      )}
      <p className="envelope-done" role="status">
        {form.sent}
      </p>
    </form>
  );
}

/** What each gets, before it is sent. */
function Each({ total, count }: { total: number; count: number }) {
  const { money } = useCore();
  const t = useText();
  const { least, most } = shareOf(total, count);
  return least === most
    ? t('envelope.each', { count, amount: money.format(least) })
    : t('envelope.each-about', { count, least: money.format(least), most: money.format(most) });
}

function read(kept: string): readonly string[] {
  if (kept === '') return [];
  const accounts: unknown = JSON.parse(kept);
  return Array.isArray(accounts) ? accounts.map(String) : [];
}
