import { useState, type FormEvent } from 'react';
import type { AccountDetail } from '../../accounts.js';
import { useConnection } from '../connection.js';
import { ACCOUNT_TYPES, accountTypeLabel } from '../labels.js';
import { useConfirm } from '../ui/confirm.js';
import { Field } from '../ui/field.js';
import { useAct } from '../ui/notice.js';
import { TextField } from '../ui/text-field.js';
import { useMarkUnsaved } from '../unsaved.js';

/** Makes a member an agent, or an agent another or a member again. */
export function TypeForm({ account, onChange }: { account: AccountDetail; onChange: () => void }) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, problems, act } = useAct(field => field === 'type' || field === 'reason');
  const [type, setType] = useState(String(account.type));
  const [reason, setReason] = useState('');
  const isChanged = type !== String(account.type);
  useMarkUnsaved(isChanged || reason !== '');

  async function save(event: FormEvent) {
    event.preventDefault();
    const question = {
      title: `Make ${account.account} ${accountTypeLabel(Number(type))}?`,
      text: `It is ${accountTypeLabel(account.type)} now. It is logged out everywhere and its games end; the money stays.`,
      action: 'Change type',
      danger: true,
    };
    if (!(await confirm(question))) return;
    if (
      !(await act(
        () =>
          connection.call(`/accounts/${account.id}/type`, {
            method: 'POST',
            body: { type: Number(type), seen: account.type, reason: reason.trim() },
          }),
        'The type is changed.',
      ))
    )
      return;
    setReason('');
    onChange();
  }
  return (
    <form className="inline-form" onSubmit={event => void save(event)}>
      <Field label="Type" problem={problems.type}>
        {attributes => (
          <select value={type} {...attributes} onChange={event => setType(event.target.value)}>
            {Object.entries(ACCOUNT_TYPES)
              .filter(([each]) => each !== '4')
              .map(([each, label]) => (
                <option key={each} value={each}>
                  {label}
                </option>
              ))}
          </select>
        )}
      </Field>
      <TextField label="Why" value={reason} problem={problems.reason} onChange={setReason} />
      <button type="submit" className="button" disabled={busy || !isChanged || reason.trim() === ''}>
        Change type
      </button>
    </form>
  );
}
