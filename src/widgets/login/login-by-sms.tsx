import { useLayoutEffect, useState } from 'react';
import type { LoginOutcome } from '../../core/parts/core.js';
import { countries, fieldRules, neededRule, sendCode } from '../../core/identity/identity.js';
import { loginByCode } from '../../core/identity/login-proofs.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { CodeField } from '../../ui/form/code-field.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { CODE_FIELDS, useForm } from '../../ui/form/use-form.js';
import { Form } from '../../ui/form/form.js';
import { MobileField, readMobile } from '../../ui/form/mobile-field.js';
import { LoginButtons } from '../../ui/login/login-buttons.js';
import type { LoginFormProps } from '../../ui/login/login-form.js';
import { RememberTick } from '../../ui/login/remember-tick.js';
import type { Remember } from '../../ui/login/use-remember.js';

/** Number and code (SES-31 to SES-36); by the phone-verification provider where that is on (SES-65). Free play is here too (SES-25). */
export function LoginBySms({ audience, host, onDone, remember }: LoginFormProps & { remember: Remember }) {
  const core = useCore();
  const t = useText();
  const draft = useDraft('login-sms', { owner: 'page' });
  const rules = useQuery(fieldRules(core)).data;
  const list = useQuery(countries(core)).data ?? [];
  const wrongNumber = (mobileNum: string) => ({
    mobileNum: checkField(neededRule(rules, 'mobileNum'), mobileNum) && { key: 'validation.mobile' as const },
  });
  const settle = (outcome: LoginOutcome) => {
    draft.drop();
    return onDone(outcome);
  };
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
      await settle(outcome);
    },
  });

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

  return (
    <Form of={form} secret aria-label={t('login.title')}>
      <MobileField key={isFilled ? 'kept' : 'new'} draft={draft} error={form.say('mobileNum')} onInput={typed} />
      <CodeField draft={draft} error={form.say('verificationCode')} onInput={() => form.correct('verificationCode')} send={send} />
      <RememberTick remember={remember} label={t('code.remember')} />
      <LoginButtons form={form} onDone={settle} />
    </Form>
  );
}
