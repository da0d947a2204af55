import { useRef, useState, type FormEvent } from 'react';
import type { DepositMethod } from '../../api/deposit.js';
import type { Upload } from '../../api/upload.js';
import { addImage, feedbackLimits, imageFault } from '../../core/feedback.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { depositFee, orderDeposit } from '../../core/funds/deposits.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { FormMessage } from '../ui/form-message.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { PictureField } from '../ui/picture-field.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import { useTextSet } from '../ui/use-text-set.js';
import { AmountField } from '../ui/amount-field.js';
import { readUploads } from './read-uploads.js';
import type { SectionProps } from './sections.js';
import { tellMoney } from '../ui/tell-money.js';

const STEPS = [1, 5, 20];

/** Way, amount and, where the way takes one, a picture of the proof. */
export function DepositForm({ methods, emit }: { methods: readonly DepositMethod[]; emit: SectionProps['emit'] }) {
  const core = useCore();
  const t = useText();
  useTextSet('pages');
  useTextSet('identity');
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft('deposit');
  const [methodId, setMethodId] = useState(draft.get('methodId') || (methods[0]?.id ?? ''));
  const [typed, setTyped] = useState(draft.get('amount'));
  const [images, setImages] = useState<readonly Upload[]>(() => readUploads(draft.get('images')));
  const [loading, setLoading] = useState(false);
  const [round, setRound] = useState(0);
  const [done, setDone] = useState('');
  const attempt = useAttempt({ tell: tellMoney, onFail: code => emit('gp-error', { code }) });
  const { busy, errors, message } = attempt;
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const limits = useQuery(method?.takesProof ? feedbackLimits(core) : undefined).data;
  if (!method) return null;
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);
  const { format } = core.money;
  const fee = depositFee(method, minorUnitsOf(typed) ?? 0);
  const chooseImages = (next: readonly Upload[]) => {
    draft.set('images', JSON.stringify(next));
    setImages(next);
    attempt.correct('proof');
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    setDone('');
    const wrong = onlyWrong({ amount: amountFault(draft.get('amount'), method, format) });
    const found = await attempt.run(wrong, async () => {
      const order = {
        methodId: method.id,
        amount: minorUnitsOf(draft.get('amount')) ?? 0,
        ...(method.takesProof && images[0] && { proof: images[0].uploadId }),
      };
      const { id, amount, reference } = await orderDeposit(core, order);
      emit('gp-deposit', { id, amount });
      draft.drop();
      draft.set('methodId', method.id);
      setTyped('');
      setImages([]);
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
      aria-label={t('wallet.deposit-new')}
    >
      <FormMessage text={message && t(message.key, message.values)} />
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
                setDone('');
                attempt.setErrors({});
              }}
            />
            <span className="method-name">{name}</span>
            <span className="method-limits tabular">{t('wallet.limits', { min: format(min), max: format(max) })}</span>
          </label>
        ))}
      </fieldset>
      {method.hint && <p className="soft">{method.hint}</p>}
      <AmountField
        key={`${round}`}
        draft={draft}
        label={t('wallet.amount')}
        help={t('wallet.limits', { min: format(method.min), max: format(method.max) })}
        error={say('amount')}
        faultOf={amount => amountFault(amount, method, format)}
        quick={STEPS.map(step => step * method.min).filter(amount => amount <= method.max)}
        onCorrect={attempt.correct}
        onChange={value => {
          setTyped(value);
          setDone('');
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
          error={errors.proof}
          faultOf={(files, have) => imageFault(files, have, { ...limits, imageMaxCount: 1 })}
          send={file => addImage(core, file)}
          onChange={chooseImages}
          onBusy={setLoading}
        />
      )}
      <Button kind="primary" size="large" type="submit" part="submit" busy={busy || loading}>
        {t(busy ? 'wallet.ordering' : 'nav.deposit')}
      </Button>
      <p className="wallet-done" role="status">
        {done && t('wallet.ordered', { reference: done })}
      </p>
    </form>
  );
}
