import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { readPicture } from '../uploads/read-picture.js';
import { addMessage, IMAGE_BYTES, messagesOf, type ChatMessage } from '../chat/conversations.js';
import { Failure } from '../failure.js';
import { createEventStreams } from '../http/event-stream.js';
import { plainText } from '../http/plain-text.js';
import type { Platform } from '../platform.js';
import { tell } from '../tell.js';
import { audit } from './audit.js';
import { operatorName } from './operator.js';
import { stretchQuery } from './paging.js';
import { containing, filterText, idParams, numberText, parse } from './parse.js';

/** A conversation in the list. Times: UTC milliseconds. */
export interface ChatRow {
  id: number;
  model: string;
  /** Account, or null for a visitor. */
  account: string | null;
  accountId: number | null;
  language: string;
  status: 'open' | 'closed';
  openedAt: number;
  lastAt: number;
  lastText: string;
  /** Messages of the visitor that the operator has not seen. */
  unread: number;
  /** Up to which message the visitor has read. */
  readUpTo: number;
}
export interface ChatDetail extends ChatRow {
  messages: ChatMessage[];
}

const KEY = v.pipe(plainText('Must be text.'), v.regex(/^[\w-]{8,64}$/, 'Must be 8 to 64 letters, digits, - or _.'));
const text = v.object({
  text: v.pipe(plainText('Must be text.'), v.trim(), v.minLength(1, 'Must not be empty.'), v.maxLength(2_000, 'At most 2000 characters.')),
  key: KEY,
});
const beforeQuery = v.object({ before: v.optional(numberText) });
const listQuery = v.object({
  ...stretchQuery,
  status: v.optional(v.picklist(['open', 'closed', 'unread', ''], 'Must be open, closed or unread.'), ''),
  search: filterText,
});

/** Of the operator's desks, which all hold the same key. */
const STREAMS = { inAll: 500, ofAddress: 100, ofReader: 500 };

