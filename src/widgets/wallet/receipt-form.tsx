import { useLayoutEffect, useState } from 'react';
import type { Upload } from '../../api/wire/upload.js';
import type { ReceiptAnswer, WithdrawConfig, Withdrawal } from '../../api/money/withdraw.js';
import type { TextKey } from '../../core/parts/core.js';
import { addImage, imageFault } from '../../core/content/feedback.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { answerReceipt } from '../../core/funds/withdrawals.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Field } from '../../ui/form/field.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';
import { PictureField } from '../../ui/form/picture-field.js';
import { AmountField } from '../../ui/form/amount-field.js';
import { tellMoney } from '../../ui/form/tell-money.js';
import { readUploads } from './read-uploads.js';
import { stateKey } from './state-badge.js';

const LONGEST_CLAIM = 500;
const ANSWERS: readonly ReceiptAnswer[] = ['received', 'partly', 'not_received'];
/** What sending does. */
const SENDS: Readonly<Record<ReceiptAnswer, TextKey>> = {
  received: 'wallet.send-received',
  partly: 'wallet.send-partly',
  not_received: 'wallet.send-not-received',
};

interface ReceiptFormProps {
  item: Withdrawal;
  limits: WithdrawConfig;
  /** The form goes while the focus is in it: the withdrawal is settled. */
  onLeft(): void;
  onFail(code: string): void;
}

/** What has come of a withdrawal: all, a part, or nothing, with pictures as proof for who has them (WAL-11 to WAL-14). Nothing is chosen for its owner. */
export function ReceiptForm({ item, limits, onLeft, onFail }: ReceiptFormProps) {
  const core = useCore();
  const t = useText();
  const [loading, setLoading] = useState(false);
  const { format } = core.money;
  const receivedWrong = (amount: string) => amountFault(amount, { max: item.amount - 1 }, format);
  const draft = useDraft(`receipt-${item.id}`);
  const [receipt, setReceipt] = useState(ANSWERS.find(known => known === draft.get('receipt')));
  const [typed, setTyped] = useState(draft.get('receivedAmount'));
  const [images, setImages] = useState<readonly Upload[]>(() => readUploads(draft.get('images')));
  const received = minorUnitsOf(typed);
  const form = useForm({
    draft,
    fields: ['receivedAmount', 'claim'],
    waits: loading,
    tell: tellMoney,
    check: typed => ({ receivedAmount: receipt === 'partly' ? receivedWrong(typed.receivedAmount) : undefined }),
    async send({ claim }) {
      if (!receipt) return;
      await answerReceipt(core, item, {
        receipt,
        receivedAmount: received ?? 0,
        proofImages: images.map(({ uploadId }) => uploadId),
        claim: receipt === 'received' ? '' : claim.trim(),
      });
      draft.drop();
    },
    onFail,
  });
  const { ref } = form;

  useLayoutEffect(() => {
    const node = ref.current;
    return () => {
      if (node?.matches(':focus-within')) onLeft();
    };
  }, [onLeft, ref]);
  const choose = (answer: ReceiptAnswer) => {
    draft.set('receipt', answer);
    setReceipt(answer);
    form.clear();
  };

  return (
    <form {...form.props} className="form receipt" aria-label={`${t('wallet.receipt-question')} ${item.reference}`}>
      <FormMessage text={form.errors.receipt ? t('wallet.ended') : form.message} />
      <fieldset className="answers">
        <legend>{t('wallet.receipt-question')}</legend>
        {ANSWERS.map(answer => (
          <label key={answer} className="answer" data-chosen={answer === receipt || undefined}>
            <input type="radio" name="receipt" value={answer} checked={answer === receipt} onChange={() => choose(answer)} />
            {t(stateKey(answer))}
          </label>
        ))}
      </fieldset>
      {receipt === 'partly' && (
        <>
          <AmountField
            {...form.field('receivedAmount')}
            label={t('wallet.received-amount')}
            error={form.say('receivedAmount') ?? form.say('remainingAmount')}
            faultOf={receivedWrong}
            onChange={setTyped}
          />
          <p className="fee">
            <span>{t('wallet.remaining-amount')}</span>{' '}
            <output className="tabular">{received !== undefined && received < item.amount ? format(item.amount - received) : '–'}</output>
          </p>
        </>
      )}
      {receipt && receipt !== 'received' && (
        <Field label={t('wallet.claim')} help={t('wallet.claim-help')} error={form.say('claim')}>
          {control => (
            <textarea
              {...control}
              className="input"
              name="claim"
              rows={3}
              maxLength={LONGEST_CLAIM}
              defaultValue={draft.get('claim')}
              onInput={event => {
                draft.set('claim', event.currentTarget.value);
                form.correct('claim');
              }}
            />
          )}
        </Field>
      )}
      {receipt && (
        <>
          <PictureField
            words={{
              label: t('wallet.proof'),
              help: t('feedback.images-help', { max: limits.imageMaxCount, megabytes: limits.imageMaxBytes / 1_048_576 }),
              add: t('feedback.image-add'),
              picture: number => t('feedback.image', { number }),
              remove: number => t('feedback.image-remove', { number }),
            }}
            images={images}
            most={limits.imageMaxCount}
            error={form.errors.proofImages}
            faultOf={(files, have) => imageFault(files, have, limits)}
            send={file => addImage(core, file)}
            onChange={next => {
              draft.set('images', JSON.stringify(next));
              setImages(next);
              form.correct('proofImages');
            }}
            onBusy={setLoading}
          />
          <Button kind="primary" type="submit" part="submit" busy={form.busy || loading}>
            {t(SENDS[receipt], { amount: format(item.amount) })}
          </Button>
        </>
      )}
    </form>
  );
}
