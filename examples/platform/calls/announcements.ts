import * as v from 'valibot';
import type { AnnouncementTable } from '../database/schema.js';
import { defineCall } from '../http/call.js';
import type { Caller } from '../http/caller.js';
import { fillSettings } from '../http/fill-settings.js';
import { inputText, wholeNumber } from '../http/wire-input.js';
import { ownOrEnglish } from '../languages.js';
import { listPromotions, stateOf } from '../promotions/promotions.js';

const PAGE_SIZE = 42; // of each part, CON-27

const list = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'open',
  input: v.object({ types: inputText, platform: inputText, execution: inputText, pageSize: wholeNumber(1, 100, PAGE_SIZE) }),
  async answer({ platform, input, caller, language }) {
    const now = platform.clock.now();
    const wanted = new Set(input.types === '' ? ['B', 'PL', 'PU', 'PR', 'H'] : input.types.split(','));
    const stored = platform.db.selectFrom('announcement').selectAll().where('lang', 'in', ['EN', language]);
    const rows = ownOrEnglish(await stored.orderBy('sort').orderBy('id').execute(), language, ({ id }) => id).filter(
      row => wanted.has(row.type) && (row.starts_at ?? 0) <= now && (row.ends_at ?? Infinity) > now,
    );
    // The promotions that are open, in short; the promotions page has all of them, and the rest of their text (MSG-08).
    const promotions = wanted.has('PR')
      ? (await listPromotions(platform.db, language, now)).filter(row => stateOf(row, now) === 'open')
      : [];
    const filled = await fillSettings(platform, rows, 'content');
    const ofType = (...types: string[]) => filled.filter(row => types.includes(row.type));
    const notices = ofType('PL', 'H');
    return {
      banners: ofType('B').map(toBanner),
      player: [...(caller.role === 'agent' ? notices.filter(isForAgents) : []), ...notices.filter(row => !isForAgents(row))]
        .slice(0, input.pageSize)
        .map(toItem),
      popup: ofType('PU')
        .filter(row => isFor(row, caller))
        .slice(0, input.pageSize)
        .map(toItem),
      promotion: promotions
        .slice(0, input.pageSize)
        .map(row => ({ id: String(row.id), title: row.title, content: row.summary, lang: row.lang })),
    };
  },
});

export const announcementCalls = [list];

/** Members' popups leave the server only for a session, first-login ones only for the session of that login (INV-27). */
function isFor(row: AnnouncementTable, caller: Caller): boolean {
  if (caller.role === 'visitor') return row.execution === 'B';
  return row.execution === 'A' || (row.execution === 'F' && caller.firstLogin);
}

/** Agents find theirs before those of everybody (AGT-03). */
function isForAgents(row: AnnouncementTable): boolean {
  return row.execution === 'G';
}

function toBanner(row: AnnouncementTable) {
  return {
    id: String(row.id),
    groupName: row.group_name ?? '',
    url: row.url ?? '',
    title: row.title,
    linkageType: row.linkage_type ?? '',
    linkage: row.linkage ?? '',
    lang: row.lang,
  };
}

function toItem(row: AnnouncementTable) {
  return { id: String(row.id), title: row.title, content: row.content, execution: row.execution ?? '', lang: row.lang };
}
