import { useLayoutEffect, useState } from 'react';
import { countries, fieldRules, neededRule, sendCode } from '../../core/identity/identity.js';
import { loginByCode } from '../../core/identity/login-proofs.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { CodeField } from '../../ui/form/code-field.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { CODE_FIELDS, useForm } from '../../ui/form/use-form.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { MobileField, readMobile } from '../../ui/form/mobile-field.js';
import type { LoginFormProps } from '../../ui/login/login-form.js';
import { RememberTick } from '../../ui/login/remember-tick.js';
import type { Remember } from '../../ui/login/use-remember.js';

/** Number and code (SES-31 to SES-36); by the phone-verification provider where that is on (SES-65). Free play is here too (SES-25). */
export function LoginBySms({ audience, host, onDone, onFail, remember }: LoginFormProps & { remember: Remember }) {
  const core = useCore();
  const t = useText();
  const draft = useDraft('login-sms', { owner: 'page' });
  const rules = useQuery(fieldRules(core)).data;
  const list = useQuery(countries(core)).data ?? [];
  const [isTrying, setTrying] = useState(false);
  const offersFreePlay = useStore(core.status.store, () => core.status.isOn('FREEPLAY3'));
  const wrongNumber = (mobileNum: string) => ({
    mobileNum: checkField(neededRule(rules, 'mobileNum'), mobileNum) && { key: 'validation.mobile' as const },
  });
  const form = useForm({
    draft,
    fields: ['country', 'mobileNum', 'verificationCode'],
    rules,
    fieldOf: CODE_FIELDS,
    check: typed => ({
      ...wrongNumber(readMobile(typed, list).mobileNum),
      verificationCode: checkField(neededRule(rules, 'verificationCode'), typed.verificationCode.trim()) && { key: 'validation.code' },
    }),
    async send(typed) {
      const mobile = readMobile(typed, list);
      const code = typed.verificationCode.trim();
      const outcome = await loginByCode(core, mobile, code, draft.get('phoneSession'), { audience, from: host });
      remember.settle({ mobileNum: mobile.mobileNum, country: typed.country });
      draft.drop();
      await onDone(outcome);
    },
    onFail: code => onFail({ code }),
  });
  const { busy } = form;

  // What was kept stands where nothing has been typed.
  const { kept } = remember;
  const [isFilled, setFilled] = useState(false);
  useLayoutEffect(() => {
    if (!kept?.mobileNum || draft.get('mobileNum') || draft.get('touched')) return;
    draft.set('mobileNum', kept.mobileNum);
    draft.set('country', kept.country);
    setFilled(true);
  }, [kept, draft]);

  const typed = () => {
    draft.set('touched', 'yes');
    form.correct('mobileNum');
  };
  const send = async () => {
    const mobile = readMobile(form.read(), list);
    return form.blame(wrongNumber(mobile.mobileNum)) ? undefined : sendCode(core, 'login', mobile);
  };
  const tryFreely = async () => {
    if (busy) return;
    setTrying(true);
    await form.attempt(async () => {
      await core.session.loginFreePlay();
      draft.drop();
      await onDone({ kind: 'logged-in' });
    });
    setTrying(false);
  };

  return (
    <form {...form.props} method="post" onFocus={core.session.prepareLogin} aria-label={t('login.title')}>
      <FormMessage text={form.message} />
      <MobileField key={isFilled ? 'kept' : 'new'} draft={draft} error={form.say('mobileNum')} onInput={typed} />
      <CodeField draft={draft} error={form.say('verificationCode')} onInput={() => form.correct('verificationCode')} send={send} />
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
