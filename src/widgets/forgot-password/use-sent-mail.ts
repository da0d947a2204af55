import { useEffect, useState } from 'react';
import { isLinkGood, readMailLink } from '../../core/identity/reset-password.js';
import { useCore, useStore } from '../../element/core-context.js';
import type { FormDraft } from '../../ui/form/form-draft.js';

interface SentMail {
  /** For which its code is good; 0 while none was asked for. */
  minutes: number;
  /** Its link led here, with the code. */
  isLinked: boolean;
  /** That link cannot be used any longer. */
  isOver: boolean;
}

/** The mail that this form is about; its draft holds it (PWD-06). */
export function useSentMail(draft: FormDraft) {
  const core = useCore();
  const hash = useStore(core.dialogs.store, ({ open }) => open.find(entry => entry.name === 'forgot-password')?.props.hash);
  const read = (): SentMail => {
    const link = readMailLink(hash);
    if (link) for (const [field, value] of Object.entries({ ...link, linked: 'yes' })) draft.set(field, value);
    return { minutes: Number(draft.get('minutes')), isLinked: draft.get('linked') !== '', isOver: draft.get('linked') === 'over' };
  };
  const [mail, setMail] = useState(read);
  // The draft has it now, and nothing else keeps it.
  useEffect(() => {
    if (hash === undefined) return;
    setMail(read());
    core.dialogs.open('forgot-password');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only for a link that comes
  }, [hash]);

  const { isLinked, isOver } = mail;
  const end = () => {
    draft.set('linked', 'over');
    setMail({ minutes: Number(draft.get('minutes')), isLinked: true, isOver: true });
  };
  // Told before a password is thought of and typed.
  useEffect(() => {
    if (!isLinked || isOver) return;
    const stop = new AbortController();
    const link = { username: draft.get('username'), email: draft.get('email'), verificationCode: draft.get('verificationCode') };
    void isLinkGood(core, link, stop.signal).then(isGood => isGood || stop.signal.aborted || end());
    return () => stop.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each link
  }, [core, isLinked, isOver]);

  return {
    ...mail,
    /** The platform has refused the link's code. */
    end,
    /** A mail has been asked for that is good for so long; 0 begins anew. */
    ask(minutes: number) {
      for (const [field, value] of Object.entries({ minutes: String(minutes), linked: '', verificationCode: '' })) draft.set(field, value);
      setMail({ minutes, isLinked: false, isOver: false });
    },
  };
}
