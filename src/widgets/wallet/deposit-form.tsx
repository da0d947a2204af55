import { useState } from 'react';
import type { DepositMethod } from '../../api/money/deposit.js';
import { feedbackLimits } from '../../core/content/feedback.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { depositFee, orderDeposit } from '../../core/funds/deposits.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { textLanguage } from '../../ui/html/text-language.js';
import { Form } from '../../ui/form/form.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';
import { uploadsOf } from '../../ui/form/picture-field.js';
import { UploadField } from '../../ui/form/upload-field.js';
import { AmountField } from '../../ui/form/amount-field.js';
import { DepositDone } from './deposit-done.js';
import { DepositWay } from './deposit-way.js';
import type { SectionProps } from './sections.js';
import { SubmitAmount } from './submit-amount.js';
import { tellMoney } from '../../ui/form/tell-money.js';

const STEPS = [1, 5, 20, 100];

/** Way, amount and, where the way takes one, a picture of the proof. */
export const DepositForm = part(DepositFormView, { texts: ['pages', 'identity'] });

interface DepositFormProps {
  methods: readonly DepositMethod[];
  emit: SectionProps['emit'];
  onOrdered(id: string): void;
}

function DepositFormView({ methods, emit, onOrdered }: DepositFormProps) {
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
      if (!method) return undefined;
      const proof = method.takesProof && image && { proof: image.uploadId };
      const ordered = await orderDeposit(core, { methodId: method.id, amount, ...proof });
      emit('gp-deposit', { id: ordered.id, amount: ordered.amount });
      onOrdered(ordered.id);
      draft.settle('methodId');
      return ordered;
    },
  });
  const limits = useQuery(method?.takesProof ? feedbackLimits(core) : undefined).data;
  if (!method) return null;
  const fee = depositFee(method, amount);
  const wrong = (typed: string) => amountFault(typed, method, format);

  return (
    <Form of={form} secret aria-label={t('wallet.deposit-new')}>
      <fieldset className="methods ways">
        <legend>{t('wallet.method')}</legend>
        {methods.map(way => (
          <DepositWay
            key={way.id}
            way={way}
            chosen={way === method}
            onChoose={() => {
              draft.change({ methodId: way.id });
              form.clear();
            }}
          />
        ))}
      </fieldset>
      <AmountField
        {...form.field('amount')}
        label={t('wallet.amount')}
        help={t('wallet.limits', { min: format(method.min), max: format(method.max) })}
        faultOf={wrong}
        quick={STEPS.map(step => step * method.min).filter(amount => amount <= method.max)}
        onChange={form.forget}
      />
      {method.hint && (
        <p className="soft" {...textLanguage(method.lang)}>
          {method.hint}
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
      <div className="send" data-ready={amount > 0 || undefined}>
        <p className="fee">
          <span>{t('wallet.fee')}</span> <span className="tabular">{fee > 0 ? format(fee) : t('wallet.fee-none')}</span>
          <span>{t('wallet.to-pay')}</span> <strong className="tabular">{format(amount > 0 ? amount + fee : 0)}</strong>
        </p>
        <SubmitAmount
          of={form}
          busy={form.busy || loading}
          amount={amount}
          isWrong={wrong(draft.get('amount')) !== undefined}
          text="wallet.deposit-amount"
          busyText="wallet.ordering"
        />
      </div>
      <DepositDone sent={form.sent} />
    </Form>
  );
}
