import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { optionalText, text } from '../wire/wire.js';

/** What a chat may be about. */
export type ChatModel = v.InferOutput<typeof chatModelsAnswer>['list'][number];
/** An open conversation. `session` opens it again for a visitor without an account; it is a secret of this browser. */
export type LaunchedChat = v.InferOutput<typeof chatLaunchAnswer>;

export const chatModelsAnswer = v.object({
  list: v.array(v.object({ id: text, name: text, csType: optionalText, description: optionalText })),
});
const chatUnreadAnswer = v.object({ count: v.number() });
export const chatLaunchAnswer = v.object({ chatUrl: v.string(), session: optionalText });

/** What a chat may be about (API-52). */
export const listChatModels = endpoint({ path: '/wps/relay/CBS_modelList', answer: chatModelsAnswer, read: ({ list }) => list });

/** Opens a chat, or the one that this account or this visitor's `session` has open (API-53). */
export const launchChat = endpoint({
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  token: 'optional',
  send({ modelId, session }: { modelId: string; session?: string }) {
    return { body: { modelId, language: this.language(), ...(session ? { session } : {}) } };
  },
  answer: chatLaunchAnswer,
});

/** How many answers wait to be read: the account's, or those of the conversation that a visitor's `kept` record of an open chat names. */
export const countUnreadChat = endpoint({
  method: 'POST',
  path: '/wps/relay/CBS_chatUnread',
  token: 'optional',
  send: (kept: string | undefined) => ({ body: { session: sessionOf(kept) } }),
  answer: chatUnreadAnswer,
  read: ({ count }) => count,
});

/** The secret in `{ "modelId", "session" }`, or empty. */
function sessionOf(kept = ''): string {
  try {
    const { session } = JSON.parse(kept) as { session?: unknown };
    return typeof session === 'string' ? session : '';
  } catch {
    return '';
  }
}
