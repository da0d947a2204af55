import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { AnnouncementTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import { forOperatorsLanguages, OPERATORS_LANGUAGES, type OperatorsLanguage } from '../languages.js';
import type { Platform, Queryable, Trx } from '../platform.js';
import { tell } from '../tell.js';
import { audit } from './audit.js';
import { groupBy } from './group-by.js';
import { htmlText } from './html-text.js';
import { isSitePath, isWebAddress, linkageProblem } from './link-target.js';
import { idParams, moment, parse } from './parse.js';
import { assertSeen } from './seen.js';

/** One announcement with its texts; what it is for depends on its type: B banner, PL notice, PU popup, H note of the home. */
export interface AnnouncementRow extends AnnouncementFields {
  id: number;
}
type AnnouncementFields = v.InferOutput<typeof fields>;

const words = v.object({
  title: v.pipe(plainText(), v.trim(), v.minLength(1, 'Must not be empty.'), v.maxLength(200, 'At most 200 characters.')),
  content: htmlText(20_000),
});
const optionalWord = v.nullable(
  v.pipe(plainText(), v.trim(), v.minLength(1, 'Must not be empty.'), v.maxLength(500, 'At most 500 characters.')),
);
const fields = v.pipe(
  v.object({
    type: v.picklist(['B', 'PL', 'PU', 'H'], 'B, PL, PU or H.'),
    /** Who sees a popup: A members, B visitors, F members at their first login (MSG-01 to MSG-03). A notice is for everybody, or with G for agents (AGT-03). */
    execution: v.nullable(v.picklist(['A', 'B', 'F', 'G'], 'A, B, F or G.')),
    /** Place of a banner, such as w_home. */
    groupName: optionalWord,
    /** Picture of a banner. */
    url: v.nullable(v.pipe(plainText(), v.trim(), v.maxLength(500), v.check(isPicture, 'Must begin with / or https:// or http://'))),
    linkageType: v.nullable(v.picklist(['GAME', 'CATEGORY', 'PROMOTION', 'PAGE', 'URL'], 'GAME, CATEGORY, PROMOTION, PAGE or URL.')),
    linkage: optionalWord,
    /** Shown from and until, UTC milliseconds. */
    startsAt: v.nullable(moment),
    endsAt: v.nullable(moment),
    sort: v.pipe(
      v.number('Must be a whole number.'),
      v.integer('Must be a whole number.'),
      v.minValue(0, 'At least 0.'),
      v.maxValue(100_000, 'At most 100000.'),
    ),
    texts: v.object(forOperatorsLanguages(() => words)),
  }),
  v.forward(
    v.check(item => item.type !== 'PU' || item.execution !== null, 'A popup needs its audience.'),
    ['execution'],
  ),
  v.forward(
    v.check(
      item => (item.execution === 'G') === (item.type === 'PL' && item.execution !== null),
      'G is for notices, the others for popups.',
    ),
    ['execution'],
  ),
  v.forward(
    v.check(item => item.type !== 'B' || item.groupName !== null, 'A banner needs its place.'),
    ['groupName'],
  ),
  v.forward(
    v.check(item => item.type !== 'B' || item.url !== null, 'A banner needs its picture.'),
    ['url'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? linkageProblem(dataset.value.linkageType, dataset.value.linkage) : undefined;
      if (problem !== undefined) addIssue({ message: problem });
    }),
    ['linkage'],
  ),
  v.forward(
    v.check(item => item.startsAt === null || item.endsAt === null || item.startsAt < item.endsAt, 'Must be after the beginning.'),
    ['endsAt'],
  ),
);