/** The operator's side of the live chat. */
export function chatRoutes(scope: FastifyInstance, platform: Platform): void {
  /** The latest first, wherever something was said last; what is further down is found by searching. */
  scope.get('/chats', async (request): Promise<{ list: ChatRow[]; hasMore: boolean }> => {
    const { pageSize, status, search } = parse(listQuery, request.query);
    let query = rows(platform)
      .orderBy('chat_session.last_at', 'desc')
      .orderBy('chat_session.id', 'desc')
      .limit(pageSize + 1);
    if (status === 'unread') query = query.where(waits);
    else if (status) query = query.where('chat_session.status', '=', status);
    if (search) {
      const said = sql<boolean>`exists (select 1 from chat_message m where m.chat_session_id = chat_session.id and m.text ilike ${containing(search)})`;
      const number = /^(?:visitor )?(\d{1,9})$/i.exec(search)?.[1];
      query = query.where(by =>
        by.or([by('account.account', 'ilike', containing(search)), said, ...(number ? [by('chat_session.id', '=', Number(number))] : [])]),
      );
    }
    const found = await query.execute();
    return { list: found.slice(0, pageSize).map(toRow), hasMore: found.length > pageSize };
  });

  /** That something changed in a conversation; what it is, the calls say. */
  const streams = createEventStreams(scope, STREAMS);
  scope.get('/chats/events', { compress: false }, async (request, reply) =>
    streams.answer(request, reply, undefined, stream => {
      stream.send('ready', {});
      return platform.events.on('chat-changed', change => stream.send('changed', change));
    }),
  );

  scope.get('/chats/:id/messages', async request => {
    const { id } = parse(idParams, request.params);
    const { before } = parse(beforeQuery, request.query);
    await assertKnown(id);
    return { messages: await messagesOf(platform, id, { before }) };
  });

  scope.get('/chats/:id', request => detail(parse(idParams, request.params).id));

  scope.post('/chats/:id/read', async request => {
    const { id } = parse(idParams, request.params);
    const last = await platform.db
      .selectFrom('chat_message')
      .select(eb => eb.fn.max('id').as('id'))
      .where('chat_session_id', '=', id)
      .executeTakeFirst();
    const read = await platform.db
      .updateTable('chat_session')
      .set({ operator_read_id: last?.id ?? 0 })
      .where('id', '=', id)
      .where('operator_read_id', '<', last?.id ?? 0)
      .executeTakeFirst();
    if (read.numUpdatedRows > 0n) platform.events.emit('chat-changed', { id });
    return detail(id);
  });

  scope.post('/chats/:id/messages', async request => {
    const { id } = parse(idParams, request.params);
    const message = parse(text, request.body);
    await assertKnown(id);
    await addMessage(platform, { id, account_id: null }, { sender: 'operator', author: operatorName(request), ...message });
    await audit(platform.db, platform, request, { action: 'chat.message', ref: String(id), after: { text: message.text } });
    return detail(id);
  });

  scope.post('/chats/:id/close', async request => {
    const { id } = parse(idParams, request.params);
    await assertKnown(id);
    await addMessage(platform, { id, account_id: null }, { sender: 'system', key: randomUUID() });
    await platform.transact(async trx => {
      await trx.updateTable('chat_session').set({ status: 'closed' }).where('id', '=', id).execute();
      await audit(trx, platform, request, { action: 'chat.close', ref: String(id), after: { status: 'closed' } });
      tell(trx, 'chat-changed', { id });
    });
    return detail(id);
  });

  void scope.register(async pictures => {
    pictures.addContentTypeParser(['image/png', 'image/jpeg'], (_request, body, done) => done(null, body));
    pictures.post('/chats/:id/images', async request => {
      const { id } = parse(idParams, request.params);
      const key = parse(KEY, request.headers['idempotency-key']);
      await assertKnown(id);
      if (!(request.body instanceof Readable)) throw new Failure('image-refused');
      const image = await readPicture(request.body, IMAGE_BYTES);
      await addMessage(platform, { id, account_id: null }, { sender: 'operator', author: operatorName(request), image, key });
      await audit(platform.db, platform, request, { action: 'chat.picture', ref: String(id), after: { bytes: image.length } });
      return detail(id);
    });
  });

  async function assertKnown(id: number): Promise<void> {
    const row = await platform.db.selectFrom('chat_session').select('id').where('id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not-found', { message: `There is no conversation ${id}.` });
  }

  async function detail(id: number): Promise<ChatDetail> {
    const row = await rows(platform).where('chat_session.id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not-found', { message: `There is no conversation ${id}.` });
    return { ...toRow(row), messages: await messagesOf(platform, id) };
  }
}

/** Something of the visitor's that the operator has not seen. */
export const waits = sql<boolean>`exists (select 1 from chat_message m where m.chat_session_id = chat_session.id and m.sender = 'visitor' and m.id > chat_session.operator_read_id)`;

function rows({ db }: Platform) {
  return db
    .selectFrom('chat_session')
    .innerJoin('chat_model', 'chat_model.id', 'chat_session.model_id')
    .leftJoin('account', 'account.id', 'chat_session.account_id')
    .select([
      'chat_session.id',
      'chat_model.names',
      'account.account',
      'chat_session.account_id',
      'chat_session.language',
      'chat_session.status',
      'chat_session.opened_at',
      'chat_session.last_at',
      'chat_session.visitor_read_id',
    ])
    .select([
      sql<
        string | null
      >`(select case when m.picture_removed_at is not null then '[picture removed]' when m.upload_id is null then m.text else '[picture]' end from chat_message m where m.chat_session_id = chat_session.id and m.sender <> 'system' order by m.id desc limit 1)`.as(
        'last_text',
      ),
      sql<
        number | string
      >`(select count(*) from chat_message m where m.chat_session_id = chat_session.id and m.sender = 'visitor' and m.id > chat_session.operator_read_id)`.as(
        'unread',
      ),
    ]);
}

function toRow(row: Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>): ChatRow {
  return {
    id: row.id,
    model: row.names.EN,
    account: row.account,
    accountId: row.account_id,
    language: row.language,
    status: row.status,
    openedAt: row.opened_at,
    lastAt: row.last_at,
    lastText: row.last_text ?? '',
    unread: Number(row.unread),
    readUpTo: row.visitor_read_id,
  };
}
