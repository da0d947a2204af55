import { useState, type FormEvent } from 'react';
import type { AccountDetail } from '../../accounts.js';
import { useConnection } from '../connection.js';
import { useConfirm } from '../ui/confirm.js';
import { Field } from '../ui/field.js';
import { Moment } from '../ui/moment.js';
import { useAct } from '../ui/notice.js';
import { Empty } from '../ui/states.js';
import { Toggle } from '../ui/toggle.js';
import { useMarkUnsaved } from '../unsaved.js';

const NAMES = { email: 'Mail address', mobile: 'Mobile number', google: 'Authenticator app' } as const;
const SHORTEST = 10;

/** What the account's owner has confirmed, and the help for an owner who can no longer reach it. */
export function ReleaseBindings({ account, onChange }: { account: AccountDetail; onChange: () => void }) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, act } = useAct();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  useMarkUnsaved(reason !== '');
  const bound = (['email', 'mobile', 'google'] as const).flatMap(kind => {
    const found = account.bindings.find(binding => binding.kind === kind);
    return found ? [{ kind, value: kind === 'google' ? '' : found.value, at: found.boundAt }] : [];
  });
  const kinds = bound.map(({ kind }) => kind).filter(kind => chosen.includes(kind));

  async function send(event: FormEvent) {
    event.preventDefault();
    const short = reason.trim().length < SHORTEST;
    setProblem(
      kinds.length === 0
        ? 'Choose what is to be released.'
        : short
          ? `Say in at least ${SHORTEST} characters how you know that it is the owner.`
          : undefined,
    );
    if (short || kinds.length === 0) return;
    const names = kinds.map(kind => NAMES[kind].toLowerCase()).join(' and ');
    const question = {
      title: `Release the ${names} of ${account.account}?`,
      text: 'All sessions end, withdrawals rest, and the old addresses are told. The owner then binds new ones with the password.',
      action: 'Release',
      danger: true,
    };
    if (!(await confirm(question))) return;
    const done = await act(
      () => connection.call(`/accounts/${account.id}/release-bindings`, { method: 'POST', body: { kinds, reason: reason.trim() } }),
      'Released.',
    );
    if (!done) return;
    setReason('');
    setChosen([]);
    onChange();
  }
  return (
    <form className="stack" onSubmit={event => void send(event)}>
      {account.withdrawalsRestUntil !== null && (
        <p>
          Withdrawals rest until <Moment at={account.withdrawalsRestUntil} />.
        </p>
      )}
      {bound.length === 0 ? (
        <Empty>
          Nothing is confirmed. The owner binds a mail address or number in the security centre; a lost password has to be reset here.
        </Empty>
      ) : (
        <>
          {bound.map(({ kind, value, at }) => (
            <div key={kind} className="action">
              <div>
                <strong>{NAMES[kind]}</strong>
                <small className="under">
                  {value && <>{value} · </>}since <Moment at={at} />
                </small>
              </div>
              <div className="action-buttons">
                <Toggle
                  label={`Release the ${NAMES[kind].toLowerCase()}`}
                  on={chosen.includes(kind)}
                  onChange={on => setChosen(on ? [...chosen, kind] : chosen.filter(other => other !== kind))}
                />
              </div>
            </div>
          ))}
          <Field label="Reason: how you know that it is the owner who asks" problem={problem}>
            {attributes => (
              <input
                {...attributes}
                autoComplete="off"
                maxLength={300}
                value={reason}
                onChange={event => {
                  setReason(event.target.value);
                  setProblem(undefined);
                }}
              />
            )}
          </Field>
          <div className="buttons">
            <button type="submit" className="button danger" disabled={busy}>
              Release what was lost
            </button>
          </div>
        </>
      )}
    </form>
  );
}
