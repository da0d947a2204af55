import { useState, type FormEvent } from 'react';
import { Field } from '../ui/field.js';
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
  const [isOpen, setOpen] = useState(false);
  const [wasCancelled, setCancelled] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [isShort, setShort] = useState(false);
  useMarkUnsaved(isOpen && reason !== '');
  if (!isOpen)
    return (
      <button
        type="button"
        className="button danger"
        aria-label={name}
        // After a refusal the operator may be elsewhere already.
        autoFocus={wasCancelled}
        onClick={() => {
          setOpen(true);
          setCancelled(false);
        }}
      >
        {label}
      </button>
    );
  async function send(event: FormEvent) {
    event.preventDefault();
    setShort(reason.trim().length < SHORTEST);
    if (reason.trim().length < SHORTEST) return;
    setBusy(true);
    if (await onRefuse(reason.trim())) {
      setReason('');
      setOpen(false);
    }
    setBusy(false);
  }
  return (
    <form className="stack" onSubmit={event => void send(event)}>
      <Field label={question} problem={isShort ? `Say why, in at least ${SHORTEST} letters.` : undefined}>
        {attributes => (
          <input
            {...attributes}
            autoFocus
            autoComplete="off"
            maxLength={200}
            value={reason}
            onChange={event => {
              setReason(event.target.value);
              setShort(false);
            }}
          />
        )}
      </Field>
      <div className="buttons">
        <button type="submit" className="button danger" disabled={busy}>
          {label}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            setShort(false);
            setOpen(false);
            setCancelled(true);
          }}
        >
          Cancel
        </button>
      </div>
    </form>
  );
}
