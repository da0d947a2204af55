import { useState } from 'react';
import type { AccountDetail } from '../../accounts.js';
import { useConnection } from '../connection.js';
import { useConfirm, type Question } from '../ui/confirm.js';
import { useAct } from '../ui/notice.js';
import { Toggle } from '../ui/toggle.js';

/** What can be done to an account apart from its money. */
export function AccountActions({ account, onChange }: { account: AccountDetail; onChange: () => void }) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, act } = useAct();
  const [password, setPassword] = useState<string>();
  const locked = account.status === 'locked';
  const open = account.sessions.filter(session => session.open).length;

  async function run(action: string, done: string, { body, question }: { body?: unknown; question?: Question } = {}) {
    if (question && !(await confirm(question))) return;
    if (await act(() => connection.call(`/accounts/${account.id}/${action}`, { method: 'POST', body }), done)) onChange();
  }
  async function resetPassword() {
    const question = {
      title: `Reset the password of ${account.account}?`,
      text: 'A new password is made and shown once. All sessions end, and it has to be changed at the next login.',
      action: 'Reset password',
      danger: true,
    };
    if (!(await confirm(question))) return;
    const done = await act(async () => {
      const answer = await connection.call<{ password: string | null }>(`/accounts/${account.id}/reset-password`, {
        method: 'POST',
        body: {},
      });
      setPassword(answer.password ?? undefined);
    }, 'The password was reset.');
    if (done) onChange();
  }

  return (
    <div className="stack">
      <Action
        title={locked ? 'Locked' : 'Active'}
        text={locked ? 'Cannot log in or play.' : 'Locking ends its sessions and open games at once.'}
      >
        {locked ? (
          <button type="button" className="button" disabled={busy} onClick={() => void run('unlock', 'Unlocked.')}>
            Unlock
          </button>
        ) : (
          <button
            type="button"
            className="button danger"
            disabled={busy}
            onClick={() =>
              void run('lock', 'Locked.', {
                question: {
                  title: `Lock ${account.account}?`,
                  text: 'It is logged out everywhere and cannot log in until it is unlocked.',
                  action: 'Lock',
                  danger: true,
                },
              })
            }
          >
            Lock
          </button>
        )}
      </Action>
      <Action title={`${open} open ${open === 1 ? 'session' : 'sessions'}`} text="Revoking logs it out everywhere and ends open games.">
        <button
          type="button"
          className="button danger"
          disabled={busy || open === 0}
          onClick={() =>
            void run('revoke-sessions', 'Sessions revoked.', {
              question: {
                title: `Revoke the sessions of ${account.account}?`,
                text: 'It is logged out everywhere.',
                action: 'Revoke',
                danger: true,
              },
            })
          }
        >
          Revoke sessions
        </button>
      </Action>
      <Action
        title={account.passwordExpired ? 'Password has expired' : 'Password is valid'}
        text="An expired password has to be changed at the next login."
      >
        <button
          type="button"
          className="button"
          disabled={busy || account.passwordExpired}
          onClick={() =>
            void run('expire-password', 'The password has expired.', {
              question: {
                title: `Expire the password of ${account.account}?`,
                text: 'It has to be changed at the next login.',
                action: 'Expire',
                danger: true,
              },
            })
          }
        >
          Expire password
        </button>
      </Action>
      <Action title="Default password" text="The password counts as one that was given out and has to be changed.">
        <Toggle
          label="Counts as default password"
          on={account.passwordDefault}
          disabled={busy}
          onChange={on => void run('default-password', 'Changed.', { body: { on } })}
        />
      </Action>
      <Action
        title={account.hasPaymentPassword ? 'Payment password is set' : 'No payment password'}
        text="Who forgot it sets a new one with the login password, once it is cleared."
      >
        <button
          type="button"
          className="button danger"
          disabled={busy || !account.hasPaymentPassword}
          onClick={() =>
            void run('clear-payment-password', 'The payment password is cleared.', {
              question: {
                title: `Clear the payment password of ${account.account}?`,
                text: 'Whoever knows the login password can then set a new one. Be sure that it is the owner who asks.',
                action: 'Clear',
                danger: true,
              },
            })
          }
        >
          Clear payment password
        </button>
      </Action>
      <Action
        title="New password"
        text={password === undefined ? 'Makes a password, shows it once, ends all sessions.' : 'Note it now: it is shown once.'}
      >
        {password !== undefined && <code className="secret">{password}</code>}
        <button type="button" className="button danger" disabled={busy} onClick={() => void resetPassword()}>
          Reset password
        </button>
      </Action>
    </div>
  );
}

function Action({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className="action">
      <div>
        <strong>{title}</strong>
        <small className="under">{text}</small>
      </div>
      <div className="action-buttons">{children}</div>
    </div>
  );
}
