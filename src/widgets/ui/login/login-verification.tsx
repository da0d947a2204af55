import { useRef, useState, type FormEvent } from 'react';
import type { ErrorCode } from '../../../api/errors.js';
import type { LoginOutcome, MessageText } from '../../../core/core.js';
import { answerVerification, sendVerification, type VerificationMethod } from '../../../core/login-proofs.js';
import { useCore, useText } from '../../core-context.js';
import { Button } from '../button.js';
import { CODE_NAME, CodeField } from '../code-field.js';
import { DraftField } from '../draft-field.js';
import { fieldText } from '../field-text.js';
import { useDraft } from '../form-draft.js';
import { FormMessage } from '../form-message.js';
import { Tabs } from '../tabs.js';
import { focusFirst, useAttempt } from '../use-attempt.js';

export interface LoginVerificationProps {
  id: string;
  methods: readonly string[];
  onDone(outcome: LoginOutcome): void | Promise<void>;
  onFail(failure: { code: ErrorCode }): void;
  onBack(): void;
}

const METHODS: readonly VerificationMethod[] = ['sms', 'email', 'payeeName', 'google'];
const NAMES = { sms: 'sms', email: 'email', payeeName: 'payee', google: 'google' } as const satisfies Record<VerificationMethod, string>;

/** A login from an unregistered IP proves itself once more, by what the account has (SES-44 to SES-48). */
export function LoginVerification({ id, methods, onDone, onFail, onBack }: LoginVerificationProps) {
  const t = useText();
  const offered = METHODS.filter(method => methods.includes(method));
  const [chosen, setChosen] = useState<VerificationMethod>();
  const method = chosen ?? offered[0];
  return (
    <>
      <p className="form-text">{t(method ? 'verify.body' : 'verify.none')}</p>
      {method && (
        <Tabs
          boxed
          label={t('verify.method')}
          value={method}
          tabs={offered.map(value => ({ value, label: t(`verify.by-${NAMES[value]}`) }))}
          onChoose={value => setChosen(offered.find(candidate => candidate === value))}
        >
          <Answer key={method} id={id} method={method} onDone={onDone} onFail={onFail} />
        </Tabs>
      )}
      <Button kind="quiet" size="large" block onClick={onBack}>
        {t('common.back')}
      </Button>
    </>
  );
}

function Answer({ id, method, onDone, onFail }: Pick<LoginVerificationProps, 'id' | 'onDone' | 'onFail'> & { method: VerificationMethod }) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`verification-${id}-${method}`, { owner: 'page' });
  const isSent = method === 'sms' || method === 'email';
  const name = isSent ? CODE_NAME : 'answer';
  const attempt = useAttempt({ onFail: code => onFail({ code }) });
  const { busy, errors, message } = attempt;
  const nothing: MessageText = { key: method === 'payeeName' ? 'validation.empty' : 'error.code-missing' };
  // ERR-21: the platform names its own field.
  const isRefused = errors.answer && errors.answer.key !== nothing.key;
  const wrong = isRefused ? `${t('error.bad-request')} ${t(`verify.wrong-${NAMES[method]}`)}` : errors[name] && t(errors[name].key);
  const label = t(`verify.answer-${NAMES[method]}`);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = fieldText(new FormData(event.currentTarget), name).trim();
    const found = await attempt.run(answer ? {} : { [name]: nothing }, async () => {
      await onDone(await answerVerification(core, id, method, answer));
    });
    focusFirst(form.current, found.answer ? { [name]: found.answer } : found);
  };
  const correct = () => {
    attempt.correct(name);
    attempt.correct('answer');
  };
  const send = async () => (isSent ? sendVerification(core, id, method) : undefined);

  return (
    <form ref={form} className="form" part="form" method="post" noValidate onSubmit={event => void onSubmit(event)} aria-label={label}>
      <FormMessage text={message && t(message.key === 'error.verification-required' ? 'verify.over' : message.key, message.values)} />
      {isSent ? (
        <CodeField draft={draft} label={label} error={wrong} onInput={correct} send={send} />
      ) : (
        <DraftField
          name={name}
          label={label}
          draft={draft}
          error={wrong}
          autoComplete={method === 'google' ? 'one-time-code' : 'name'}
          inputMode={method === 'google' ? 'numeric' : 'text'}
          onCorrect={correct}
        />
      )}
      <Button kind="primary" size="large" block type="submit" part="submit" busy={busy}>
        {t('verify.submit')}
      </Button>
    </form>
  );
}
