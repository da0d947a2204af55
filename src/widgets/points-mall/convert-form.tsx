import { useRef, useState, type FormEvent } from 'react';
import { convertPoints } from '../../core/points/spend-points.js';
import { pointsFault, pointsTyped, worthOf } from '../../core/points/points.js';
import type { PointConfig } from '../../api/points.js';
import type { Emit } from '../contract.js';
import { useCore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { DraftField } from '../ui/draft-field.js';
import { Field } from '../ui/field.js';
import { FormMessage } from '../ui/form-message.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useOwnDraft } from '../ui/own-draft.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import type { contract } from './contract.js';
import { PasswordFirst, useLacksPassword } from './password-first.js';
import { tellPoints, useFaultText, usePointsText } from './point-words.js';

interface ConvertFormProps {
  config: PointConfig;
  points: number;
  host: HTMLElement;
  emit: Emit<typeof contract>;
}

/** Points into balance, with what they make before it is sent (PTS-10). */
export function ConvertForm({ config, points, host, emit }: ConvertFormProps) {
  const core = useCore();
  const t = useText();
  const words = usePointsText();
  const faultText = useFaultText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useOwnDraft('points-convert');
  const [typed, setTyped] = useState(draft.get('points'));
  const [round, setRound] = useState(0);
  const [done, setDone] = useState<number>();
  const lacksPassword = useLacksPassword();
  const attempt = useAttempt({ tell: tellPoints, onFail: code => emit('gp-error', { code }) });
  const count = pointsTyped(typed);
  const worth = count === undefined ? undefined : worthOf(config, count);
  const change = (value: string) => {
    draft.set('points', value);
    setTyped(value);
    setDone(undefined);
    attempt.correct('points');
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const paymentPassword = draft.get('paymentPassword');
    setDone(undefined);
    const wrong = onlyWrong({
      points: pointsFault(typed, config, points, words.points),
      paymentPassword: paymentPassword === '' ? { key: 'points.password-empty' } : undefined,
    });
    const found = await attempt.run(wrong, async () => {
      const { amount } = await convertPoints(core, { points: count ?? 0, paymentPassword });
      draft.drop();
      setTyped('');
      setRound(number => number + 1);
      setDone(amount);
      emit('gp-convert', { points: count ?? 0, amount });
    });
    focusFirst(form.current, found);
  };
  return (
    <section className="panel" aria-label={t('points.convert')}>
      <h2>{t('points.convert')}</h2>
      <p className="soft">{t('points.convert-text')}</p>
      {lacksPassword ? (
        <PasswordFirst host={host} />
      ) : (
        <form
          ref={form}
          className="form"
          part="form"
          noValidate
          onFocus={core.session.prepareLogin}
          onSubmit={event => void onSubmit(event)}
          aria-label={t('points.convert')}
        >
          <FormMessage text={attempt.message && t(attempt.message.key, attempt.message.values)} />
          <div className="convert-points">
            <Field label={t('points.points')} error={faultText(attempt.errors.points)}>
              {control => (
                <input
                  {...control}
                  className="input tabular"
                  name="points"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={13}
                  required
                  value={typed}
                  onChange={event => change(event.target.value)}
                />
              )}
            </Field>
            <Button disabled={points === 0} onClick={() => change(String(points))}>
              {t('points.all')}
            </Button>
          </div>
          <output className="convert-preview">
            {worth === undefined ? (
              t('points.get-nothing')
            ) : (
              <>
                <span>{t('points.get')}</span> <strong className="tabular">{core.money.format(worth)}</strong>
              </>
            )}
          </output>
          <DraftField
            key={round}
            secret
            name="paymentPassword"
            label={t('points.password')}
            autoComplete="off"
            inputMode="numeric"
            draft={draft}
            error={faultText(attempt.errors.paymentPassword)}
            onCorrect={attempt.correct}
          />
          <Button kind="primary" size="large" type="submit" part="submit" busy={attempt.busy}>
            {t(attempt.busy ? 'points.converting' : 'points.convert-go')}
          </Button>
        </form>
      )}
      <p className="points-done" role="status">
        {done !== undefined && t('points.converted', { amount: core.money.format(done) })}
      </p>
    </section>
  );
}
