import { useEffect, useRef, type FormEvent } from 'react';
import { PlatformError, type ErrorCode } from '../../api/errors.js';
import { neededRule, type FieldRules } from '../../core/identity.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useStore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { DraftField } from '../ui/draft-field.js';
import { fieldText } from '../ui/field-text.js';
import { useDraft } from '../ui/form-draft.js';
import { FormMessage } from '../ui/form-message.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';

interface ChangeFormProps {
  rules: FieldRules;
  popup: boolean;
  onDone(): void;
  onFail(code: ErrorCode): void;
}

/** New password and its confirmation; the old one only when it is not known (PWD-15 to PWD-19). */
export function ChangeForm({ rules, popup, onDone, onFail }: ChangeFormProps) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('change-password', { owner: 'page' });
  const { passwordChange, provesAgain, changingAccount, member } = useStore(core.session.store, session => session);
  const asksOld = !passwordChange || provesAgain !== undefined;
  const attempt = useAttempt({
    rules,
    ruleNames: { newPassword: 'password' },
    fieldOf: asksOld ? { 'bad-credentials': 'oldPassword' } : {},
    onFail,
  });
  const { busy, errors, message } = attempt;
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);

  useEffect(() => {
    if (popup) form.current?.querySelector<HTMLInputElement>('.input')?.focus();
  }, [popup]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => fieldText(data, name);
    const change = { newPassword: read('newPassword'), confirmNewPassword: read('confirmNewPassword') };
    const wrong = onlyWrong({
      username: provesAgain?.account === '' && read('username').trim() === '' ? { key: 'validation.empty' } : undefined,
      oldPassword: asksOld && read('oldPassword') === '' ? { key: 'validation.empty' } : undefined,
      newPassword: checkField(neededRule(rules, 'password'), change.newPassword),
      confirmNewPassword:
        change.confirmNewPassword === ''
          ? { key: 'validation.empty' }
          : change.confirmNewPassword === change.newPassword
            ? undefined
            : { key: 'validation.confirm-incorrect' },
    });
    const found = await attempt.run(wrong, async () => {
      if (provesAgain) {
        const outcome = await core.session.login({
          username: provesAgain.account || read('username').trim(),
          password: read('oldPassword'),
        });
        if (outcome.kind === 'verification') throw new PlatformError('verification-required', 'The login has to be verified first.');
        if (outcome.kind === 'password-change') await core.session.changePassword(change);
      } else await core.session.changePassword({ ...change, ...(asksOld && { oldPassword: read('oldPassword') }) });
      draft.drop();
      form.current?.reset();
      if (!passwordChange) onDone();
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
      aria-label={t('change.title')}
    >
      <FormMessage text={message && t(message.key, message.values)} />
      {passwordChange && <p className="form-text">{t(provesAgain ? 'change.again-body' : `change.${passwordChange}-body`)}</p>}
      {provesAgain?.account === '' ? (
        <DraftField
          name="username"
          label={t('field.username')}
          autoComplete="username"
          draft={draft}
          error={say('username')}
          onCorrect={attempt.correct}
        />
      ) : (
        // Password managers tie the new password to the account by it.
        <input
          className="visually-hidden"
          name="username"
          autoComplete="username"
          defaultValue={provesAgain?.account ?? changingAccount ?? member?.account ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      {asksOld && (
        <DraftField
          secret
          name="oldPassword"
          label={t('change.old')}
          autoComplete="current-password"
          draft={draft}
          error={say('oldPassword')}
          onCorrect={attempt.correct}
        />
      )}
      <DraftField
        secret
        name="newPassword"
        label={t('change.new')}
        autoComplete="new-password"
        draft={draft}
        error={say('newPassword')}
        onCorrect={attempt.correct}
      />
      <DraftField
        secret
        name="confirmNewPassword"
        label={t('change.confirm')}
        autoComplete="new-password"
        draft={draft}
        error={say('confirmNewPassword')}
        onCorrect={attempt.correct}
      />
      <Button kind="primary" size="large" block type="submit" part="submit" busy={busy}>
        {busy ? t('change.busy') : t('change.submit')}
      </Button>
    </form>
  );
}
