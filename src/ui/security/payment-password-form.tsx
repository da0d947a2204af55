import type { TextKey } from '../../core/parts/core.js';
import { fieldRules, neededRule } from '../../core/identity/identity.js';
import { changePaymentPassword, securityStanding } from '../../core/member/security.js';
import { checkField } from '../../core/validation/check-field.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { confirmFault } from '../form/confirm-fault.js';
import { CustomerServiceEntry } from '../contact/customer-service-entry.js';
import { DraftField } from '../form/draft-field.js';
import { ErrorCard } from '../atoms/error-card.js';
import { Form, Submit } from '../form/form.js';
import { FormSkeleton } from '../form/form-skeleton.js';
import { useDraft } from '../form/form-draft.js';
import { useForm } from '../form/use-form.js';
import { OwnerProofFields, ownerProofFault, ownerProofOf } from './owner-proof-fields.js';
import { RestNote } from './rest-note.js';

interface PaymentPasswordFormProps {
  /** It has been set or changed. */
  onDone?(): void;
}

/**
 * Sets the withdraw password, with the login password as proof, or changes it with the old one (WAL-07, OP-72). The widget adopts
 * field.css, form.css and skeleton.css.
 */
export const PaymentPasswordForm = part(PaymentPasswordFormView, { texts: ['wallet', 'identity', 'member'] });

function PaymentPasswordFormView({ onDone }: PaymentPasswordFormProps) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const draft = useDraft('payment-password');
  const security = useQuery(securityStanding(core));
  const rules = useQuery(fieldRules(core));
  const { hasPaymentPassword: isSet = false, hasPassword = false, ownerWays: ways = [] } = security.data ?? {};
  const byPassword = isSet || hasPassword;
  const form = useForm({
    draft,
    fields: ['oldPassword', 'newPassword', 'confirmNewPassword'],
    rules: rules.data,
    ruleNames: { newPassword: 'paymentPassword' },
    check: ({ oldPassword, newPassword, confirmNewPassword }) => ({
      ...(byPassword ? { oldPassword: oldPassword === '' ? { key: 'validation.empty' } : undefined } : ownerProofFault(ways, draft)),
      newPassword: checkField(neededRule(rules.data, 'paymentPassword'), newPassword),
      confirmNewPassword: confirmFault(newPassword, confirmNewPassword),
    }),
    async send(typed) {
      await changePaymentPassword(core, { ...(!byPassword && ownerProofOf(ways, draft)), ...typed });
      draft.drop();
      form.ref.current?.reset();
      onDone?.();
    },
  });

  const error = security.error ?? rules.error;
  if (!security.data || !rules.data || !hasTexts) {
    const retry = () => {
      security.refresh();
      rules.refresh();
    };
    return error ? <ErrorCard error={error} busy={security.loading || rules.loading} onRetry={retry} /> : <FormSkeleton />;
  }
  const rule = neededRule(rules.data, 'paymentPassword');
  const digits = rule.patternId === 6 ? ({ inputMode: 'numeric' } as const) : {};
  return (
    <Form of={form} secret aria-label={t(isSet ? 'wallet.password-change' : 'wallet.password-set')}>
      <RestNote standing={security.data} isChange={isSet} />
      {byPassword ? (
        <DraftField
          {...form.field('oldPassword')}
          secret
          label={t(isSet ? 'wallet.password-old' : 'wallet.password-login')}
          help={isSet ? undefined : t('wallet.password-login-help')}
          autoComplete={isSet ? 'off' : 'current-password'}
        />
      ) : (
        <OwnerProofFields ways={ways} draft={draft} errors={form.errors} onCorrect={form.correct} />
      )}
      <DraftField
        {...form.field('newPassword')}
        secret
        label={t('wallet.password-new')}
        help={t(`validation.pattern-${rule.patternId}` as TextKey, {
          range: rule.minLength === rule.maxLength ? rule.minLength : `${rule.minLength}-${rule.maxLength}`,
        })}
        autoComplete="off"
        {...digits}
      />
      <DraftField {...form.field('confirmNewPassword')} secret label={t('wallet.password-confirm')} autoComplete="off" {...digits} />
      <Submit of={form} text={t(isSet ? 'wallet.password-change' : 'wallet.password-set')} />
      {isSet && (
        <p className="form-note">
          {t('wallet.password-forgot')} <CustomerServiceEntry className="link">{t('common.customer-service')}</CustomerServiceEntry>
        </p>
      )}
    </Form>
  );
}
