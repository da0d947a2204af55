import { useState, type FormEvent } from 'react';
import { useConnection } from '../connection.js';
import { useStanding } from '../standing.js';
import { useConfirm } from '../ui/confirm.js';
import { useAct } from '../ui/notice.js';
import { PageHead, Panel } from '../ui/page-head.js';

const WORD = 'RESET';

export function ResetPage() {
  const connection = useConnection();
  const confirm = useConfirm();
  const { refresh } = useStanding();
  const { busy, act } = useAct();
  const [typed, setTyped] = useState('');

  async function reset(event: FormEvent) {
    event.preventDefault();
    const question = {
      title: 'Reset the platform?',
      text: 'Every account, balance, bet, message and setting goes back to the first start. This cannot be undone.',
      action: 'Reset',
      danger: true,
    };
    if (!(await confirm(question))) return;
    if (
      await act(
        () => connection.call('/reset', { method: 'POST', body: { confirm: typed.trim() } }),
        'The platform is as at its first start.',
      )
    ) {
      setTyped('');
      refresh();
    }
  }

  return (
    <>
      <PageHead title="Reset" text="Back to the first start: accounts, money, bets, texts and settings as they were seeded." />
      <Panel title="Reset to seed">
        <p className="soft">
          All sessions end, and the clock runs with the machine again. The audit and the keys for encrypted calls stay.
        </p>
        <form className="inline-form" onSubmit={event => void reset(event)}>
          <label className="field">
            <span>Write {WORD} to go on</span>
            <input value={typed} autoComplete="off" spellCheck={false} onChange={event => setTyped(event.target.value)} />
          </label>
          <button type="submit" className="button danger" disabled={busy || typed.trim() !== WORD}>
            {busy ? 'Resetting…' : 'Reset'}
          </button>
        </form>
      </Panel>
    </>
  );
}
