import { sql } from 'kysely';
import type { Platform } from '../platform.js';
import { repeatEvery } from '../repeat.js';
import { tell } from '../tell.js';

export interface Cleared {
  pictures: number;
  conversations: number;
}

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;
/** At a time, so that nobody waits for long. */
const BATCH = 100;

/** Looks each minute for what is due by the sandbox clock. Answers what ends it. */
export function startClearingChats(platform: Platform): () => Promise<void> {
  return repeatEvery(
    EVERY_MS,
    async () => void (await clearOldChats(platform)),
    error => platform.log.error('old chats stay', { error }),
  );
}

/** Removes pictures that were kept for long enough, conversations of visitors in which nothing was said for as long, and keys that open nothing any more. */
export async function clearOldChats(platform: Platform): Promise<Cleared> {
  const { db, clock } = platform;
  const settings = await db.selectFrom('setting').selectAll().where('key', 'in', ['chat_picture_days', 'chat_visitor_days']).execute();
  const before = (key: string) => clock.now() - Number(settings.find(row => row.key === key)?.value ?? Infinity) * DAY_MS;
  const cleared = {
    pictures: await whileFull(() => clearPictures(platform, before('chat_picture_days'))),
    conversations: await whileFull(() => clearVisitors(platform, before('chat_visitor_days'))),
  };
  // For a day whoever comes with one still hears why it opens nothing.
  await db
    .deleteFrom('chat_access')
    .where('expires_at', '<', clock.now() - DAY_MS)
    .execute();
  if (cleared.pictures + cleared.conversations > 0) {
    platform.log.info('old chats removed', { ...cleared });
    // The embedded database has nobody who does this by itself; without it the room is not used again.
    if (platform.engine === 'embedded') for (const table of ['upload', 'chat_message']) await sql.raw(`vacuum ${table}`).execute(db);
  }
  return cleared;
}

async function clearPictures(platform: Platform, before: number): Promise<number> {
  return platform.transact(async trx => {
    const rows = await trx
      .selectFrom('chat_message')
      .select(['id', 'chat_session_id', 'upload_id'])
      .where('upload_id', 'is not', null)
      .where('created_at', '<', before)
      .limit(BATCH)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return 0;
    await trx
      .updateTable('chat_message')
      .set({ upload_id: null, picture_removed_at: platform.clock.now() })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    await trx
      .deleteFrom('upload')
      .where(
        'id',
        'in',
        rows.flatMap(({ upload_id }) => upload_id ?? []),
      )
      .execute();
    for (const { chat_session_id: id } of rows) tell(trx, 'chat-changed', { id });
    return rows.length;
  });
}

async function clearVisitors(platform: Platform, before: number): Promise<number> {
  return platform.transact(async trx => {
    const rows = await trx
      .selectFrom('chat_session')
      .select('id')
      .where('account_id', 'is', null)
      .where('last_at', '<', before)
      .limit(BATCH)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    const found = rows.map(({ id }) => id);
    if (found.length === 0) return 0;
    const messages = await trx.deleteFrom('chat_message').where('chat_session_id', 'in', found).returning('upload_id').execute();
    const uploads = messages.flatMap(({ upload_id }) => upload_id ?? []);
    if (uploads.length > 0) await trx.deleteFrom('upload').where('id', 'in', uploads).execute();
    await trx.deleteFrom('chat_access').where('chat_session_id', 'in', found).execute();
    await trx.deleteFrom('chat_session').where('id', 'in', found).execute();
    for (const id of found) tell(trx, 'chat-changed', { id });
    return found.length;
  });
}

async function whileFull(work: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const done = await work();
    all += done;
    if (done < BATCH) return all;
  }
}
