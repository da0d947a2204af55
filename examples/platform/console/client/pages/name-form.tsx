import { useState, type FormEvent } from 'react';
import type { AccountDetail } from '../../accounts.js';
import { useConnection } from '../connection.js';
import { useConfirm } from '../ui/confirm.js';
import { useAct } from '../ui/notice.js';
import { TextField } from '../ui/text-field.js';
import { useMarkUnsaved } from '../unsaved.js';

/** The member's real name, which after the first deposit is changed here only. */
export function NameForm({ account, onChange }: { account: AccountDetail; onChange: () => void }) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, problems, act } = useAct(field => field === 'name');
  const [name, setName] = useState(account.realName);
  useMarkUnsaved(name !== account.realName);

  async function save(event: FormEvent) {
    event.preventDefault();
    const question = {
      title: `Change the real name of ${account.account}?`,
      text: (
        <p>
          “{account.realName || 'none'}” becomes “{name.trim()}”. Receiving addresses are held against it from now on, and the member is
          told. Be sure that it is the owner who asks.
        </p>
      ),
      action: 'Change name',
    };
    if (!(await confirm(question))) return;
    if (
      await act(
        () => connection.call(`/accounts/${account.id}/name`, { method: 'POST', body: { name: name.trim(), seen: account.realName } }),
        'The real name is changed; the member is told.',
      )
    )
      onChange();
  }
  return (
    <form className="inline-form" onSubmit={event => void save(event)}>
      <TextField label="Real name" value={name} problem={problems.name} onChange={setName} />
      <button type="submit" className="button" disabled={busy || name.trim() === account.realName || name.trim() === ''}>
        Change name
      </button>
    </form>
  );
}
