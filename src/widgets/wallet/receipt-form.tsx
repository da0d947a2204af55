import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { Upload } from '../../api/upload.js';
import type { ReceiptAnswer, WithdrawConfig, Withdrawal } from '../../api/withdraw.js';
import type { TextKey } from '../../core/core.js';
import { addImage, imageFault } from '../../core/feedback.js';
import { amountFault, minorUnitsOf } from '../../core/funds/amount.js';
import { answerReceipt } from '../../core/funds/withdrawals.js';
import { useCore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { FormMessage } from '../ui/form-message.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { PictureField } from '../ui/picture-field.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import { AmountField } from '../ui/amount-field.js';
import { tellMoney } from '../ui/tell-money.js';
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
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft(`receipt-${item.id}`);
  const [receipt, setReceipt] = useState(ANSWERS.find(known => known === draft.get('receipt')));
  const [typed, setTyped] = useState(draft.get('receivedAmount'));
  const [images, setImages] = useState<readonly Upload[]>(() => readUploads(draft.get('images')));
  const [loading, setLoading] = useState(false);
  const attempt = useAttempt({ tell: tellMoney, onFail });
  const { busy, errors, message } = attempt;
  const { format } = core.money;
  const received = minorUnitsOf(typed);
  const receivedWrong = (amount: string) => amountFault(amount, { max: item.amount - 1 }, format);
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);

  useLayoutEffect(() => {
    const node = form.current;
    return () => {
      if (node?.matches(':focus-within')) onLeft();
    };
  }, [onLeft]);
  const choose = (answer: ReceiptAnswer) => {
    draft.set('receipt', answer);
    setReceipt(answer);
    attempt.setErrors({});
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading || !receipt) return;
    const wrong = onlyWrong({ receivedAmount: receipt === 'partly' ? receivedWrong(typed) : undefined });
    const found = await attempt.run(wrong, async () => {
      await answerReceipt(core, item, {
        receipt,
        receivedAmount: received ?? 0,
        proofImages: images.map(({ uploadId }) => uploadId),
        claim: receipt === 'received' ? '' : draft.get('claim').trim(),
      });
      draft.drop();
    });
    focusFirst(form.current, found);
  };
  return (
    <form
      ref={form}
      className="form receipt"
      part="form"
      noValidate
      onSubmit={event => void onSubmit(event)}
      aria-label={`${t('wallet.receipt-question')} ${item.reference}`}
    >
      <FormMessage text={errors.receipt ? t('wallet.ended') : message && t(message.key, message.values)} />
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
            draft={draft}
            name="receivedAmount"
            label={t('wallet.received-amount')}
            error={say('receivedAmount') ?? say('remainingAmount')}
            faultOf={receivedWrong}
            onCorrect={attempt.correct}
            onChange={setTyped}
          />
          <p className="fee">
            <span>{t('wallet.remaining-amount')}</span>{' '}
            <output className="tabular">{received !== undefined && received < item.amount ? format(item.amount - received) : '–'}</output>
          </p>
        </>
      )}
      {receipt && receipt !== 'received' && (
        <Field label={t('wallet.claim')} help={t('wallet.claim-help')} error={say('claim')}>
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
                attempt.correct('claim');
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
            error={errors.proofImages}
            faultOf={(files, have) => imageFault(files, have, limits)}
            send={file => addImage(core, file)}
            onChange={next => {
              draft.set('images', JSON.stringify(next));
              setImages(next);
              attempt.correct('proofImages');
            }}
            onBusy={setLoading}
          />
          <Button kind="primary" type="submit" part="submit" busy={busy || loading}>
            {t(SENDS[receipt], { amount: format(item.amount) })}
          </Button>
        </>
      )}
    </form>
  );
}
