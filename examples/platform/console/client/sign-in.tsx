import { useState, type FormEvent } from 'react';
import type { Standing } from '../overview.js';
import { createConnection, toCallError } from './connection.js';
import { Icon } from './ui/icon.js';

/** Asks for the operator key and tries it before it is kept. */
export function SignIn({ refusal, onSignIn }: { refusal: string | undefined; onSignIn: (key: string) => void }) {
  const [key, setKey] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(refusal);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const given = key.trim();
    if (given === '') return setProblem('Enter the operator key.');
    setBusy(true);
    try {
      await createConnection(given, () => undefined).call<Standing>('/standing');
      onSignIn(given);
    } catch (error) {
      const { code, message } = toCallError(error);
      setProblem(code === 'not-logged-in' ? 'This key is not correct. The server prints the right one when it starts.' : message);
      setBusy(false);
    }
  }

  return (
    <main className="sign-in">
      <form className="panel" onSubmit={event => void submit(event)} noValidate>
        <span className="brand-mark"><Icon name="shield" /></span>
        <h1>Operator console</h1>
        <p className="soft">Sandbox platform. The key is printed by <code>npm start</code>.</p>
        <label className="field">
          <span>Operator key</span>
          <input
            type="password" name="operator-key" autoComplete="off" spellCheck={false} autoFocus value={key}
            aria-invalid={problem !== undefined} aria-describedby="sign-in-problem" onChange={event => setKey(event.target.value)}
          />
        </label>
        <p id="sign-in-problem" className="problem" role="alert">{problem}</p>
        <button type="submit" className="button primary wide" disabled={busy}>{busy ? 'Signing in…' : 'Sign in'}</button>
        <p className="faint">The key stays in this tab and is forgotten when you close it.</p>
      </form>
    </main>
  );
}
