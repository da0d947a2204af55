import { useState } from 'react';
import type { DepositMethod } from '../../api/money/deposit.js';
import { feedbackLimits } from '../../core/content/feedback.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { depositFee, orderDeposit } from '../../core/funds/deposits.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Form, Submit } from '../../ui/form/form.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';
import { uploadsOf } from '../../ui/form/picture-field.js';
import { UploadField } from '../../ui/form/upload-field.js';
import { AmountField } from '../../ui/form/amount-field.js';
import type { SectionProps } from './sections.js';
import { tellMoney } from '../../ui/form/tell-money.js';

const STEPS = [1, 5, 20];

/** Way, amount and, where the way takes one, a picture of the proof. */
export const DepositForm = part(DepositFormView, { texts: ['pages', 'identity'] });

function DepositFormView({ methods, emit }: { methods: readonly DepositMethod[]; emit: SectionProps['emit'] }) {
  const core = useCore();
  const t = useText();
  const [loading, setLoading] = useState(false);
  const { format } = core.money;
  const draft = useDraft('deposit');
  const amount = minorUnitsOf(draft.get('amount')) ?? 0;
  const [image] = uploadsOf(draft);
  const method = methods.find(({ id }) => id === draft.get('methodId')) ?? methods[0];
  const form = useForm({
    draft,
    fields: ['amount'],
    waits: loading,
    tell: tellMoney,
    check: ({ amount }) => ({ amount: method && amountFault(amount, method, format) }),
    async send() {
      if (!method) return '';
      const proof = method.takesProof && image && { proof: image.uploadId };
      const ordered = await orderDeposit(core, { methodId: method.id, amount, ...proof });
      emit('gp-deposit', { id: ordered.id, amount: ordered.amount });
      draft.settle('methodId');
      return ordered.reference;
    },
  });
  const limits = useQuery(method?.takesProof ? feedbackLimits(core) : undefined).data;
  if (!method) return null;
  const fee = depositFee(method, amount);

  return (
    <Form of={form} secret aria-label={t('wallet.deposit-new')}>
      <fieldset className="methods">
        <legend>{t('wallet.method')}</legend>
        {methods.map(({ id, name, min, max }) => (
          <label key={id} className="method" data-chosen={id === method.id || undefined}>
            <input
              type="radio"
              name="methodId"
              value={id}
              checked={id === method.id}
              onChange={() => {
                draft.change({ methodId: id });
                form.clear();
              }}
            />
            <span className="method-name">{name}</span>
            <span className="method-limits tabular">{t('wallet.limits', { min: format(min), max: format(max) })}</span>
          </label>
        ))}
      </fieldset>
      {method.hint && <p className="soft">{method.hint}</p>}
      <AmountField
        {...form.field('amount')}
        label={t('wallet.amount')}
        help={t('wallet.limits', { min: format(method.min), max: format(method.max) })}
        faultOf={amount => amountFault(amount, method, format)}
        quick={STEPS.map(step => step * method.min).filter(amount => amount <= method.max)}
        onChange={form.forget}
      />
      {fee > 0 && (
        <p className="fee">
          <span>{t('wallet.fee')}</span> <span className="tabular">{format(fee)}</span>
          <span>{t('wallet.to-pay')}</span> <strong className="tabular">{format(amount + fee)}</strong>
        </p>
      )}
      {method.takesProof && limits && (
        <UploadField
          draft={draft}
          label={t('wallet.proof')}
          limits={{ ...limits, imageMaxCount: 1 }}
          error={form.errors.proof}
          onCorrect={() => form.correct('proof')}
          onBusy={setLoading}
        />
      )}
      <Submit of={form} busy={form.busy || loading} text={t(form.busy ? 'wallet.ordering' : 'nav.deposit')} />
      <p className="wallet-done" role="status">
        {form.sent && t('wallet.ordered', { reference: form.sent })}
      </p>
    </Form>
  );
}
