import { useState, type FormEvent } from 'react';
import type { OpenedByOperator } from '../../account-types.js';
import { useConnection } from '../connection.js';
import { ACCOUNT_TYPES } from '../labels.js';
import { hrefOf } from '../route.js';
import { Field } from '../ui/field.js';
import { useAct } from '../ui/notice.js';
import { Panel } from '../ui/page-head.js';
import { TextField } from '../ui/text-field.js';
import { useMarkUnsaved } from '../unsaved.js';

const NOTHING = { account: '', type: '0', upline: '', rate: '' };

/** Opens a member or an agent; the password is shown once, and changed at the first login. */
export function OpenAccountForm({ onOpened }: { onOpened: () => void }) {
  const connection = useConnection();
  const { busy, problems, act } = useAct(field => field in NOTHING);
  const [typed, setTyped] = useState(NOTHING);
  const [opened, setOpened] = useState<OpenedByOperator>();
  const change = (name: keyof typeof NOTHING) => (value: string) => setTyped({ ...typed, [name]: value });
  useMarkUnsaved(typed.account !== '' || typed.upline !== '' || typed.rate !== '');

  async function open(event: FormEvent) {
    event.preventDefault();
    const rate = typed.rate.trim() === '' ? null : Math.round(Number(typed.rate.replace(',', '.')) * 100);
    const isDone = await act(async () => {
      setOpened(
        await connection.call<OpenedByOperator>('/accounts', {
          method: 'POST',
          body: { account: typed.account.trim(), type: Number(typed.type), upline: typed.upline.trim(), rate },
        }),
      );
    }, `${typed.account.trim()} is open.`);
    if (!isDone) return;
    setTyped(NOTHING);
    onOpened();
  }
  return (
    <Panel title="Open an account">
      <div className="stack">
        <form className="inline-form" onSubmit={event => void open(event)}>
          <TextField label="Name" value={typed.account} problem={problems.account} onChange={change('account')} />
          <Field label="Type" problem={problems.type}>
            {attributes => (
              <select value={typed.type} {...attributes} onChange={event => change('type')(event.target.value)}>
                {Object.entries(ACCOUNT_TYPES)
                  .filter(([type]) => type !== '4')
                  .map(([type, label]) => (
                    <option key={type} value={type}>
                      {label}
                    </option>
                  ))}
              </select>
            )}
          </Field>
          <TextField label="Agent above (empty: none)" value={typed.upline} problem={problems.upline} onChange={change('upline')} />
          <TextField label="Agreed rate, % (may be empty)" value={typed.rate} problem={problems.rate} onChange={change('rate')} />
          <button type="submit" className="button primary" disabled={busy || typed.account.trim() === ''}>
            Open account
          </button>
        </form>
        {opened && (
          <p role="status">
            <a href={hrefOf('accounts', opened.id)}>{opened.account}</a> signs in with <code className="secret">{opened.password}</code> and
            then chooses a password of its own. Note it now: it is shown once.
          </p>
        )}
      </div>
    </Panel>
  );
}
