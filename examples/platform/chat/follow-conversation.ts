import { Failure } from '../failure.js';
import type { EventStream } from '../http/event-stream.js';
import type { Platform } from '../platform.js';
import { conversationOf, messagesOf, type ChatMessage } from './conversations.js';

/** A conversation as the visitor's room knows it. */
export interface RoomState {
  status: 'open' | 'closed';
  name: { en: string; es: string };
  /** Up to which message the operator has read. */
  seen: number;
  /** Up to which message the visitor has read. */
  read: number;
  messages: ChatMessage[];
}

/** How often a change by another process on the same database is looked for. The embedded database has only this one. */
const LOOK_EVERY_MS = { postgres: 2_000, embedded: 60_000 };

/** What a conversation is now, with its messages after one. Throws Failure `not-found`. */
export async function roomState(platform: Platform, token: string, after: number): Promise<RoomState> {
  const conversation = await conversationOf(platform, token);
  return {
    status: conversation.status,
    name: { en: conversation.name_en, es: conversation.name_es },
    seen: conversation.operator_read_id,
    read: conversation.visitor_read_id,
    messages: await messagesOf(platform, conversation.id, { after }),
  };
}

/** Tells a conversation as it goes on: event `state`, first as it is, then whenever it changed; `ended` when it is gone. Returns what ends it. */
export function followConversation(platform: Platform, { id, token, after }: { id: number; token: string; after: number }, stream: EventStream): () => void {
  let last = after;
  let told = '';
  let working = false;
  let again = false;
  let ended = false;

  async function tell(): Promise<void> {
    if (working) return void (again = true);
    working = true;
    try {
      do {
        again = false;
        const state = await roomState(platform, token, last);
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
      if (error instanceof Failure && error.code === 'not-found') stream.send('ended', {});
      else platform.log.error('a conversation could not be told', { error });
      stream.end();
    } finally {
      working = false;
    }
  }
  const stop = platform.events.on('chat-changed', change => void (change.id === id && tell()));
  const timer = setInterval(() => void tell(), LOOK_EVERY_MS[platform.engine]);
  timer.unref();
  void tell();
  return () => {
    ended = true;
    stop();
    clearInterval(timer);
  };
}
