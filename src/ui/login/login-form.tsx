import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react';
import type { LoginOutcome, MessageText } from '../../core/parts/core.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../atoms/button.js';
import { CaptchaField } from '../captcha/captcha-field.js';
import { fieldText } from '../form/field-text.js';
import { Field } from '../form/field.js';
import { useDraft } from '../form/form-draft.js';
import { FormMessage } from '../form/form-message.js';
import { PasswordInput } from '../form/password-input.js';
import { useFirstFocus } from '../form/use-first-focus.js';
import { draftOf, keepDraft, leaveDraft } from './login-draft.js';
import { firstWrong, type Failure, type FieldErrors, type LoginField } from './login-outcome.js';
import { RememberTick } from './remember-tick.js';
import { useLogin } from './use-login.js';
import type { Remember } from './use-remember.js';

export interface LoginFormProps {
  audience: 'any' | 'member' | 'agent';
  popup: boolean;
  /** Raises gp-login. */
  host: HTMLElement;
  onDone(outcome: LoginOutcome): void | Promise<void>;
  onFail(failure: Pick<Failure, 'code'>): void;
  /** Without it the form offers no remembering. */
  remember?: Remember;
}

/** The form itself: real inputs in one root, so that password managers and autofill work. */
export function LoginForm({ audience, popup, host, onDone, onFail, remember }: LoginFormProps) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const name = audience === 'agent' ? 'agent' : 'member';
  const draft = draftOf(core, name);
  const focus = (errors: FieldErrors) => {
    const field = firstWrong(errors);
    if (field) inputOf(form.current, field)?.focus();
  };
  const forgotten = useDraft('forgot-email', { owner: 'page' });
  const login = useLogin({ audience, host, onDone, onFail, onProved: proved => remember?.settle(proved) });
  const { fields, busy } = login;
  const kept = remember?.kept;
  const offersFreePlay = useStore(core.status.store, () => core.status.isOn('FREEPLAY3')) && audience !== 'agent';

  useEffect(() => {
    keepDraft(core, name);
    return () => leaveDraft(core, name);
  }, [core, name]);
  useFirstFocus(form, popup);
  // What was kept stands where nothing has been typed; it is no draft, which would outlive its 24 hours (CON-08).
  useLayoutEffect(() => {
    for (const field of ['username', 'password'] as const) {
      const input = inputOf(form.current, field);
      const value = kept?.[field];
      if (input && value && !input.value) input.value = value;
    }
  }, [kept]);
  // The first wrong field after an answer of the platform; without one, the password, which is the likely mistake.
  useEffect(() => {
    if (login.message) inputOf(form.current, 'password')?.focus();
    else if (Object.keys(fields).length > 0) focus(fields);
  }, [login.message, fields]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (field: LoginField) => fieldText(data, field);
    focus(login.submit({ username: read('username'), password: read('password'), captcha: read('captcha') }));
  };
  const askForNewPassword = () => {
    // Nothing is asked twice: the name that stands here stands there too.
    if (!forgotten.get('username')) forgotten.set('username', inputOf(form.current, 'username')?.value.trim() ?? '');
    core.dialogs.open('forgot-password');
  };
  const say = (text?: MessageText) => text && t(text.key, text.values);
  const typed = (field: 'username' | 'password') => (event: FormEvent<HTMLInputElement>) => {
    draft[field] = event.currentTarget.value;
    login.correct(field);
  };

  return (
    <form
      ref={form}
      className="form"
      part="form"
      method="post"
      noValidate
      onFocus={core.session.prepareLogin}
      onSubmit={onSubmit}
      aria-label={t('login.title')}
    >
      <FormMessage text={say(login.message)} />
      <Field label={t('login.username')} error={say(fields.username)}>
        {control => (
          <input
            {...control}
            className="input"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
            required
            defaultValue={draft.username}
            onInput={typed('username')}
          />
        )}
      </Field>
      <Field
        label={t('login.password')}
        error={say(fields.password)}
        aside={
          <button type="button" className="link" onClick={askForNewPassword}>
            {t('login.forgot-password')}
          </button>
        }
      >
        {control => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            maxLength={128}
            required
            defaultValue={draft.password}
            onInput={typed('password')}
          />
        )}
      </Field>
      {login.captchaShown && <CaptchaField captcha={login.captcha} error={say(fields.captcha)} onInput={() => login.correct('captcha')} />}
      {remember && <RememberTick remember={remember} />}
      <Button kind="primary" size="large" block type="submit" part="submit" busy={busy === 'login'} aria-disabled={busy !== undefined}>
        {busy === 'login' ? t('login.busy') : t('login.submit')}
      </Button>
      {offersFreePlay && (
        <Button kind="secondary" size="large" block busy={busy === 'free-play'} aria-disabled={busy !== undefined} onClick={login.freePlay}>
          {t('login.free-play')}
        </Button>
      )}
    </form>
  );
}

function inputOf(form: HTMLFormElement | null, field: LoginField): HTMLInputElement | undefined {
  const control = form?.elements.namedItem(field);
  return control instanceof HTMLInputElement ? control : undefined;
}
