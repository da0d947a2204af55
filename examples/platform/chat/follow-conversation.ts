import type { EventStream } from '../http/event-stream.js';
import type { Platform } from '../platform.js';
import { asWritten } from '../languages.js';
import type { Written } from '../written.js';
import { conversationOf, reasonOf } from './chat-access.js';
import { messagesOf, type ChatMessage } from './conversations.js';

/** A conversation as the visitor's room knows it. */
export interface RoomState {
  status: 'open' | 'closed';
  name: Written<string>;
  /** Up to which message the operator has read. */
  seen: number;
  /** Up to which message the visitor has read. */
  read: number;
  messages: ChatMessage[];
}

/** How often a change by another process on the same database is looked for. The embedded database has only this one. */
const LOOK_EVERY_MS = { postgres: 2_000, embedded: 60_000 };
const SHORTEST_MS = 1_000;

/** What a conversation is now, with its messages after one. Throws Failure `not-found`. */
export async function roomState(
  platform: Platform,
  { id, token, after }: { id: number; token: string; after: number },
): Promise<RoomState & { endsAt: number }> {
  const messages = await messagesOf(platform, id, { after });
  // Last, so that a token that ended meanwhile shows nothing.
  const conversation = await conversationOf(platform, token);
  return {
    status: conversation.status,
    name: asWritten(conversation.names),
    seen: conversation.operator_read_id,
    read: conversation.visitor_read_id,
    messages,
    endsAt: conversation.ends_at,
  };
}

/** Tells a conversation as it goes on: event `state`, first as it is, then whenever it changed; `ended`, with the reason, when its token opens nothing any more. Returns what ends it. */
export function followConversation(
  platform: Platform,
  { id, accountId, token, after }: { id: number; accountId: number | null; token: string; after: number },
  stream: EventStream,
): () => void {
  let last = after;
  let told = '';
  let working = false;
  let again = false;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    if (working) return void (again = true);
    working = true;
    try {
      do {
        again = false;
        const { endsAt, ...state } = await roomState(platform, { id, token, after: last });
        lookAgain(endsAt);
        const { messages, ...standing } = state;
        const now = JSON.stringify(standing);
        if (ended || (messages.length === 0 && now === told)) continue;
        told = now;
        last = messages.at(-1)?.id ?? last;
        // A long conversation comes in several stretches.
        again ||= messages.length > 0;
        stream.send('state', state);
        // A reader that takes nothing is not sent the next stretch as well.
        await stream.drained();
      } while (again && !ended);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason) stream.send('ended', { reason });
      else platform.log.error('a conversation could not be told', { error });
      stream.end();
    } finally {
      working = false;
    }
  }
  /** At the latest when the token's time is over. */
  function lookAgain(endsAt: number): void {
    clearTimeout(timer);
    if (ended) return;
    timer = setTimeout(() => void tell(), Math.min(LOOK_EVERY_MS[platform.engine], Math.max(SHORTEST_MS, endsAt - platform.clock.now())));
    timer.unref();
  }
  const stops = [
    platform.events.on('chat-changed', change => void (change.id === id && tell())),
    platform.events.on('session-ended', change => void (change.accountId === accountId && tell())),
  ];
  void tell();
  return () => {
    ended = true;
    stops.forEach(stop => stop());
    clearTimeout(timer);
  };
}
