import { sql } from 'kysely';
import { storeImage } from '../uploads/store-image.js';
import { uploadPath } from '../uploads/upload-path.js';
import type { Platform } from '../platform.js';
import { hashOfToken } from '../secrets.js';
import { tell } from '../tell.js';
import { grantAccess, replaceAccess } from './chat-access.js';
import { assertRoom } from './picture-quota.js';

export type Sender = 'visitor' | 'operator' | 'system';
/** A message as both sides see it. `at`: UTC milliseconds. */
export interface ChatMessage {
  id: number;
  sender: Sender;
  /** Name of the operator who wrote it, where they gave one. */
  author?: string;
  text: string;
  /** Path of the picture, or empty. */
  image: string;
  /** When its picture was removed, which was kept for a while only; UTC milliseconds. */
  pictureRemovedAt?: number;
  /** What its sender named it, so that a second try is known. */
  key: string;
  at: number;
}
export interface NewMessage {
  sender: Sender;
  author?: string;
  text?: string;
  /** Content of a picture. */
  image?: Buffer;
  key: string;
}

export const IMAGE_BYTES = 5_242_880; // CON-10
const STRETCH = 200;

export interface Visit {
  modelId: string;
  accountId: number | null;
  /** The session of the account, with which the token ends. */
  sessionHash?: string;
  /** The token that a visitor had for it. */
  session: string;
  language: string;
}

/** Opens a conversation, or the one that is open: the account's, or the one that the visitor's secret names. Answers a token for it. */
export async function openConversation(platform: Platform, { modelId, accountId, sessionHash, session, language }: Visit): Promise<string> {
  const now = platform.clock.now();
  return platform.transact(async trx => {
    const open = trx
      .selectFrom('chat_session')
      .select(['chat_session.id', 'chat_session.account_id'])
      .where('chat_session.status', '=', 'open')
      .where('chat_session.model_id', '=', modelId);
    const named = session
      ? await open
          .innerJoin('chat_access', 'chat_access.chat_session_id', 'chat_session.id')
          .where('chat_access.token_hash', '=', hashOfToken(session))
          .where('chat_access.session_hash', 'is', null)
          .where('chat_access.replaced_at', 'is', null)
          .where('chat_access.expires_at', '>', now)
          .executeTakeFirst()
      : undefined;
    // A visitor who has logged in meanwhile takes the conversation along; nobody takes another account's.
    const own = named && (named.account_id === null || named.account_id === accountId) ? named : undefined;
    const found =
      own ??
      (accountId === null
        ? undefined
        : await open.where('chat_session.account_id', '=', accountId).orderBy('chat_session.id', 'desc').executeTakeFirst());
    if (found && found.account_id === null && accountId !== null) {
      await trx.updateTable('chat_session').set({ account_id: accountId }).where('id', '=', found.id).execute();
      await replaceAccess(trx, platform, found.id);
      tell(trx, 'chat-changed', { id: found.id });
    }
    const { id } =
      found ??
      (await trx
        .insertInto('chat_session')
        .values({ model_id: modelId, account_id: accountId, language, opened_at: now, last_at: now })
        .returning('id')
        .executeTakeFirstOrThrow());
    return grantAccess(trx, platform, { conversationId: id, sessionHash: sessionHash ?? null });
  });
}

