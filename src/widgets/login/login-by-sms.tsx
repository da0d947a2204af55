import { useRef, useState, type FormEvent } from 'react';
import { countries, fieldRules, neededRule, sendCode } from '../../core/identity.js';
import { loginByCode } from '../../core/login-proofs.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { CodeField } from '../ui/code-field.js';
import { fieldText } from '../ui/field-text.js';
import { useDraft } from '../ui/form-draft.js';
import { FormMessage } from '../ui/form-message.js';
import { MobileField, readMobile } from '../ui/mobile-field.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { CODE_FIELDS, focusFirst, useAttempt } from '../ui/use-attempt.js';
import type { LoginFormProps } from '../ui/login/login-form.js';
import { RememberTick } from '../ui/login/remember-tick.js';
import type { Remember } from '../ui/login/use-remember.js';

/** Number and code (SES-31 to SES-36); by the phone-verification provider where that is on (SES-65). Free play is here too (SES-25). */
export function LoginBySms({ audience, host, onDone, onFail, remember }: LoginFormProps & { remember: Remember }) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('login-sms', { owner: 'page' });
  const rules = useQuery(fieldRules(core)).data;
  const list = useQuery(countries(core)).data ?? [];
  const attempt = useAttempt({ rules, fieldOf: CODE_FIELDS, onFail: code => onFail({ code }) });
  const { busy, errors, message } = attempt;
  const [isTrying, setTrying] = useState(false);
  const offersFreePlay = useStore(core.status.store, () => core.status.isOn('FREEPLAY3'));
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);

  // What was kept stands where nothing has been typed.
  const { kept } = remember;
  if (kept?.mobileNum && !draft.get('mobileNum') && !draft.get('touched')) {
    draft.set('mobileNum', kept.mobileNum);
    draft.set('country', kept.country);
  }

  const read = () => {
    const data = new FormData(form.current ?? undefined);
    return { mobile: readMobile(data, list), code: fieldText(data, 'verificationCode').trim() };
  };
  const typed = () => {
    draft.set('touched', 'yes');
    attempt.correct('mobileNum');
  };
  const wrongNumber = (mobileNum: string) =>
    onlyWrong({ mobileNum: checkField(neededRule(rules, 'mobileNum'), mobileNum) && { key: 'validation.mobile' } });
  const send = async () => {
    const { mobile } = read();
    const wrong = wrongNumber(mobile.mobileNum);
    attempt.setErrors(wrong);
    focusFirst(form.current, wrong);
    return wrong.mobileNum ? undefined : sendCode(core, 'login', mobile);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { mobile, code } = read();
    const wrong = {
      ...wrongNumber(mobile.mobileNum),
      ...onlyWrong({ verificationCode: checkField(neededRule(rules, 'verificationCode'), code) && { key: 'validation.code' } }),
    };
    const found = await attempt.run(wrong, async () => {
      const outcome = await loginByCode(core, mobile, code, draft.get('phoneSession'), { audience, from: host });
      remember.settle({ mobileNum: mobile.mobileNum, country: fieldText(new FormData(form.current ?? undefined), 'country') });
      draft.drop();
      await onDone(outcome);
    });
    focusFirst(form.current, found);
  };
  const tryFreely = async () => {
    if (busy) return;
    setTrying(true);
    await attempt.run({}, async () => {
      await core.session.loginFreePlay();
      draft.drop();
      await onDone({ kind: 'logged-in' });
    });
    setTrying(false);
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
      aria-label={t('login.title')}
    >
      <FormMessage text={message && t(message.key, message.values)} />
      <MobileField key={kept ? 'kept' : 'new'} draft={draft} error={say('mobileNum')} onInput={typed} />
      <CodeField draft={draft} error={say('verificationCode')} onInput={() => attempt.correct('verificationCode')} send={send} />
      <RememberTick remember={remember} label={t('code.remember')} />
      <Button kind="primary" size="large" block type="submit" part="submit" busy={busy && !isTrying} aria-disabled={busy}>
        {busy && !isTrying ? t('login.busy') : t('login.submit')}
      </Button>
      {offersFreePlay && (
        <Button kind="secondary" size="large" block busy={isTrying} aria-disabled={busy} onClick={() => void tryFreely()}>
          {t('login.free-play')}
        </Button>
      )}
    </form>
  );
}
