import { useRef, type FormEvent } from 'react';
import { countries, neededRule, sendCode } from '../../core/identity.js';
import { resetByPhone } from '../../core/reset-password.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { CodeField } from '../ui/code-field.js';
import { DraftField } from '../ui/draft-field.js';
import { fieldText } from '../ui/field-text.js';
import { useDraft } from '../ui/form-draft.js';
import { FormMessage } from '../ui/form-message.js';
import { MobileField, readMobile } from '../ui/mobile-field.js';
import { useFirstFocus } from '../ui/use-first-focus.js';
import { CODE_FIELDS, focusFirst, useAttempt, type Errors } from '../ui/use-attempt.js';
import { onlyWrong } from '../ui/only-wrong.js';
import type { ResetProps } from './reset-props.js';

/** Number, code and new password in one step; ends signed in (PWD-07 to PWD-13). */
export function ResetByPhone({ rules, popup, host, onFail }: ResetProps) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('forgot-phone', { owner: 'page' });
  useFirstFocus(form, popup);
  const list = useQuery(countries(core)).data ?? [];
  const attempt = useAttempt({ rules, fieldOf: CODE_FIELDS, ruleNames: { newPassword: 'password' }, onFail });
  const { busy, errors, message } = attempt;
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);

  const read = () => {
    const data = new FormData(form.current ?? undefined);
    return {
      ...readMobile(data, list),
      verificationCode: fieldText(data, 'verificationCode').trim(),
      newPassword: fieldText(data, 'newPassword'),
    };
  };
  const wrongNumber = (mobileNum: string): Errors => onlyWrong({ mobileNum: checkField(neededRule(rules, 'mobileNum'), mobileNum) });
  const send = async () => {
    const { countryDialingCode, mobileNum } = read();
    const wrong = wrongNumber(mobileNum);
    attempt.setErrors(wrong);
    if (wrong.mobileNum) {
      focusFirst(form.current, wrong);
      return undefined;
    }
    return sendCode(core, 'reset', { countryDialingCode, mobileNum });
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const given = read();
    const wrong = {
      ...wrongNumber(given.mobileNum),
      ...onlyWrong({
        verificationCode: checkField(neededRule(rules, 'verificationCode'), given.verificationCode),
        newPassword: checkField(neededRule(rules, 'password'), given.newPassword),
      }),
    };
    const found = await attempt.run(wrong, async () => {
      await resetByPhone(core, given, { from: host });
      draft.drop();
    });
    focusFirst(form.current, found);
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
      aria-label={t('forgot.by-phone')}
    >
      <FormMessage text={message && t(message.key, message.values)} />
      <MobileField draft={draft} error={say('mobileNum')} onInput={() => attempt.correct('mobileNum')} />
      <CodeField draft={draft} error={say('verificationCode')} onInput={() => attempt.correct('verificationCode')} send={send} />
      <DraftField
        secret
        name="newPassword"
        label={t('change.new')}
        autoComplete="new-password"
        draft={draft}
        error={say('newPassword')}
        onCorrect={attempt.correct}
      />
      <Button kind="primary" size="large" block type="submit" part="submit" busy={busy}>
        {t('forgot.set')}
      </Button>
    </form>
  );
}
