import type { Core } from '../../core/core.js';

interface Draft {
  username: string;
  password: string;
}

/** How long a typed password outlives the form that it was typed into. */
const PASSWORD_LIFE = 120_000;

const drafts = new WeakMap<Core, Draft & { forget?: () => void }>();

/** What was typed and not sent, so that closing the popup by accident loses nothing. In memory only, never stored. */
export function draftOf(core: Core): Draft {
  let draft = drafts.get(core);
  if (!draft) drafts.set(core, (draft = { username: '', password: '' }));
  return draft;
}

/** The form stands: the password stays as long as it does. */
export function keepDraft(core: Core): void {
  const draft = drafts.get(core);
  draft?.forget?.();
}

/** The form has gone: the password follows after two minutes. */
export function leaveDraft(core: Core): void {
  const draft = drafts.get(core);
  if (!draft) return;
  draft.forget?.();
  draft.forget = core.scheduler.after(PASSWORD_LIFE, () => (draft.password = ''));
}

/** The login is settled: nothing of it stays in memory (OP-19). */
export function dropDraft(core: Core): void {
  drafts.get(core)?.forget?.();
  drafts.delete(core);
}
