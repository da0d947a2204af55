import { countries, neededRule, sendCode } from '../../core/identity/identity.js';
import { resetByPhone } from '../../core/identity/reset-password.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { CodeField } from '../../ui/form/code-field.js';
import { DraftField } from '../../ui/form/draft-field.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { CODE_FIELDS, useForm } from '../../ui/form/use-form.js';
import { Form, Submit } from '../../ui/form/form.js';
import { MobileField, readMobile } from '../../ui/form/mobile-field.js';
import { useFirstFocus } from '../../ui/form/use-first-focus.js';
import type { ResetProps } from './reset-props.js';

/** Number, code and new password in one step; ends signed in (PWD-07 to PWD-13). */
export function ResetByPhone({ rules, popup, host }: ResetProps) {
  const core = useCore();
  const t = useText();
  const draft = useDraft('forgot-phone', { owner: 'page' });
  const list = useQuery(countries(core)).data ?? [];
  const wrongNumber = (mobileNum: string) => ({ mobileNum: checkField(neededRule(rules, 'mobileNum'), mobileNum) });
  const form = useForm({
    draft,
    fields: ['country', 'mobileNum', 'verificationCode', 'newPassword'],
    rules,
    ruleNames: { newPassword: 'password' },
    fieldOf: CODE_FIELDS,
    check: typed => ({
      ...wrongNumber(readMobile(typed, list).mobileNum),
      verificationCode: checkField(neededRule(rules, 'verificationCode'), typed.verificationCode.trim()),
      newPassword: checkField(neededRule(rules, 'password'), typed.newPassword),
    }),
    async send({ verificationCode, newPassword, ...typed }) {
      const reset = { ...readMobile(typed, list), verificationCode: verificationCode.trim(), newPassword };
      await resetByPhone(core, reset, { from: host });
      draft.drop();
    },
  });
  useFirstFocus(form.ref, popup);
  const sendNumber = async () => {
    const mobile = readMobile(form.read(), list);
    return form.blame(wrongNumber(mobile.mobileNum)) ? undefined : sendCode(core, 'reset', mobile);
  };

  return (
    <Form of={form} secret aria-label={t('forgot.by-phone')}>
      <MobileField draft={draft} error={form.say('mobileNum')} onInput={() => form.correct('mobileNum')} />
      <CodeField draft={draft} error={form.say('verificationCode')} onInput={() => form.correct('verificationCode')} send={sendNumber} />
      <DraftField {...form.field('newPassword')} secret label={t('change.new')} autoComplete="new-password" />
      <Submit of={form} block text={t('forgot.set')} />
    </Form>
  );
}
