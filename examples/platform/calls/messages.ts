import * as v from 'valibot';
import { MESSAGE_KINDS } from '../../../src/api/account/messages.js';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { wholeNumber } from '../http/wire-input.js';
import { messageText } from '../messages/message-text.js';

const PAGE_SIZE = 10;
const ids = v.pipe(
  v.array(
    v.pipe(v.union([plainText(), v.number()]), v.transform(String), v.regex(/^[1-9]\d{0,14}$/, 'must be an id'), v.transform(Number)),
  ),
  v.maxLength(200, 'at most 200'),
);

/** The account's box, in the reader's language (O-46). */
const list = defineCall({
  method: 'GET',
  path: '/wps/relay/CSP_messageList',
  access: 'real',
  input: v.object({
    kind: v.optional(v.picklist([...MESSAGE_KINDS, ''], `one of ${MESSAGE_KINDS.join(', ')}`), ''),
    page: wholeNumber(1, 10_000, 1),
    pageSize: wholeNumber(1, 100, PAGE_SIZE),
  }),
  async answer({ platform, input, caller, language }) {
    let query = platform.db.selectFrom('message').where('account_id', '=', signedIn(caller).accountId).where('deleted_at', 'is', null);
    if (input.kind) query = query.where('kind', '=', input.kind);
    const { total } = await query.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await query
      .selectAll()
      .orderBy('id', 'desc')
      .limit(input.pageSize)
      .offset((input.page - 1) * input.pageSize)
      .execute();
    const { currency } = await platform.db
      .selectFrom('merchant')
      .select('currency')
      .where('code', '=', platform.config.merchant)
      .executeTakeFirstOrThrow();
    return {
      value: {
        list: rows.map(row => ({
          id: String(row.id),
          kind: row.kind,
          ...messageText(row, language, currency),
          createdAt: row.created_at,
          isRead: row.read_at !== null,
        })),
        total,
        totalPages: Math.max(1, Math.ceil(total / input.pageSize)),
      },
    };
  },
});

/** Marks as read, once; what is read stays as it was (O-47, MSG-15). */
const read = defineCall({
  method: 'POST',
  path: '/wps/relay/CSP_messageRead',
  access: 'real',
  input: v.object({ ids: v.optional(ids), all: v.optional(v.boolean(), false) }),
  async answer({ platform, input, caller }) {
    if (!input.ids && !input.all) throw new Failure('bad-request', { fields: { ids: 'ids, or all' } });
    let query = platform.db
      .updateTable('message')
      .set({ read_at: platform.clock.now() })
      .where('account_id', '=', signedIn(caller).accountId)
      .where('read_at', 'is', null)
      .where('deleted_at', 'is', null);
    if (input.ids) query = query.where('id', 'in', input.ids.length > 0 ? input.ids : [0]);
    await query.execute();
    return {};
  },
});

/** Takes out of the box; the row stays for the operator (O-48). */
const remove = defineCall({
  method: 'DELETE',
  path: '/wps/relay/CSP_messageDelete',
  access: 'real',
  input: v.object({ ids }),
  async answer({ platform, input, caller }) {
    if (input.ids.length === 0) return {};
    await platform.db
      .updateTable('message')
      .set({ deleted_at: platform.clock.now() })
      .where('account_id', '=', signedIn(caller).accountId)
      .where('id', 'in', input.ids)
      .where('deleted_at', 'is', null)
      .execute();
    return {};
  },
});

export const messageCalls = [list, read, remove];
