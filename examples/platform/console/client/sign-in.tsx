import { use, useState, type FormEvent } from 'react';
import type { Standing } from '../overview.js';
import { createConnection, toCallError } from './connection.js';
import { LONGEST_NAME, OperatorContext } from './operator.js';
import { Icon } from './ui/icon.js';

interface SignInProps {
  /** Why the key that was used is no longer taken. */
  refusal?: string;
  /** Stands before a console that goes on where it was. */
  isAgain?: boolean;
  onSignIn: (key: string) => void;
}

/** Asks for the operator key and tries it before it is kept. */
export function SignIn({ refusal, isAgain, onSignIn }: SignInProps) {
  const operator = use(OperatorContext);
  const [name, setName] = useState(operator.name);
  const [key, setKey] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(refusal);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const given = key.trim();
    if (given === '') return setProblem('Enter the operator key.');
    setBusy(true);
    try {
      await createConnection(given, '', () => undefined).call<Standing>('/standing');
      operator.rename(name);
      onSignIn(given);
    } catch (error) {
      const { code, message } = toCallError(error);
      setProblem(code === 'not-logged-in' ? 'This key is not correct. The server prints the right one when it starts.' : message);
      setBusy(false);
    }
  }

  return (
    <main className={isAgain ? 'sign-in again' : 'sign-in'}>
      <form className="panel" onSubmit={event => void submit(event)} noValidate>
        <span className="brand-mark">
          <Icon name="shield" />
        </span>
        <h1>Operator console</h1>
        <p className="soft">
          {isAgain ? (
            'Sign in again to go on. What you have written stands as you left it.'
          ) : (
            <>
              Sandbox platform. The key is printed by <code>npm start</code>.
            </>
          )}
        </p>
        <label className="field">
          <span>Operator key</span>
          <input
            type="password"
            name="operator-key"
            autoComplete="off"
            spellCheck={false}
            autoFocus
            value={key}
            aria-invalid={problem !== undefined}
            aria-describedby="sign-in-problem"
            onChange={event => setKey(event.target.value)}
          />
        </label>
        <label className="field">
          <span>Your name (optional)</span>
          <input
            name="operator-name"
            autoComplete="nickname"
            maxLength={LONGEST_NAME}
            value={name}
            aria-describedby="name-hint"
            onChange={event => setName(event.target.value)}
          />
          <small id="name-hint" className="faint">
            Stands in the audit and above your answers in the live chat.
          </small>
        </label>
        <p id="sign-in-problem" className="problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="button primary wide" disabled={busy}>
          {busy ? 'Signing in…' : 'Sign in'}
        </button>
        <p className="faint">The key stays in this tab and is forgotten when you close it.</p>
      </form>
    </main>
  );
}
