import { useEffect, useRef, useState } from 'react';
import type { Delivery, DeliveryField } from '../../api/money/delivery.js';
import { errorCode, isPlatformError } from '../../api/wire/errors.js';
import type { PointReward } from '../../api/money/points.js';
import type { MessageText, TextKey } from '../../core/parts/core.js';
import { deliveryFaults } from '../../core/points/points.js';
import { redeemReward } from '../../core/points/spend-points.js';
import type { Emit } from '../../element/contract.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { DraftField } from '../../ui/form/draft-field.js';
import { Form, Submit } from '../../ui/form/form.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';
import type { contract } from './contract.js';
import { DeliveryFields } from './delivery-fields.js';
import { PasswordFirst, useLacksPassword } from './password-first.js';
import { tellPoints, FAULT_TEXT, usePointsText } from './point-words.js';
import { START, type Place } from './points-place.js';
import { textLanguage } from '../../ui/html/text-language.js';

interface RedeemDialogProps {
  reward: PointReward;
  points: number;
  /** Where the last goods were sent. */
  delivery: Delivery | null;
  host: HTMLElement;
  emit: Emit<typeof contract>;
  onGo(place: Place): void;
  onClose(): void;
}

/** Why the platform refused a reward that looked free a moment ago (PTS-13). */
const REFUSED: Readonly<Record<string, TextKey>> = {
  quantity: 'points.refused-quantity',
  amount: 'points.refused-amount',
  points: 'points.refused-points',
};

/** Asks once more, with what it costs, and for the payment password (PTS-05, PTS-09). */
export function RedeemDialog({ reward, points, delivery: last, host, emit, onGo, onClose }: RedeemDialogProps) {
  const core = useCore();
  const t = useText();
  const words = usePointsText();
  const [before] = useState(points);
  const [isDone, setDone] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  // The form that had the focus has gone.
  useEffect(() => next.current?.focus(), [isDone]);
  const isSent = reward.type === 'gift';
  const lacksPassword = useLacksPassword();
  const draft = useDraft(`points-redeem-${reward.id}`, {
    initial: isSent && last ? { deliveryName: last.name, deliveryPhone: last.phone, deliveryAddress: last.address } : {},
  });
  const form = useForm({
    draft,
    fields: ['deliveryName', 'deliveryPhone', 'deliveryAddress', 'paymentPassword'],
    words: FAULT_TEXT,
    tell: tellPoints,
    refusal,
    check: typed => ({
      ...(isSent && Object.fromEntries(deliveryFaults(deliveryOf(typed)).map(field => [field, { key: 'validation.invalid' }]))),
      paymentPassword: typed.paymentPassword === '' ? { key: 'points.password-empty' } : undefined,
    }),
    async send(typed) {
      const { paymentPassword } = typed;
      await redeemReward(core, { rewardId: reward.id, paymentPassword, ...(isSent && { delivery: deliveryOf(typed) }) });
      draft.drop();
      setDone(true);
      emit('gp-redeem', { rewardId: reward.id, points: reward.pointsRequirement });
    },
  });
  if (isDone) {
    return (
      <Dialog title={t('points.redeemed', { name: reward.name })} size="message" onClose={onClose}>
        <div className="form">
          <p className="form-text" role="status">
            {t('points.redeemed-text')}
          </p>
          <Button
            ref={next}
            kind="primary"
            onClick={() => {
              onClose();
              onGo({ ...START, view: 'redeem' });
            }}
          >
            {t('points.see-list')}
          </Button>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('points.ask')} size="form" onClose={onClose}>
      <dl className="redeem-sum">
        <dt>
          <bdi {...textLanguage(reward.lang)}>{reward.name}</bdi>
        </dt>
        <dd className="tabular">{`\u200E−${words.points(reward.pointsRequirement)}`}</dd>
        <dt>{t('points.sum')}</dt>
        <dd className="tabular">{words.points(Math.max(0, before - reward.pointsRequirement))}</dd>
      </dl>
      {lacksPassword ? (
        <PasswordFirst host={host} onLeave={onClose} />
      ) : (
        <Form of={form} secret aria-label={t('points.ask')}>
          {isSent && <DeliveryFields field={form.field} />}
          <DraftField
            {...form.field('paymentPassword')}
            secret
            data-autofocus={isSent ? undefined : true}
            label={t('points.password')}
            autoComplete="off"
            inputMode="numeric"
          />
          <Submit of={form} text={t(form.busy ? 'points.redeeming' : 'points.redeem')} />
        </Form>
      )}
    </Dialog>
  );
}

function deliveryOf(typed: Readonly<Record<DeliveryField, string>>): Delivery {
  return { name: typed.deliveryName.trim(), phone: typed.deliveryPhone.trim(), address: typed.deliveryAddress.trim() };
}

function refusal(error: unknown): MessageText | undefined {
  if (errorCode(error) === 'not-found') return { key: 'points.refused-gone' };
  const key = isPlatformError(error) ? REFUSED[error.fields?.rewardId ?? ''] : undefined;
  return key === undefined ? undefined : { key };
}
