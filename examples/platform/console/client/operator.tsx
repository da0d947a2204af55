import { createContext, use, useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { Icon } from './ui/icon.js';

/** The name stays in this browser, for every sign-in. */
const STORAGE_NAME = 'operator-name';
export const LONGEST_NAME = 40;

interface Operator {
  /** Empty when nobody said. */
  name: string;
  rename(name: string): void;
}

export const OperatorContext = createContext<Operator>({ name: '', rename: () => undefined });

/** What the operator is called, kept in this browser. */
export function useStoredName(): Operator {
  const [name, setName] = useState(() => localStorage.getItem(STORAGE_NAME) ?? '');
  const rename = useCallback((given: string) => {
    const next = given.trim().slice(0, LONGEST_NAME);
    if (next) localStorage.setItem(STORAGE_NAME, next);
    else localStorage.removeItem(STORAGE_NAME);
    setName(next);
  }, []);
  return { name, rename };
}

/** Who is at this console; a press gives another name. */
export function OperatorName() {
  const { name } = use(OperatorContext);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button quiet operator"
        aria-haspopup="dialog"
        aria-label={name ? `Your name: ${name}` : 'Your name'}
        title={name || 'Your name'}
        onClick={() => setOpen(true)}
      >
        <Icon name="people" />
        <span className="wide-only">{name || 'Your name'}</span>
      </button>
      {open && <NameDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NameDialog({ onClose }: { onClose: () => void }) {
  const { name, rename } = use(OperatorContext);
  const [text, setText] = useState(name);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => void (opener instanceof HTMLElement && opener.isConnected && opener.focus());
  }, []);
  function store(event: FormEvent) {
    event.preventDefault();
    rename(text);
    onClose();
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="name-title"
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <form className="stack" onSubmit={store}>
        <h2 id="name-title">Your name</h2>
        <p className="soft">
          It stands in the audit beside what you change, and above your answers in the live chat, where players read it too. It stays in
          this browser.
        </p>
        <label className="field">
          <span>Name</span>
          <input value={text} maxLength={LONGEST_NAME} autoFocus autoComplete="nickname" onChange={event => setText(event.target.value)} />
        </label>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary">
            {text.trim() === '' ? 'Go without a name' : 'Store'}
          </button>
        </div>
      </form>
    </dialog>
  );
}
