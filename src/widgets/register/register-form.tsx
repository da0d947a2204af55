import { useRef, type FormEvent } from 'react';
import type { ErrorCode } from '../../api/errors.js';
import type { MessageText } from '../../core/core.js';
import { countries, type FieldRules } from '../../core/identity.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { CaptchaField } from '../ui/captcha-field.js';
import { FormMessage } from '../ui/form-message.js';
import { useDraft } from '../ui/form-draft.js';
import { readMobile } from '../ui/mobile-field.js';
import { useCaptcha } from '../ui/use-captcha.js';
import { useFirstFocus } from '../ui/use-first-focus.js';
import type { Slider } from '../ui/use-slider.js';
import { Agreement } from '../ui/agreement.js';
import type { RegisterField, RegisterMethod } from './register-fields.js';
import { RegisterInput } from './register-input.js';
import { readValues, type RegisterErrors } from './register-values.js';
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
  onFail(code: ErrorCode): void;
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
  onFail,
  verify,
}: RegisterFormProps) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('register', { owner: 'page' });
  const list = useQuery(countries(core)).data ?? [];
  const captcha = useCaptcha(fields.some(({ kind }) => kind === 'captcha'));
  const register = useRegister({ method, fields, rules, draft, host, verify, onRegistered, onFail, captcha });
  const { busy, errors, message } = register;
  const say = (text?: MessageText) => text && t(text.key, text.values);

  useFirstFocus(form, popup);

  const read = () => {
    const data = new FormData(form.current ?? undefined);
    return { values: readValues(data, fields, readMobile(data, list)), agreed: data.get('agreement') === 'on' };
  };
  const focusFirst = (wrong: RegisterErrors) => {
    const control = [...(form.current?.elements ?? [])].find(element => wrong[element.getAttribute('name') ?? '']);
    if (control instanceof HTMLElement) control.focus();
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { values, agreed } = read();
    focusFirst(await register.submit(values, agreed));
  };

  return (
    <form
      ref={form}
      className="form"
      part="form"
      method="post"
      noValidate
      onFocus={core.session.prepareLogin}
      onSubmit={event => void onSubmit(event)}
      aria-label={t('register.title')}
    >
      <FormMessage text={say(message)} />
      <p className="form-note">{t('common.required')}</p>
      {fields.map(field =>
        field.kind === 'captcha' ? (
          <CaptchaField
            key={field.name}
            captcha={captcha}
            error={say(errors.captcha)}
            marked={field.rule.required}
            onInput={() => register.correct('captcha')}
          />
        ) : (
          <RegisterInput
            key={field.name}
            field={field}
            draft={draft}
            error={say(errors[field.name])}
            first={field.name === 'affiliateCode' ? suggestedCode : undefined}
            locked={field.name === 'affiliateCode' ? affiliateCode : undefined}
            onInput={() => register.correct(field.name)}
            send={() => register.sendCode(read().values)}
          />
        ),
      )}
      <Agreement
        minAge={rules.minAge}
        draft={draft}
        host={host}
        error={say(errors.agreement)}
        onInput={() => register.correct('agreement')}
      />
      <Button kind="primary" size="large" block type="submit" part="submit" busy={busy}>
        {busy ? t('register.busy') : t('register.submit')}
      </Button>
    </form>
  );
}
