import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useRoute } from '../route.js';
import { titleOf } from './use-kept-focus.js';

export interface Question {
  title: string;
  text: ReactNode;
  /** Words of the button that goes on. */
  action: string;
  danger?: boolean;
}

const ConfirmContext = createContext<(question: Question) => Promise<boolean>>(async () => false);

/** Asks before something that is hard to undo; answers false on Cancel and Escape. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return use(ConfirmContext);
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void }>();
  const { page, id } = useRoute();
  const confirm = useCallback((question: Question) => new Promise<boolean>(answer => setAsked({ question, answer })), []);
  const dismiss = useEffectEvent(() => {
    setAsked(undefined);
    asked?.answer(false);
  });
  // A question ends with the page that asked it.
  useEffect(() => () => dismiss(), [page, id]);
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <ConfirmDialog
          question={asked.question}
          onAnswer={yes => {
            setAsked(undefined);
            asked.answer(yes);
          }}
        />
      )}
    </ConfirmContext>
  );
}

function ConfirmDialog({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      const main = document.querySelector('main');
      // What asked may have gone while the question stood.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else if (main) titleOf(main).focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onCancel={event => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <h2 id="confirm-title">{question.title}</h2>
      <div id="confirm-text">{question.text}</div>
      <div className="dialog-actions">
        <button type="button" className="button" autoFocus onClick={() => onAnswer(false)}>
          Cancel
        </button>
        <button type="button" className={question.danger ? 'button danger' : 'button primary'} onClick={() => onAnswer(true)}>
          {question.action}
        </button>
      </div>
    </dialog>
  );
}
