import { useId, useState, type FormEvent } from 'react';
import { useMarkUnsaved } from '../unsaved.js';

interface RefuseButtonProps {
  label: string;
  /** The accessible name. */
  name: string;
  /** What is asked for, and who reads it. */
  question: string;
  /** Resolves whether it was done. */
  onRefuse(reason: string): Promise<boolean>;
}

const SHORTEST = 3;

/** Refuses something in words: the button opens a small form in its place. */
export function RefuseButton({ label, name, question, onRefuse }: RefuseButtonProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  useMarkUnsaved(isOpen && reason !== '');
  if (!isOpen) return <button type="button" className="button danger" aria-label={name} onClick={() => setOpen(true)}>{label}</button>;
  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    if (await onRefuse(reason.trim())) {
      setReason('');
      setOpen(false);
    }
    setBusy(false);
  }
  return (
    <form className="stack" onSubmit={event => void send(event)}>
      <label className="field" htmlFor={id}><span>{question}</span></label>
      <input id={id} autoFocus autoComplete="off" maxLength={200} value={reason} onChange={event => setReason(event.target.value)} />
      <div className="buttons">
        <button type="submit" className="button danger" disabled={busy || reason.trim().length < SHORTEST}>{label}</button>
        <button type="button" className="button" onClick={() => setOpen(false)}>Cancel</button>
      </div>
    </form>
  );
}
