import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Delivery } from '../../api/delivery.js';
import { errorCode, isPlatformError } from '../../api/errors.js';
import type { PointReward } from '../../api/points.js';
import type { MessageText, TextKey } from '../../core/core.js';
import { deliveryFaults } from '../../core/points/points.js';
import { redeemReward } from '../../core/points/spend-points.js';
import type { Emit } from '../contract.js';
import { useCore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { DraftField } from '../ui/draft-field.js';
import { FormMessage } from '../ui/form-message.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import type { contract } from './contract.js';
import { DeliveryFields } from './delivery-fields.js';
import { PasswordFirst, useLacksPassword } from './password-first.js';
import { tellPoints, useFaultText, usePointsText } from './point-words.js';
import { START, type Place } from './points-place.js';

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
  const faultText = useFaultText();
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(points);
  const [refused, setRefused] = useState<MessageText>();
  const [isDone, setDone] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  // The form that had the focus has gone.
  useEffect(() => next.current?.focus(), [isDone]);
  const draft = useOwnDraft(`points-redeem-${reward.id}`);
  const isSent = reward.type === 'gift';
  useState(() => {
    // What was typed here goes before what is remembered.
    if (!isSent || !last || draft.get('deliveryAddress') !== '') return;
    for (const [name, value] of [
      ['deliveryName', last.name],
      ['deliveryPhone', last.phone],
      ['deliveryAddress', last.address],
    ] as const)
      draft.set(name, value);
  });
  const lacksPassword = useLacksPassword();
  const attempt = useAttempt({ tell: tellPoints, onFail: code => emit('gp-error', { code }) });
  const { busy, errors } = attempt;
  const message = refused ?? attempt.message;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const paymentPassword = draft.get('paymentPassword');
    setRefused(undefined);
    const delivery = {
      name: draft.get('deliveryName').trim(),
      phone: draft.get('deliveryPhone').trim(),
      address: draft.get('deliveryAddress').trim(),
    };
    const unsendable = isSent ? Object.fromEntries(deliveryFaults(delivery).map(field => [field, { key: 'validation.invalid' }])) : {};
    const found = await attempt.run(
      onlyWrong({ ...unsendable, paymentPassword: paymentPassword === '' ? { key: 'points.password-empty' } : undefined }),
      async () => {
        try {
          await redeemReward(core, { rewardId: reward.id, paymentPassword, ...(isSent && { delivery }) });
        } catch (error) {
          setRefused(refusal(error));
          throw error;
        }
        draft.drop();
        setDone(true);
        emit('gp-redeem', { rewardId: reward.id, points: reward.pointsRequirement });
      },
    );
    focusFirst(form.current, found);
  };
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
        <dt>{reward.name}</dt>
        <dd className="tabular">{`\u200E−${words.points(reward.pointsRequirement)}`}</dd>
        <dt>{t('points.sum')}</dt>
        <dd className="tabular">{words.points(Math.max(0, before - reward.pointsRequirement))}</dd>
      </dl>
      {lacksPassword ? (
        <PasswordFirst host={host} onLeave={onClose} />
      ) : (
        <form
          ref={form}
          className="form"
          part="form"
          noValidate
          onFocus={core.session.prepareLogin}
          onSubmit={event => void onSubmit(event)}
          aria-label={t('points.ask')}
        >
          <FormMessage text={message && t(message.key, message.values)} />
          {isSent && <DeliveryFields draft={draft} wrong={errors} onCorrect={attempt.correct} />}
          <DraftField
            secret
            data-autofocus={isSent ? undefined : true}
            name="paymentPassword"
            label={t('points.password')}
            autoComplete="off"
            inputMode="numeric"
            draft={draft}
            error={faultText(errors.paymentPassword)}
            onCorrect={attempt.correct}
          />
          <Button kind="primary" size="large" type="submit" part="submit" busy={busy}>
            {t(busy ? 'points.redeeming' : 'points.redeem')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function refusal(error: unknown): MessageText | undefined {
  if (errorCode(error) === 'not-found') return { key: 'points.refused-gone' };
  const key = isPlatformError(error) ? REFUSED[error.fields?.rewardId ?? ''] : undefined;
  return key === undefined ? undefined : { key };
}
