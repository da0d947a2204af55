import type { Announcement, Announcements } from '../../api/content/announcements.js';
import type { Core, SessionState } from '../parts/core.js';
import { isHiddenToday, wasShown, type PopupAudience } from './popup-memory.js';

/** Whom a popup would speak to now; undefined while that is not decided, and while a change of password is forced. */
export function audienceOf({ state, passwordChange }: SessionState): PopupAudience | undefined {
  if (passwordChange || state === 'restoring') return undefined;
  return state === 'logged-out' ? 'visitor' : 'member';
}

/**
 * The popups for whoever looks now, first-login ones first: A for those logged in, B for those who are not, F in the session
 * of the first login only (MSG-01 to MSG-03). The platform sends no more than that (OP-21); here it is made sure again.
 */
export function popupsFor(session: SessionState, { popup }: Pick<Announcements, 'popup'>): Announcement[] {
  const audience = audienceOf(session);
  const of = (execution: string) => popup.filter(item => item.execution === execution);
  if (audience === 'visitor') return of('B');
  return audience ? [...(session.isFirstLogin ? of('F') : []), ...of('A')] : [];
}

/** What opens by itself: nothing that was shown in this session; of a day's hiding, only a first login is not part. */
export function popupsToOpen(core: Pick<Core, 'config' | 'session'>, all: Pick<Announcements, 'popup'>, now = new Date()): Announcement[] {
  const session = core.session.store.getState();
  const audience = audienceOf(session);
  if (!audience || wasShown(core, audience)) return [];
  const items = popupsFor(session, all);
  return isHiddenToday(core, audience, now) ? items.filter(({ execution }) => execution === 'F') : items;
}
