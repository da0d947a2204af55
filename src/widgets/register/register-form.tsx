import type { FieldRules } from '../../core/identity/identity.js';
import { useText } from '../../element/core-context.js';
import { CaptchaField } from '../../ui/captcha/captcha-field.js';
import { Form, Submit } from '../../ui/form/form.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useCaptcha } from '../../ui/captcha/use-captcha.js';
import { useFirstFocus } from '../../ui/form/use-first-focus.js';
import type { Slider } from '../../ui/captcha/use-slider.js';
import { Agreement } from '../../ui/form/agreement.js';
import type { RegisterField, RegisterMethod } from './register-fields.js';
import { RegisterInput } from './register-input.js';
import { useRegister } from './use-register.js';

export interface RegisterFormProps {
  method: RegisterMethod;
  fields: readonly RegisterField[];
  rules: FieldRules;
  /** Invitation code that the page gives; it cannot be changed. */
  affiliateCode: string;
  /** Invitation code of the address, to begin with. */
  suggestedCode: string;
  popup: boolean;
  host: HTMLElement;
  onRegistered(account: string, affiliateCode: string): void;
  /** Human verification; drawn by the caller, because the form may be slotted elsewhere. */
  verify: Slider['ask'];
}

/** The form itself: real inputs in one root, in the order of the rules. */
export function RegisterForm({
  method,
  fields,
  rules,
  affiliateCode,
  suggestedCode,
  popup,
  host,
  onRegistered,
  verify,
}: RegisterFormProps) {
  const t = useText();
  const draft = useDraft('register', { owner: 'page' });
  const captcha = useCaptcha(fields.some(({ kind }) => kind === 'captcha'));
  const form = useRegister({ method, fields, rules, draft, host, verify, onRegistered, captcha });
  useFirstFocus(form.ref, popup);

  return (
    <Form of={form} secret aria-label={t('register.title')}>
      <p className="form-note">{t('common.required')}</p>
      {fields.map(field =>
        field.kind === 'captcha' ? (
          <CaptchaField
            key={field.name}
            captcha={captcha}
            error={form.say('captcha')}
            marked={field.rule.required}
            onInput={() => form.correct('captcha')}
          />
        ) : (
          <RegisterInput
            key={field.name}
            field={field}
            draft={draft}
            error={form.say(field.name)}
            first={field.name === 'affiliateCode' ? suggestedCode : undefined}
            locked={field.name === 'affiliateCode' ? affiliateCode : undefined}
            onInput={() => form.correct(field.name)}
            send={form.sendCode}
          />
        ),
      )}
      <Agreement minAge={rules.minAge} draft={draft} host={host} error={form.say('agreement')} onInput={() => form.correct('agreement')} />
      <Submit of={form} block text={form.busy ? t('register.busy') : t('register.submit')} />
    </Form>
  );
}
