import { useState } from 'react';
import type { LoginOutcome, MessageText } from '../../core/parts/core.js';
import { answerVerification, sendVerification, type VerificationMethod } from '../../core/identity/login-proofs.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../atoms/button.js';
import { CODE_NAME, CodeField } from '../form/code-field.js';
import { DraftField } from '../form/draft-field.js';
import { useDraft } from '../form/form-draft.js';
import { useForm } from '../form/use-form.js';
import { Form, Submit } from '../form/form.js';
import { Tabs } from '../atoms/tabs.js';

export interface LoginVerificationProps {
  id: string;
  methods: readonly string[];
  onDone(outcome: LoginOutcome): void | Promise<void>;
  onBack(): void;
}

const METHODS: readonly VerificationMethod[] = ['sms', 'email', 'payeeName', 'google'];
const NAMES = { sms: 'sms', email: 'email', payeeName: 'payee', google: 'google' } as const satisfies Record<VerificationMethod, string>;

/** A login from an unregistered IP proves itself once more, by what the account has (SES-44 to SES-48). */
export function LoginVerification({ id, methods, onDone, onBack }: LoginVerificationProps) {
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
          <Answer key={method} id={id} method={method} onDone={onDone} />
        </Tabs>
      )}
      <Button kind="quiet" size="large" block onClick={onBack}>
        {t('common.back')}
      </Button>
    </>
  );
}

function Answer({ id, method, onDone }: Pick<LoginVerificationProps, 'id' | 'onDone'> & { method: VerificationMethod }) {
  const core = useCore();
  const t = useText();
  const draft = useDraft(`verification-${id}-${method}`, { owner: 'page' });
  const isSent = method === 'sms' || method === 'email';
  const name = isSent ? CODE_NAME : 'answer';
  const refused: MessageText = { key: `verify.wrong-${NAMES[method]}` };
  const nothing: MessageText = { key: method === 'payeeName' ? 'validation.empty' : 'error.code-missing' };
  const form = useForm({
    draft,
    fields: [name],
    words: { 'error.verification-required': 'verify.over' },
    check: typed => ({ [name]: typed[name].trim() ? undefined : nothing }),
    send: async typed => onDone(await answerVerification(core, id, method, typed[name].trim())),
    // ERR-21: the platform names its own field; what was answered is not what the account has.
    faults: (_, { answer, ...found }) => (answer ? { ...found, [name]: refused } : found),
  });
  const wrong = form.say(name);
  const label = t(`verify.answer-${NAMES[method]}`);
  const correct = () => form.correct(name);
  const send = async () => (isSent ? sendVerification(core, id, method) : undefined);

  return (
    <Form of={form} aria-label={label}>
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
      <Submit of={form} block text={t('verify.submit')} />
    </Form>
  );
}
