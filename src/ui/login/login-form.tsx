import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LoginOutcome } from '../../core/parts/core.js';
import { useCore, useText } from '../../element/core-context.js';
import { CaptchaField } from '../captcha/captcha-field.js';
import { useCaptcha } from '../captcha/use-captcha.js';
import { DraftField } from '../form/draft-field.js';
import { Form } from '../form/form.js';
import { dropDraft, useDraft } from '../form/form-draft.js';
import { useFirstFocus } from '../form/use-first-focus.js';
import { CAPTCHA_FIELDS, useForm } from '../form/use-form.js';
import { LoginButtons } from './login-buttons.js';
import { missing, wantsCaptcha } from './login-outcome.js';
import { RememberTick } from './remember-tick.js';
import type { Remember } from './use-remember.js';

export interface LoginFormProps {
  audience: 'any' | 'member' | 'agent';
  popup: boolean;
  /** Raises gp-login. */
  host: HTMLElement;
  onDone(outcome: LoginOutcome): void | Promise<void>;
  /** Without it the form offers no remembering. */
  remember?: Remember;
}

/** Members and agents have forms of their own: what was typed into one does not show in the other. Both ask for a captcha as soon as one must. */
const DRAFTS = { member: 'login-member', agent: 'login-agent', both: 'login' } as const;
const PAGE = { owner: 'page' } as const;

/** The form itself: real inputs in one root, so that password managers and autofill work. */
export function LoginForm({ audience, popup, host, onDone, remember }: LoginFormProps) {
  const core = useCore();
  const t = useText();
  const draft = useDraft(DRAFTS[audience === 'agent' ? 'agent' : 'member'], PAGE);
  const both = useDraft(DRAFTS.both, PAGE);
  const forgotten = useDraft('forgot-email', PAGE);
  const [captchaShown, setCaptchaShown] = useState(both.get('captcha') !== '');
  const captcha = useCaptcha(captchaShown);
  const settle = (outcome: LoginOutcome) => {
    // A login is settled: nothing of any stays in memory (OP-19).
    for (const name of Object.values(DRAFTS)) dropDraft(core, name);
    return onDone(outcome);
  };
  const form = useForm({
    draft,
    fields: ['username', 'password', 'captcha'],
    fieldOf: CAPTCHA_FIELDS,
    check: typed => missing(typed, captchaShown && !captcha.proving),
    async send({ password, ...typed }) {
      const username = typed.username.trim();
      const send = (paid: { captcha?: string; captchaId?: string }) =>
        core.session.login({ username, password, audience, from: host, ...paid });
      const outcome = captchaShown
        ? await captcha.pay({ purpose: 'login', account: username }, typed.captcha.trim(), send)
        : await send({});
      // A password that must be changed is not worth keeping.
      if (outcome.kind !== 'password-change') remember?.settle({ username, password });
      await settle(outcome);
    },
    faults(failure, found) {
      if (wantsCaptcha(failure)) {
        if (captchaShown) captcha.renew();
        both.set('captcha', 'asked');
        // It may be the wrong field that gets the focus.
        flushSync(() => setCaptchaShown(true));
      }
      const { username, password, captcha: wrong } = found;
      const isTold = username ?? password ?? wrong;
      // The likely mistake where no field is to blame.
      if (!isTold) inputOf(ref.current, 'password')?.focus();
      return { username, password, captcha: wrong };
    },
  });
  const { ref } = form;
  const kept = remember?.kept;
  useFirstFocus(ref, popup);
  // What was kept stands where nothing has been typed; it is no draft, which would outlive its 24 hours (CON-08).
  useLayoutEffect(() => {
    for (const field of ['username', 'password'] as const) {
      const input = inputOf(ref.current, field);
      if (input && kept?.[field] && !input.value) input.value = kept[field];
    }
  }, [kept, ref]);
  const askForNewPassword = () => {
    // Nothing is asked twice: the name that stands here stands there too.
    if (!forgotten.get('username')) forgotten.set('username', inputOf(ref.current, 'username')?.value.trim() ?? '');
    core.dialogs.open('forgot-password');
  };

  return (
    <Form of={form} secret aria-label={t('login.title')}>
      <DraftField {...form.field('username')} label={t('login.username')} autoComplete="username" maxLength={64} />
      <DraftField
        {...form.field('password')}
        secret
        label={t('login.password')}
        aside={
          core.status.offers({ text: 'login.forgot-password' }) && (
            <button type="button" className="link" onClick={askForNewPassword}>
              {t('login.forgot-password')}
            </button>
          )
        }
        autoComplete="current-password"
        maxLength={128}
      />
      {captchaShown && <CaptchaField captcha={captcha} error={form.say('captcha')} onInput={() => form.correct('captcha')} />}
      {remember && <RememberTick remember={remember} />}
      <LoginButtons form={form} offersFreePlay={audience !== 'agent'} onDone={settle} />
    </Form>
  );
}

function inputOf(form: HTMLFormElement | null, field: string): HTMLInputElement | undefined {
  const control = form?.elements.namedItem(field);
  return control instanceof HTMLInputElement ? control : undefined;
}
