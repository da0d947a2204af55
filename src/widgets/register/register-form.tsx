import { useRef } from 'react';
import type { FieldRules } from '../../core/identity/identity.js';
import { useText } from '../../element/core-context.js';
import { CaptchaField } from '../../ui/captcha/captcha-field.js';
import { Form, Submit } from '../../ui/form/form.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useCaptcha } from '../../ui/captcha/use-captcha.js';
import { useFirstFocus } from '../../ui/form/use-first-focus.js';
import type { Slider } from '../../ui/captcha/use-slider.js';
import { Agreement } from '../../ui/form/agreement.js';
import { MoreFields } from './more-fields.js';
import { fieldGroups, type RegisterField, type RegisterMethod } from './register-fields.js';
import { labelOf, RegisterInput } from './register-input.js';
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

/** The form itself: real inputs in one root, what is needed before what may be left out, both in the order of the rules. */
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
  const groups = fieldGroups(fields, affiliateCode !== '' || suggestedCode !== '');
  const more = useRef<HTMLDetailsElement>(null);
  /** What is wrong is seen, and can take the focus. */
  const show = (wrong: Readonly<Record<string, unknown>>) => {
    if (more.current && groups.more.some(({ name }) => wrong[name])) more.current.open = true;
  };
  const form = useRegister({ method, fields, rules, draft, host, verify, onRegistered, captcha, show });
  useFirstFocus(form.ref, popup);

  const input = (field: RegisterField) => (
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
  );
  return (
    <Form of={form} secret aria-label={t('register.title')}>
      <p className="form-note">{t('common.required')}</p>
      {groups.first.map(input)}
      {groups.more.length > 0 && (
        <MoreFields
          ref={more}
          labels={groups.more.map(({ name }) => t(labelOf(name)))}
          isFilled={groups.more.some(({ name }) => draft.get(name))}
        >
          {groups.more.map(input)}
        </MoreFields>
      )}
      {groups.last.map(field => (
        <CaptchaField
          key={field.name}
          captcha={captcha}
          error={form.say('captcha')}
          marked={field.rule.required}
          onInput={() => form.correct('captcha')}
        />
      ))}
      <Agreement minAge={rules.minAge} draft={draft} host={host} error={form.say('agreement')} onInput={() => form.correct('agreement')} />
      <Submit of={form} block text={form.busy ? t('register.busy') : t('register.submit')} />
    </Form>
  );
}
