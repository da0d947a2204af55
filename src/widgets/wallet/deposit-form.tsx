import { useState } from 'react';
import type { DepositMethod } from '../../api/money/deposit.js';
import type { Upload } from '../../api/wire/upload.js';
import { addImage, feedbackLimits, imageFault } from '../../core/content/feedback.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { depositFee, orderDeposit } from '../../core/funds/deposits.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';
import { PictureField } from '../../ui/form/picture-field.js';
import { AmountField } from '../../ui/form/amount-field.js';
import { readUploads } from './read-uploads.js';
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
  const [methodId, setMethodId] = useState(draft.get('methodId') || (methods[0]?.id ?? ''));
  const [typed, setTyped] = useState(draft.get('amount'));
  const [images, setImages] = useState<readonly Upload[]>(() => readUploads(draft.get('images')));
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const form = useForm({
    draft,
    fields: ['amount'],
    waits: loading,
    tell: tellMoney,
    check: ({ amount }) => ({ amount: method && amountFault(amount, method, format) }),
    async send(typed) {
      if (!method) return '';
      const order = {
        methodId: method.id,
        amount: minorUnitsOf(typed.amount) ?? 0,
        ...(method.takesProof && images[0] && { proof: images[0].uploadId }),
      };
      const { id, amount, reference } = await orderDeposit(core, order);
      emit('gp-deposit', { id, amount });
      draft.settle();
      draft.set('methodId', method.id);
      setTyped('');
      setImages([]);
      return reference;
    },
    onFail: code => emit('gp-error', { code }),
  });
  const limits = useQuery(method?.takesProof ? feedbackLimits(core) : undefined).data;
  if (!method) return null;
  const fee = depositFee(method, minorUnitsOf(typed) ?? 0);
  const chooseImages = (next: readonly Upload[]) => {
    draft.set('images', JSON.stringify(next));
    setImages(next);
    form.correct('proof');
  };

  return (
    <form {...form.props} onFocus={core.session.prepareLogin} aria-label={t('wallet.deposit-new')}>
      <FormMessage text={form.message} />
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
                draft.set('methodId', id);
                setMethodId(id);
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
        onChange={value => {
          setTyped(value);
          form.forget();
        }}
      />
      {fee > 0 && (
        <p className="fee">
          <span>{t('wallet.fee')}</span> <span className="tabular">{format(fee)}</span>
          <span>{t('wallet.to-pay')}</span> <strong className="tabular">{format((minorUnitsOf(typed) ?? 0) + fee)}</strong>
        </p>
      )}
      {method.takesProof && limits && (
        <PictureField
          words={{
            label: t('wallet.proof'),
            help: t('feedback.images-help', { max: 1, megabytes: limits.imageMaxBytes / 1_048_576 }),
            add: t('feedback.image-add'),
            picture: number => t('feedback.image', { number }),
            remove: number => t('feedback.image-remove', { number }),
          }}
          images={images}
          most={1}
          error={form.errors.proof}
          faultOf={(files, have) => imageFault(files, have, { ...limits, imageMaxCount: 1 })}
          send={file => addImage(core, file)}
          onChange={chooseImages}
          onBusy={setLoading}
        />
      )}
      <Button kind="primary" size="large" type="submit" part="submit" busy={form.busy || loading}>
        {t(form.busy ? 'wallet.ordering' : 'nav.deposit')}
      </Button>
      <p className="wallet-done" role="status">
        {form.sent && t('wallet.ordered', { reference: form.sent })}
      </p>
    </form>
  );
}