export function announcementRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/announcements', () => listAnnouncements(platform));

  scope.post('/announcements', request =>
    change(request, 'add', async trx => {
      const item = parse(fields, request.body);
      const { next } = await trx
        .selectFrom('announcement')
        .select(sql<number>`coalesce(max(id), 0)::int + 1`.as('next'))
        .executeTakeFirstOrThrow();
      await trx.insertInto('announcement').values(rowsOf(next, item)).execute();
      return next;
    }),
  );
  scope.put('/announcements/:id', request =>
    change(request, 'change', async trx => {
      const { id } = parse(idParams, request.params);
      const item = parse(fields, request.body);
      const { seen } = parse(v.object({ seen: v.optional(v.looseObject({})) }), request.body);
      const { list } = await listAnnouncements({ db: trx });
      await assertSeen(trx, seen, list.find(row => row.id === id) ?? {}, { action: 'announcement.change', ref: `${id} ` });
      await remove(trx, id);
      await trx.insertInto('announcement').values(rowsOf(id, item)).execute();
      return id;
    }),
  );
  scope.delete('/announcements/:id', request =>
    change(request, 'remove', async trx => {
      const { id } = parse(idParams, request.params);
      await remove(trx, id);
      return id;
    }),
  );

  async function change(request: FastifyRequest, deed: string, work: (trx: Trx) => Promise<number>): Promise<{ list: AnnouncementRow[] }> {
    await platform.transact(async trx => {
      const { id: given } = parse(v.partial(idParams), request.params);
      const before = given === undefined ? undefined : await announcementFields(trx, given);
      const id = await work(trx);
      const after = await announcementFields(trx, id);
      const ref = `${id} ${(after ?? before)?.['title EN'] ?? ''}`;
      await audit(trx, platform, request, { action: `announcement.${deed}`, ref, ...(before && { before }), ...(after && { after }) });
      tell(trx, 'catalogue-changed', undefined);
    });
    return listAnnouncements(platform);
  }
}

/** As the audit keeps it: one field for each thing that can be changed. */
async function announcementFields(trx: Trx, id: number): Promise<Record<string, string | number | null> | undefined> {
  const rows = await trx.selectFrom('announcement').selectAll().where('id', '=', id).orderBy('lang').execute();
  const [first] = rows;
  if (!first) return undefined;
  const { type, execution, group_name, url, linkage_type, linkage, starts_at, ends_at, sort } = first;
  const texts = rows.flatMap((row): [string, string][] => [
    [`title ${row.lang}`, row.title],
    [`content ${row.lang}`, row.content],
  ]);
  return { type, execution, group_name, url, linkage_type, linkage, starts_at, ends_at, sort, ...Object.fromEntries(texts) };
}

async function remove(trx: Trx, id: number): Promise<void> {
  const gone = await trx.deleteFrom('announcement').where('id', '=', id).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new Failure('not-found', { message: `There is no announcement ${id}.` });
}

async function listAnnouncements({ db }: { db: Queryable }): Promise<{ list: AnnouncementRow[] }> {
  const rows = await db.selectFrom('announcement').selectAll().orderBy('sort').orderBy('id').execute();
  const list = [...groupBy(rows, row => row.id).values()].flatMap(group => {
    const [row] = group;
    if (!row) return [];
    const text = (language: OperatorsLanguage) => {
      const found = group.find(({ lang }) => lang === language);
      return { title: found?.title ?? '', content: found?.content ?? '' };
    };
    return {
      id: row.id,
      type: row.type,
      execution: row.execution,
      groupName: row.group_name,
      url: row.url,
      linkageType: row.linkage_type,
      linkage: row.linkage,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      sort: row.sort,
      texts: forOperatorsLanguages(text),
    };
  });
  return { list };
}

function rowsOf(id: number, item: AnnouncementFields): AnnouncementTable[] {
  return OPERATORS_LANGUAGES.map(lang => ({
    id,
    lang,
    type: item.type,
    execution: item.type === 'PU' ? item.execution : null,
    group_name: item.groupName,
    url: item.url,
    linkage_type: item.linkageType,
    linkage: item.linkage,
    title: item.texts[lang].title,
    content: item.texts[lang].content,
    starts_at: item.startsAt,
    ends_at: item.endsAt,
    sort: item.sort,
  }));
}

/** A path of the site or an address of the web. */
export function isPicture(text: string): boolean {
  return isSitePath(text) || isWebAddress(text);
}
