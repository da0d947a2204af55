import { useRef, type FormEvent } from 'react';
import { fieldRules, neededRule } from '../../core/identity.js';
import { changePaymentPassword } from '../../core/member/security.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { DraftField } from '../ui/draft-field.js';
import { ErrorCard } from '../ui/error-card.js';
import { useDraft } from '../ui/form-draft.js';
import { FormMessage } from '../ui/form-message.js';
import { FormSkeleton } from '../ui/form-skeleton.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';
import { useTextSet } from '../ui/use-text-set.js';

/** Sets or changes what guards withdrawals (O-09). */
export function PaymentPassword({ hasOne, onDone }: { hasOne: boolean; onDone(): void }) {
  const core = useCore();
  const t = useText();
  const hasTexts = useTextSet('identity');
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('payment-password');
  const { data: rules, error, refresh } = useQuery(fieldRules(core));
  const attempt = useAttempt({ rules, ruleNames: { newPassword: 'paymentPassword' }, onFail: () => undefined });
  const say = (field: string) => attempt.errors[field] && t(attempt.errors[field].key, attempt.errors[field].values);
  if (error && !rules) return <ErrorCard error={error} onRetry={refresh} />;
  if (!rules || !hasTexts) return <FormSkeleton />;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '');
    const change = { oldPassword: read('oldPassword'), newPassword: read('newPassword'), confirmNewPassword: read('confirmNewPassword') };
    const wrong = onlyWrong({
      oldPassword: change.oldPassword === '' ? { key: 'validation.empty' } : undefined,
      newPassword: checkField(neededRule(rules, 'paymentPassword'), change.newPassword),
      confirmNewPassword: change.confirmNewPassword === '' ? { key: 'validation.empty' } : change.confirmNewPassword === change.newPassword ? undefined : { key: 'validation.confirm-incorrect' },
    });
    const found = await attempt.run(wrong, async () => {
      await changePaymentPassword(core, change);
      draft.drop();
      onDone();
      void core.dialogs.info({ title: { key: 'member.payment-done' }, tone: 'success' });
    });
    focusFirst(form.current, found);
  };
  return (
    <form ref={form} className="form" noValidate onSubmit={event => void onSubmit(event)} onFocus={core.session.prepareLogin} aria-label={t('field.payment-password')}>
      <p className="form-text">{t('member.payment-help')}</p>
      <FormMessage text={attempt.message && t(attempt.message.key, attempt.message.values)} />
      <DraftField secret name="oldPassword" label={t(hasOne ? 'member.payment-old' : 'member.payment-proof')} autoComplete={hasOne ? 'off' : 'current-password'} draft={draft} error={say('oldPassword')} onCorrect={attempt.correct} />
      <DraftField secret name="newPassword" label={t('member.payment-new')} autoComplete="off" inputMode="numeric" draft={draft} error={say('newPassword')} onCorrect={attempt.correct} />
      <DraftField secret name="confirmNewPassword" label={t('member.payment-repeat')} autoComplete="off" inputMode="numeric" draft={draft} error={say('confirmNewPassword')} onCorrect={attempt.correct} />
      <Button kind="primary" size="large" type="submit" busy={attempt.busy}>
        {t(attempt.busy ? 'member.saving' : 'member.save')}
      </Button>
    </form>
  );
}
