import * as v from 'valibot';
import { openConversation, unreadCount } from '../chat/conversations.js';
import { Failure } from '../failure.js';
import { defineCall } from '../http/call.js';
import { networkOf } from '../http/network-of.js';
import { inputText, requiredText } from '../http/wire-input.js';
import { countAttempt } from '../identity/attempts.js';
import { inLanguage, langOf } from '../languages.js';

const LAUNCHES = { most: 60, windowMs: 10 * 60_000 };

const models = defineCall({
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  access: 'open',
  whenClosed: true,
  input: v.object({}),
  async answer({ platform, language }) {
    const rows = await platform.db.selectFrom('chat_model').selectAll().where('active', '=', true).orderBy('sort').execute();
    return {
      value: {
        list: rows.map(row => ({
          id: row.id,
          name: inLanguage(row.names, language),
          csType: row.cs_type,
          description: inLanguage(row.hints, language),
        })),
      },
    };
  },
});

const launch = defineCall({
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  access: 'open',
  whenClosed: true,
  input: v.object({ modelId: requiredText, session: inputText }),
  async answer({ platform, input, caller, ip, language, origin }) {
    await countAttempt(platform, { subject: `chat-ip:${networkOf(ip)}`, ...LAUNCHES });
    const model = await platform.db
      .selectFrom('chat_model')
      .select('id')
      .where('id', '=', input.modelId)
      .where('active', '=', true)
      .executeTakeFirst();
    if (!model) throw new Failure('not-found', { message: 'This chat is not offered.' });
    const member = caller.role === 'visitor' || caller.role === 'trial' ? undefined : caller;
    const accountId = member?.accountId ?? null;
    const token = await openConversation(platform, {
      modelId: model.id,
      accountId,
      sessionHash: member?.tokenHash,
      session: input.session,
      language,
    });
    // A member's conversation is found by the account; only a visitor's needs the secret.
    return { chatUrl: `${origin}/chat/?session=${token}&lang=${langOf(language)}`, session: accountId === null ? token : '' };
  },
});

/** For the mark on the way to customer service. */
const unread = defineCall({
  method: 'POST',
  path: '/wps/relay/CBS_chatUnread',
  access: 'open',
  whenClosed: true,
  input: v.object({ session: inputText }),
  async answer({ platform, input, caller }) {
    const accountId = caller.role === 'visitor' || caller.role === 'trial' ? null : caller.accountId;
    return { value: { count: await unreadCount(platform, { accountId, session: input.session }) } };
  },
});

export const chatCalls = [models, launch, unread];
