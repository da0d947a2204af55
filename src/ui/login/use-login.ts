import { useRef, useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { LoginOutcome, MessageText } from '../../core/parts/core.js';
import { useCore } from '../../element/core-context.js';
import { askCaptcha, dropDrafts, isCaptchaAsked } from './login-draft.js';
import { failureOf, missing, type Failure, type FieldErrors, type LoginValues } from './login-outcome.js';
import { useCaptcha } from '../captcha/use-captcha.js';

interface LoginHooks {
  audience: 'any' | 'member' | 'agent';
  /** Raises gp-login. */
  host: HTMLElement;
  onDone(outcome: LoginOutcome): void | Promise<void>;
  onFail(failure: Pick<Failure, 'code'>): void;
  /** The platform took these; they may be remembered. */
  onProved(proved: Pick<LoginValues, 'username' | 'password'>): void;
}

/** One login attempt at a time, with what the form has to say about the last one. */
export function useLogin({ audience, host, onDone, onFail, onProved }: LoginHooks) {
  const core = useCore();
  const [busy, setBusy] = useState<'login' | 'free-play'>();
  const [fields, setFields] = useState<FieldErrors>({});
  const [message, setMessage] = useState<MessageText>();
  const [captchaShown, setCaptchaShown] = useState(() => isCaptchaAsked(core));
  const captcha = useCaptcha(captchaShown);
  const running = useRef(false);

  const attempt = async (kind: 'login' | 'free-play', send: () => Promise<LoginOutcome>) => {
    if (running.current) return;
    running.current = true;
    setBusy(kind);
    setMessage(undefined);
    setFields({});
    try {
      const outcome = await send();
      dropDrafts(core);
      await onDone(outcome);
    } catch (error) {
      // Who stopped the machine's work has been told nothing wrong.
      if (errorCode(error) === 'aborted') return;
      const failure = failureOf(error);
      setMessage(failure.message);
      setFields(failure.fields);
      if (failure.wantsCaptcha && captchaShown) captcha.renew();
      if (failure.wantsCaptcha) {
        askCaptcha(core);
        setCaptchaShown(true);
      }
      onFail(failure);
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };

  return {
    busy,
    fields,
    message,
    captchaShown,
    captcha,
    /** Checks, then sends. Returns what is missing; the caller focuses it. */
    submit(values: LoginValues): FieldErrors {
      const errors = missing(values, captchaShown && !captcha.proving);
      if (Object.keys(errors).length > 0) {
        setMessage(undefined);
        setFields(errors);
        return errors;
      }
      const proved = { username: values.username.trim(), password: values.password };
      void attempt('login', async () => {
        const send = (paid: { captcha?: string; captchaId?: string }) => core.session.login({ ...proved, audience, from: host, ...paid });
        const outcome = captchaShown
          ? await captcha.pay({ purpose: 'login', account: proved.username }, values.captcha.trim(), send)
          : await send({});
        // A password that must be changed is not worth keeping.
        if (outcome.kind !== 'password-change') onProved(proved);
        return outcome;
      });
      return {};
    },
    freePlay() {
      void attempt('free-play', async () => {
        await core.session.loginFreePlay();
        return { kind: 'logged-in' };
      });
    },
    /** A field that is being corrected no longer shows its error. */
    correct(field: keyof FieldErrors) {
      if (fields[field]) setFields(({ [field]: _, ...rest }) => rest);
    },
  };
}
