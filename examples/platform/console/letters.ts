import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { MessageKind } from '../database/schema.js';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import { messageText } from '../messages/message-text.js';
import { sendMessage, sendToAll } from '../messages/send-message.js';
import type { Platform } from '../platform.js';
import { audit } from './audit.js';
import { stretchOf, stretchQuery, type Stretch } from './paging.js';
import { containing, filterText, numberText, parse } from './parse.js';

/** A message as its reader has it, with what became of it. Times: UTC milliseconds. */
export interface LetterRow {
  id: number;
  account: string;
  accountId: number;
  kind: MessageKind;
  title: string;
  content: string;
  at: number;
  readAt: number | null;
  deletedAt: number | null;
}

const TRIAL = 4;
const listQuery = v.object({ ...stretchQuery, after: v.optional(numberText), search: filterText });
const text = (most: number) =>
  v.pipe(plainText('Must be text.'), v.trim(), v.minLength(1, 'Must not be empty.'), v.maxLength(most, `At most ${most} characters.`));
/** `account` empty: everybody. */
const letter = v.object({
  account: v.pipe(v.optional(plainText('Must be text.'), ''), v.trim(), v.maxLength(120, 'At most 120 characters.')),
  title: text(120),
  content: text(4_000),
});

/** The operator's letters to members, and what the platform told them by itself (MSG-10). */
export function letterRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/letters', async (request): Promise<Stretch<LetterRow>> => {
    const { before, after, pageSize, search } = parse(listQuery, request.query);
    let query = platform.db
      .selectFrom('message')
      .innerJoin('account', 'account.id', 'message.account_id')
      .selectAll('message')
      .select('account.account')
      .orderBy('message.id', 'desc')
      .limit(pageSize + 1);
    if (before !== undefined) query = query.where('message.id', '<', before);
    if (after !== undefined) query = query.where('message.id', '>', after);
    if (search)
      query = query.where(by =>
        by.or([by('account.account', 'ilike', containing(search)), by('message.title', 'ilike', containing(search))]),
      );
    const { currency } = await platform.db
      .selectFrom('merchant')
      .select('currency')
      .where('code', '=', platform.config.merchant)
      .executeTakeFirstOrThrow();
    const rows = (await query.execute()).map(row => ({
      id: row.id,
      account: row.account,
      accountId: row.account_id,
      kind: row.kind,
      ...messageText(row, 'EN', currency),
      at: row.created_at,
      readAt: row.read_at,
      deletedAt: row.deleted_at,
    }));
    return stretchOf(rows, pageSize);
  });

  scope.post('/letters', async (request): Promise<{ sent: number }> => {
    const { account, title, content } = parse(letter, request.body);
    const mail = { kind: 'new_mail' as const, title, content };
    const at = platform.clock.now();
    const sent = await platform.transact(async trx => {
      const deed = { action: 'letter.send', ref: account || 'everybody', after: { title, content } };
      await audit(trx, platform, request, deed);
      if (account === '') return sendToAll(trx, mail, at);
      const found = await trx
        .selectFrom('account')
        .select(['id', 'type'])
        .where(eb => eb.fn('lower', ['account']), '=', account.toLowerCase())
        .executeTakeFirst();
      if (!found || found.type === TRIAL)
        throw new Failure('bad-request', {
          message: `There is no member or agent “${account}”.`,
          fields: { account: 'Nobody has this name.' },
        });
      await sendMessage(trx, found.id, mail, at);
      return 1;
    });
    return { sent };
  });
}
