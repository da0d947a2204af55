import { convertPoints } from '../../core/points/spend-points.js';
import { pointsFault, pointsTyped, worthOf } from '../../core/points/points.js';
import type { PointConfig } from '../../api/money/points.js';
import type { Emit } from '../../element/contract.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { DraftField } from '../../ui/form/draft-field.js';
import { Field } from '../../ui/form/field.js';
import { Form, Submit } from '../../ui/form/form.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';
import type { contract } from './contract.js';
import { PasswordFirst, useLacksPassword } from './password-first.js';
import { tellPoints, FAULT_TEXT, usePointsText } from './point-words.js';

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
  const draft = useDraft('points-convert');
  const typed = draft.get('points');
  const count = pointsTyped(typed);
  const form = useForm({
    draft,
    fields: ['paymentPassword'],
    words: FAULT_TEXT,
    tell: tellPoints,
    check: ({ paymentPassword }) => ({
      points: pointsFault(typed, config, points, words.points),
      paymentPassword: paymentPassword === '' ? { key: 'points.password-empty' } : undefined,
    }),
    async send({ paymentPassword }) {
      const { amount } = await convertPoints(core, { points: count ?? 0, paymentPassword });
      draft.settle();
      emit('gp-convert', { points: count ?? 0, amount });
      return amount;
    },
  });
  const { sent } = form;
  const lacksPassword = useLacksPassword();
  const worth = count === undefined ? undefined : worthOf(config, count);
  const change = (value: string) => {
    draft.change({ points: value });
    form.forget();
    form.correct('points');
  };

  return (
    <section className="panel" aria-label={t('points.convert')}>
      <h2>{t('points.convert')}</h2>
      <p className="soft">{t('points.convert-text')}</p>
      {lacksPassword ? (
        <PasswordFirst host={host} />
      ) : (
        <Form of={form} secret aria-label={t('points.convert')}>
          <div className="convert-points">
            <Field label={t('points.points')} error={form.say('points')}>
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
          <DraftField {...form.field('paymentPassword')} secret label={t('points.password')} autoComplete="off" inputMode="numeric" />
          <Submit of={form} text={t(form.busy ? 'points.converting' : 'points.convert-go')} />
        </Form>
      )}
      <p className="points-done" role="status">
        {sent !== undefined && t('points.converted', { amount: core.money.format(sent) })}
      </p>
    </section>
  );
}
