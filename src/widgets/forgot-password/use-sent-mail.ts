import { useEffect, useLayoutEffect } from 'react';
import { isLinkGood, readMailLink } from '../../core/identity/reset-password.js';
import { useCore, useStore } from '../../element/core-context.js';
import type { FormDraft } from '../../ui/form/form-draft.js';

/** The mail that this form is about; its draft holds it (PWD-06). */
export function useSentMail(draft: FormDraft) {
  const core = useCore();
  const hash = useStore(core.dialogs.store, ({ open }) => open.find(entry => entry.name === 'forgot-password')?.props.hash);
  const isLinked = draft.get('linked') !== '';
  const isOver = draft.get('linked') === 'over';
  // Before anything is seen: the fields are drawn with what the link says. The draft has it then, and nothing else keeps it.
  useLayoutEffect(() => {
    if (hash === undefined) return;
    const link = readMailLink(hash);
    if (link) {
      draft.change({ ...link, linked: 'yes' });
      draft.settle('minutes', 'newPassword', 'linked', ...Object.keys(link));
    }
    core.dialogs.open('forgot-password');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only for a link that comes
  }, [hash]);

  const end = () => draft.change({ linked: 'over' });
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
    /** For which its code is good; 0 while none was asked for. */
    minutes: Number(draft.get('minutes')),
    /** Its link led here, with the code. */
    isLinked,
    /** That link cannot be used any longer. */
    isOver,
    /** The platform has refused the link's code. */
    end,
    /** A mail has been asked for that is good for so long; 0 begins anew. */
    ask: (minutes: number) => draft.change({ minutes: String(minutes), linked: '', verificationCode: '' }),
  };
}
