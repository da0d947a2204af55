import { useEffect, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { errorCode, type ErrorCode } from '../../api/errors.js';
import { neededRule } from '../../core/identity.js';
import { resetByMail, sendResetMail } from '../../core/reset-password.js';
import { checkField } from '../../core/validation/check-field.js';
import { useCore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { DraftField } from '../ui/draft-field.js';
import { fieldText } from '../ui/field-text.js';
import { useDraft } from '../ui/form-draft.js';
import { FormMessage } from '../ui/form-message.js';
import { onlyWrong } from '../ui/only-wrong.js';
import { useFirstFocus } from '../ui/use-first-focus.js';
import { CODE_FIELDS, focusFirst, useAttempt } from '../ui/use-attempt.js';
import type { ResetProps } from './reset-props.js';
import { useSentMail } from './use-sent-mail.js';

const LINK_OVER: ReadonlySet<ErrorCode> = new Set(['code-invalid', 'code-expired']);

/** A mail with a code and a link, then code and new password; ends signed in (PWD-03 to PWD-06). The answer tells nothing of the account. */
export function ResetByEmail({ rules, popup, host, onFail }: ResetProps) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('forgot-email', { owner: 'page' });
  const mail = useSentMail(draft);
  const { minutes, isLinked, isOver } = mail;
  const isSent = !isOver && (minutes > 0 || isLinked);
  const attempt = useAttempt({
    rules,
    fieldOf: { ...CODE_FIELDS, 'account-not-found': 'email' },
    ruleNames: { newPassword: 'password' },
    onFail,
  });
  const { busy, errors, message } = attempt;
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);

  useFirstFocus(form, popup);
  useFirstFocus(form, isSent);
  useEffect(() => {
    if (isOver) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isOver]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => fieldText(data, name).trim();
    const [username, email] =
      isSent || isOver ? [draft.get('username').trim(), draft.get('email').trim()] : [read('username'), read('email')];
    const found = isSent
      ? await attempt.run(
          onlyWrong({
            verificationCode: checkField(neededRule(rules, 'verificationCode'), read('verificationCode')),
            newPassword: checkField(neededRule(rules, 'password'), fieldText(data, 'newPassword')),
          }),
          async () => {
            const change = {
              username,
              email,
              verificationCode: read('verificationCode'),
              newPassword: fieldText(data, 'newPassword'),
            };
            try {
              await resetByMail(core, change, { from: host });
            } catch (failure) {
              // Nobody has mistyped a link.
              if (isLinked && LINK_OVER.has(errorCode(failure))) mail.end();
              throw failure;
            }
            draft.drop();
          },
        )
      : await attempt.run(
          onlyWrong({
            username: checkField(neededRule(rules, 'username'), username),
            email:
              email === '' || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)
                ? { key: 'validation.email' }
                : checkField(neededRule(rules, 'email'), email),
          }),
          async () => {
            const minutes = Math.max(1, await sendResetMail(core, username, email));
            // Drawn before the dialog opens, which gives the focus back to where it was: to the code.
            flushSync(() => mail.ask(minutes));
            await core.dialogs.info({ title: { key: 'forgot.mail-sent-title' }, body: { key: 'forgot.mail-sent-body' }, tone: 'success' });
          },
        );
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
      aria-label={t('forgot.by-email')}
    >
      <FormMessage text={message ? t(message.key, message.values) : isOver ? t('forgot.link-over') : undefined} />
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
            key="code"
            name="verificationCode"
            label={t('code.label')}
            help={isLinked ? undefined : t('forgot.mail-hint', { minutes })}
            inputMode="numeric"
            autoComplete="one-time-code"
            draft={draft}
            error={say('verificationCode')}
            onCorrect={attempt.correct}
          />
          <DraftField
            key="new"
            secret
            name="newPassword"
            label={t('change.new')}
            autoComplete="new-password"
            draft={draft}
            error={say('newPassword')}
            onCorrect={attempt.correct}
          />
        </>
      ) : isOver ? null : (
        <>
          <DraftField
            key="username"
            name="username"
            label={t('field.username')}
            autoComplete="username"
            draft={draft}
            error={say('username')}
            onCorrect={attempt.correct}
          />
          <DraftField
            key="email"
            name="email"
            label={t('field.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            draft={draft}
            error={say('email')}
            onCorrect={attempt.correct}
          />
        </>
      )}
      <Button kind="primary" size="large" block type="submit" part="submit" busy={busy}>
        {t(isSent ? 'forgot.set' : isOver ? 'forgot.link-other' : 'forgot.send-mail')}
      </Button>
      {(isSent || isOver) && (
        <p className="form-more">
          <button type="button" className="link" onClick={() => mail.ask(0)}>
            {t('forgot.start-again')}
          </button>
        </p>
      )}
    </form>
  );
}
