import { useEffect } from 'react';
import { PlatformError } from '../../api/wire/errors.js';
import { neededRule, type FieldRules } from '../../core/identity/identity.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { confirmFault } from '../../ui/form/confirm-fault.js';
import { DraftField } from '../../ui/form/draft-field.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';
import { Form, Submit } from '../../ui/form/form.js';

/** New password and its confirmation; the old one only when it is not known (PWD-15 to PWD-19). */
export function ChangeForm({ rules, popup, onDone }: { rules: FieldRules; popup: boolean; onDone(): void }) {
  const core = useCore();
  const t = useText();
  const draft = useDraft('change-password', { owner: 'page' });
  const { passwordChange, provesAgain, changingAccount, member } = useStore(core.session.store, session => session);
  const asksOld = !passwordChange || provesAgain !== undefined;
  const form = useForm({
    draft,
    fields: ['username', 'oldPassword', 'newPassword', 'confirmNewPassword'],
    rules,
    ruleNames: { newPassword: 'password' },
    fieldOf: asksOld ? { 'bad-credentials': 'oldPassword' } : {},
    check: typed => ({
      username: provesAgain?.account === '' && typed.username.trim() === '' ? { key: 'validation.empty' } : undefined,
      oldPassword: asksOld && typed.oldPassword === '' ? { key: 'validation.empty' } : undefined,
      newPassword: checkField(neededRule(rules, 'password'), typed.newPassword),
      confirmNewPassword: confirmFault(typed.newPassword, typed.confirmNewPassword),
    }),
    async send({ username, oldPassword, ...change }) {
      if (provesAgain) {
        const outcome = await core.session.login({ username: provesAgain.account || username.trim(), password: oldPassword });
        if (outcome.kind === 'verification') throw new PlatformError('verification-required', 'The login has to be verified first.');
        if (outcome.kind === 'password-change') await core.session.changePassword(change);
      } else await core.session.changePassword({ ...change, ...(asksOld && { oldPassword }) });
      draft.drop();
      form.ref.current?.reset();
      if (!passwordChange) onDone();
    },
  });
  const { ref } = form;

  useEffect(() => {
    if (popup) ref.current?.querySelector<HTMLInputElement>('.input')?.focus();
  }, [popup, ref]);

  return (
    <Form of={form} secret aria-label={t('change.title')}>
      {passwordChange && <p className="form-text">{t(provesAgain ? 'change.again-body' : `change.${passwordChange}-body`)}</p>}
      {provesAgain?.account === '' ? (
        <DraftField {...form.field('username')} label={t('field.username')} autoComplete="username" />
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
      {asksOld && <DraftField {...form.field('oldPassword')} secret label={t('change.old')} autoComplete="current-password" />}
      <DraftField {...form.field('newPassword')} secret label={t('change.new')} autoComplete="new-password" />
      <DraftField {...form.field('confirmNewPassword')} secret label={t('change.confirm')} autoComplete="new-password" />
      <Submit of={form} block text={form.busy ? t('change.busy') : t('change.submit')} />
    </Form>
  );
}
