import { useRef, type FormEvent } from 'react';
import type { ErrorCode } from '../../api/errors.js';
import type { TextKey } from '../../core/core.js';
import { fieldRules, neededRule } from '../../core/identity.js';
import { changePaymentPassword, securityStanding } from '../../core/member/security.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { Button } from './button.js';
import { CustomerServiceEntry } from './customer-service-entry.js';
import { DraftField } from './draft-field.js';
import { ErrorCard } from './error-card.js';
import { FormMessage } from './form-message.js';
import { FormSkeleton } from './form-skeleton.js';
import { onlyWrong } from './only-wrong.js';
import { useDraft } from './form-draft.js';
import { OwnerProofFields, ownerProofFault, ownerProofOf } from './security/owner-proof-fields.js';
import { RestNote } from './security/rest-note.js';
import { focusFirst, useAttempt } from './use-attempt.js';
import { useTextSet } from './use-text-set.js';

interface PaymentPasswordFormProps {
  /** It has been set or changed. */
  onDone(): void;
  onFail(code: ErrorCode): void;
}

/**
 * Sets the withdraw password, with the login password as proof, or changes it with the old one (WAL-07, OP-72). The widget adopts
 * field.css, form.css and skeleton.css.
 */
export function PaymentPasswordForm({ onDone, onFail }: PaymentPasswordFormProps) {
  const core = useCore();
  const t = useText();
  const hasTexts = [useTextSet('wallet'), useTextSet('identity'), useTextSet('member')].every(Boolean);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('payment-password');
  const security = useQuery(securityStanding(core));
  const rules = useQuery(fieldRules(core));
  const attempt = useAttempt({ rules: rules.data, ruleNames: { newPassword: 'paymentPassword' }, onFail });
  const { busy, errors, message } = attempt;
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);

  const error = security.error ?? rules.error;
  if (!security.data || !rules.data || !hasTexts) {
    const retry = () => {
      security.refresh();
      rules.refresh();
    };
    return error ? <ErrorCard error={error} busy={security.loading || rules.loading} onRetry={retry} /> : <FormSkeleton />;
  }
  const { hasPaymentPassword: isSet, ownerWays: ways } = security.data;
  const byPassword = isSet || security.data.hasPassword;
  const rule = neededRule(rules.data, 'paymentPassword');
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = {
      ...(!byPassword && ownerProofOf(ways, draft)),
      oldPassword: draft.get('oldPassword'),
      newPassword: draft.get('newPassword'),
      confirmNewPassword: draft.get('confirmNewPassword'),
    };
    const wrong = onlyWrong({
      ...(byPassword ? { oldPassword: change.oldPassword === '' ? { key: 'validation.empty' } : undefined } : ownerProofFault(ways, draft)),
      newPassword: checkField(rule, change.newPassword),
      confirmNewPassword:
        change.confirmNewPassword === ''
          ? { key: 'validation.empty' }
          : change.confirmNewPassword === change.newPassword
            ? undefined
            : { key: 'validation.confirm-incorrect' },
    });
    const found = await attempt.run(wrong, async () => {
      await changePaymentPassword(core, change);
      draft.drop();
      form.current?.reset();
      onDone();
    });
    focusFirst(form.current, found);
  };
  const digits = rule.patternId === 6 ? ({ inputMode: 'numeric' } as const) : {};
  return (
    <form
      ref={form}
      className="form"
      part="form"
      method="post"
      noValidate
      onFocus={core.session.prepareLogin}
      onSubmit={event => void onSubmit(event)}
      aria-label={t(isSet ? 'wallet.password-change' : 'wallet.password-set')}
    >
      <FormMessage text={message && t(message.key, message.values)} />
      <RestNote standing={security.data} isChange={isSet} />
      {byPassword ? (
        <DraftField
          secret
          name="oldPassword"
          label={t(isSet ? 'wallet.password-old' : 'wallet.password-login')}
          help={isSet ? undefined : t('wallet.password-login-help')}
          autoComplete={isSet ? 'off' : 'current-password'}
          draft={draft}
          error={say('oldPassword')}
          onCorrect={attempt.correct}
        />
      ) : (
        <OwnerProofFields ways={ways} draft={draft} errors={errors} onCorrect={attempt.correct} />
      )}
      <DraftField
        secret
        name="newPassword"
        label={t('wallet.password-new')}
        help={t(`validation.pattern-${rule.patternId}` as TextKey, {
          range: rule.minLength === rule.maxLength ? rule.minLength : `${rule.minLength}-${rule.maxLength}`,
        })}
        autoComplete="off"
        {...digits}
        draft={draft}
        error={say('newPassword')}
        onCorrect={attempt.correct}
      />
      <DraftField
        secret
        name="confirmNewPassword"
        label={t('wallet.password-confirm')}
        autoComplete="off"
        {...digits}
        draft={draft}
        error={say('confirmNewPassword')}
        onCorrect={attempt.correct}
      />
      <Button kind="primary" size="large" type="submit" part="submit" busy={busy}>
        {t(isSet ? 'wallet.password-change' : 'wallet.password-set')}
      </Button>
      {isSet && (
        <p className="form-note">
          {t('wallet.password-forgot')} <CustomerServiceEntry className="link">{t('common.customer-service')}</CustomerServiceEntry>
        </p>
      )}
    </form>
  );
}
