import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { errorCode, type ErrorCode } from '../../api/wire/errors.js';
import { neededRule } from '../../core/identity/identity.js';
import { resetByMail, sendResetMail } from '../../core/identity/reset-password.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useText } from '../../element/core-context.js';
import { DraftField } from '../../ui/form/draft-field.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { CODE_FIELDS, useForm } from '../../ui/form/use-form.js';
import { Form, Submit } from '../../ui/form/form.js';
import { useFirstFocus } from '../../ui/form/use-first-focus.js';
import type { ResetProps } from './reset-props.js';
import { useSentMail } from './use-sent-mail.js';

const LINK_OVER: ReadonlySet<ErrorCode> = new Set(['code-invalid', 'code-expired']);

/** A mail with a code and a link, then code and new password; ends signed in (PWD-03 to PWD-06). The answer tells nothing of the account. */
export function ResetByEmail({ rules, popup, host }: ResetProps) {
  const core = useCore();
  const t = useText();
  const draft = useDraft('forgot-email', { owner: 'page' });
  const mail = useSentMail(draft);
  const { minutes, isLinked, isOver } = mail;
  const isSent = !isOver && (minutes > 0 || isLinked);
  const form = useForm({
    draft,
    fields: ['username', 'email', 'verificationCode', 'newPassword'],
    rules,
    ruleNames: { newPassword: 'password' },
    fieldOf: { ...CODE_FIELDS, 'account-not-found': 'email' },
    check(typed) {
      const email = typed.email.trim();
      if (isSent)
        return {
          verificationCode: checkField(neededRule(rules, 'verificationCode'), typed.verificationCode.trim()),
          newPassword: checkField(neededRule(rules, 'password'), typed.newPassword),
        };
      return {
        username: checkField(neededRule(rules, 'username'), typed.username.trim()),
        email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? checkField(neededRule(rules, 'email'), email) : { key: 'validation.email' },
      };
    },
    async send(typed) {
      const [username, email, verificationCode] = [typed.username.trim(), typed.email.trim(), typed.verificationCode.trim()];
      if (!isSent) {
        const goodFor = Math.max(1, await sendResetMail(core, username, email));
        // Drawn before the dialog opens, which gives the focus back to where it was: to the code.
        flushSync(() => mail.ask(goodFor));
        await core.dialogs.info({ title: { key: 'forgot.mail-sent-title' }, body: { key: 'forgot.mail-sent-body' }, tone: 'success' });
        return;
      }
      try {
        await resetByMail(core, { username, email, verificationCode, newPassword: typed.newPassword }, { from: host });
      } catch (failure) {
        // Nobody has mistyped a link.
        if (isLinked && LINK_OVER.has(errorCode(failure))) mail.end();
        throw failure;
      }
      draft.drop();
    },
  });
  const { ref } = form;

  useFirstFocus(ref, popup);
  useFirstFocus(ref, isSent);
  useEffect(() => {
    if (isOver) ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isOver, ref]);

  return (
    <Form of={form} message={form.message ?? (isOver ? t('forgot.link-over') : undefined)} secret aria-label={t('forgot.by-email')}>
      {isSent ? (
        <>
          <p className="form-text">
            {isLinked ? t('forgot.link-body', { username: draft.get('username') }) : t('forgot.mail-enter', { email: draft.get('email') })}
          </p>
          {/* Password managers tie the new password to the account by it. */}
          <input
            className="visually-hidden"
            name="username"
            autoComplete="username"
            defaultValue={draft.get('username')}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <DraftField
            {...form.field('verificationCode')}
            key="code"
            label={t('code.label')}
            help={isLinked ? undefined : t('forgot.mail-hint', { minutes })}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <DraftField {...form.field('newPassword')} key="new" secret label={t('change.new')} autoComplete="new-password" />
        </>
      ) : isOver ? null : (
        <>
          <DraftField {...form.field('username')} key="username" label={t('field.username')} autoComplete="username" />
          <DraftField {...form.field('email')} key="email" label={t('field.email')} type="email" inputMode="email" autoComplete="email" />
        </>
      )}
      <Submit of={form} block text={t(isSent ? 'forgot.set' : isOver ? 'forgot.link-other' : 'forgot.send-mail')} />
      {(isSent || isOver) && (
        <p className="form-more">
          <button type="button" className="link" onClick={() => mail.ask(0)}>
            {t('forgot.start-again')}
          </button>
        </p>
      )}
    </Form>
  );
}
