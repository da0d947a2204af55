import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { ANNOUNCEMENTS_PATH, askAnnouncements } from '../wire/early-calls.js';
import { optionalText, text } from '../wire/wire.js';

export type LinkageType = 'GAME' | 'CATEGORY' | 'PROMOTION' | 'PAGE' | 'URL';
/** A banner of a group; clickable when it has a linkage (HOM-02, OP-80). */
export type Banner = v.InferOutput<typeof banner>;
/** A notice, popup or promotion text; `content` is the platform's HTML and is sanitised before it is shown. */
export type Announcement = v.InferOutput<typeof item>;
/** Each part feeds its place (MSG-08). */
export type Announcements = v.InferOutput<typeof announcementsAnswer>;

const linkage = v.fallback(v.optional(v.picklist(['GAME', 'CATEGORY', 'PROMOTION', 'PAGE', 'URL', ''])), '');
const banner = v.pipe(
  v.object({
    id: text,
    groupName: text,
    url: v.string(),
    title: optionalText,
    linkageType: linkage,
    linkage: optionalText,
    /** Code of the title's language, where it may be another than the reader's. */
    lang: v.optional(v.string()),
  }),
  v.transform(wire => ({
    id: wire.id,
    group: wire.groupName,
    imageUrl: wire.url,
    title: wire.title,
    linkageType: (wire.linkageType || undefined) as LinkageType | undefined,
    linkage: wire.linkage,
    lang: wire.lang,
  })),
);
/** `lang`: code of the language that it is written in, where it may be another than the reader's. */
const item = v.object({ id: text, title: text, content: optionalText, execution: optionalText, lang: v.optional(v.string()) });

export const announcementsAnswer = v.object({
  banners: v.optional(v.array(banner), []),
  player: v.optional(v.array(item), []),
  popup: v.optional(v.array(item), []),
  promotion: v.optional(v.array(item), []),
});

/** Banners, notices, popups and promotions in one answer (API-48, API-49); popups for members come only with a token. */
export const listAnnouncements = endpoint({
  path: ANNOUNCEMENTS_PATH,
  token: 'optional',
  send: askAnnouncements,
  answer: announcementsAnswer,
});
