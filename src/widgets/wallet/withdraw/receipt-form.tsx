import { useLayoutEffect, useState } from 'react';
import type { ReceiptAnswer, WithdrawConfig, Withdrawal } from '../../../api/money/withdraw.js';
import type { TextKey } from '../../../core/parts/core.js';
import { amountFault, minorUnitsOf } from '../../../core/funds/amount.js';
import { answerReceipt } from '../../../core/funds/withdrawals.js';
import { useCore, useText } from '../../../element/core-context.js';
import { Field } from '../../../ui/form/field.js';
import { Form, Submit } from '../../../ui/form/form.js';
import { useDraft } from '../../../ui/form/form-draft.js';
import { useForm } from '../../../ui/form/use-form.js';
import { uploadsOf } from '../../../ui/form/picture-field.js';
import { UploadField } from '../../../ui/form/upload-field.js';
import { AmountField } from '../../../ui/form/amount-field.js';
import { tellMoney } from '../../../ui/form/tell-money.js';
import { stateKey } from '../state-badge.js';

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
}

/** What has come of a withdrawal: all, a part, or nothing, with pictures as proof for who has them (WAL-11 to WAL-14). Nothing is chosen for its owner. */
export function ReceiptForm({ item, limits, onLeft }: ReceiptFormProps) {
  const core = useCore();
  const t = useText();
  const [loading, setLoading] = useState(false);
  const { format } = core.money;
  const receivedWrong = (amount: string) => amountFault(amount, { max: item.amount - 1 }, format);
  const draft = useDraft(`receipt-${item.id}`);
  const receipt = ANSWERS.find(known => known === draft.get('receipt'));
  const received = minorUnitsOf(draft.get('receivedAmount'));
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
        proofImages: uploadsOf(draft).map(({ uploadId }) => uploadId),
        claim: receipt === 'received' ? '' : claim.trim(),
      });
      draft.drop();
    },
  });
  const { ref } = form;

  useLayoutEffect(() => {
    const node = ref.current;
    return () => {
      if (node?.matches(':focus-within')) onLeft();
    };
  }, [onLeft, ref]);
  const choose = (answer: ReceiptAnswer) => {
    draft.change({ receipt: answer });
    form.clear();
  };

  return (
    <Form
      of={form}
      message={form.errors.receipt ? t('wallet.ended') : form.message}
      className="form receipt"
      aria-label={`${t('wallet.receipt-question')} ${item.reference}`}
    >
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
          <UploadField
            draft={draft}
            label={t('wallet.proof')}
            limits={limits}
            error={form.errors.proofImages}
            onCorrect={() => form.correct('proofImages')}
            onBusy={setLoading}
          />
          <Submit of={form} size="normal" busy={form.busy || loading} text={t(SENDS[receipt], { amount: format(item.amount) })} />
        </>
      )}
    </Form>
  );
}