/** Messages oldest first, at most 200: those that follow one, or those before one, or the latest. */
export async function messagesOf(
  { db }: Platform,
  conversationId: number,
  { after, before }: { after?: number; before?: number } = {},
): Promise<ChatMessage[]> {
  let query = db
    .selectFrom('chat_message')
    .leftJoin('upload', 'upload.id', 'chat_message.upload_id')
    .select([
      'chat_message.id',
      'chat_message.sender',
      'chat_message.author',
      'chat_message.text',
      'chat_message.client_key',
      'chat_message.created_at',
      'chat_message.picture_removed_at',
      'upload.key',
    ])
    .where('chat_message.chat_session_id', '=', conversationId)
    .orderBy('chat_message.id', after === undefined ? 'desc' : 'asc')
    .limit(STRETCH);
  if (after !== undefined) query = query.where('chat_message.id', '>', after);
  if (before !== undefined) query = query.where('chat_message.id', '<', before);
  const rows = await query.execute();
  if (after === undefined) rows.reverse();
  return rows.map(row => ({
    id: row.id,
    sender: row.sender,
    ...(row.author && { author: row.author }),
    text: row.text,
    image: row.key === null ? '' : uploadPath(row.key),
    ...(row.picture_removed_at !== null && { pictureRemovedAt: row.picture_removed_at }),
    key: row.client_key,
    at: row.created_at,
  }));
}

/** The visitor has read up to this message. */
export async function markRead(platform: Platform, conversationId: number, messageId: number): Promise<void> {
  const changed = await platform.db
    .updateTable('chat_session')
    .set(eb => ({
      visitor_read_id: eb.fn('least', [
        eb.val(messageId),
        sql<number>`(select coalesce(max(id), 0) from chat_message where chat_session_id = ${conversationId})`,
      ]),
    }))
    .where('id', '=', conversationId)
    .where('visitor_read_id', '<', messageId)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) platform.events.emit('chat-changed', { id: conversationId });
}

/** How many of the operator's messages wait to be read: in all of an account's conversations, or in the one that a visitor's secret names. */
export async function unreadCount(
  { db }: Platform,
  { accountId, session }: { accountId: number | null; session: string },
): Promise<number> {
  const waiting = db
    .selectFrom('chat_message')
    .innerJoin('chat_session', 'chat_session.id', 'chat_message.chat_session_id')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('chat_message.sender', '=', 'operator')
    .whereRef('chat_message.id', '>', 'chat_session.visitor_read_id');
  if (accountId !== null) return Number((await waiting.where('chat_session.account_id', '=', accountId).executeTakeFirstOrThrow()).count);
  if (!session) return 0;
  const named = waiting
    .innerJoin('chat_access', 'chat_access.chat_session_id', 'chat_session.id')
    .where('chat_access.token_hash', '=', hashOfToken(session))
    .where('chat_access.replaced_at', 'is', null)
    .where('chat_session.account_id', 'is', null);
  return Number((await named.executeTakeFirstOrThrow()).count);
}

/** Adds a message once, however often it is sent with the same key; a closed conversation opens again. Throws Failure `image-refused`, or `quota-exceeded` for a visitor's picture for which there is no room. */
export async function addMessage(
  platform: Platform,
  conversation: { id: number; account_id: number | null },
  { sender, author, text = '', image, key }: NewMessage,
): Promise<void> {
  if (await isKnown(platform, conversation.id, sender, key)) return;
  const now = platform.clock.now();
  await platform.transact(async trx => {
    if (image && sender === 'visitor') await assertRoom(trx, { bytes: image.length, isVisitor: conversation.account_id === null });
    const upload =
      image &&
      (await storeImage(
        platform,
        { content: image, accountId: sender === 'visitor' ? conversation.account_id : null, maxBytes: IMAGE_BYTES },
        trx,
      ));
    await trx
      .insertInto('chat_message')
      .values({
        chat_session_id: conversation.id,
        sender,
        author: author || null,
        text,
        upload_id: upload?.id ?? null,
        client_key: key,
        created_at: now,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    await trx
      .updateTable('chat_session')
      .set({ last_at: now, ...(sender !== 'system' && { status: 'open' as const }) })
      .where('id', '=', conversation.id)
      .execute();
    tell(trx, 'chat-changed', { id: conversation.id });
  });
}

/** Whether a message has arrived before under this key. */
export async function isKnown({ db }: Platform, conversationId: number, sender: Sender, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_message')
    .select('id')
    .where('chat_session_id', '=', conversationId)
    .where('sender', '=', sender)
    .where('client_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
