import type { Core } from '../../core/parts/core.js';

/** Members and agents have forms of their own: what was typed into one does not show in the other. */
export type LoginDraftName = 'member' | 'agent';
interface Draft {
  username: string;
  password: string;
  forget?: () => void;
}

/** How long a typed password outlives the form that it was typed into. */
const PASSWORD_LIFE = 120_000;

/** Where the platform has asked for a captcha and no login has come through since. */
const wantsCaptcha = new WeakSet<Core>();
const drafts = new WeakMap<Core, Partial<Record<LoginDraftName, Draft>>>();

/** What was typed and not sent, so that closing the popup by accident loses nothing. In memory only, never stored. */
export function draftOf(core: Core, name: LoginDraftName): Pick<Draft, 'username' | 'password'> {
  const own = drafts.get(core) ?? {};
  drafts.set(core, own);
  return (own[name] ??= { username: '', password: '' });
}

/** The form stands: the password stays as long as it does. */
export function keepDraft(core: Core, name: LoginDraftName): void {
  drafts.get(core)?.[name]?.forget?.();
}

/** The form has gone: the password follows after two minutes. */
export function leaveDraft(core: Core, name: LoginDraftName): void {
  const draft = drafts.get(core)?.[name];
  if (!draft) return;
  draft.forget?.();
  draft.forget = core.scheduler.after(PASSWORD_LIFE, () => (draft.password = ''));
}

/** A login is settled: nothing of any stays in memory (OP-19). */
export function dropDrafts(core: Core): void {
  for (const draft of Object.values(drafts.get(core) ?? {})) draft.forget?.();
  drafts.delete(core);
  wantsCaptcha.delete(core);
}

/** The platform asks for a captcha: so does every login form of this page until a login comes through, also one opened again. */
export function askCaptcha(core: Core): void {
  wantsCaptcha.add(core);
}

export function isCaptchaAsked(core: Core): boolean {
  return wantsCaptcha.has(core);
}
