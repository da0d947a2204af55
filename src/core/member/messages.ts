import { deleteMessages, listMessages, readMessages, type Message, type MessageKind, type Messages } from '../../api/messages.js';
import type { Core, Query } from '../core.js';

export { MESSAGE_KINDS } from '../../api/messages.js';

const BOX = 'member/messages?';
/** Header, menus and boxes all look at it. */
const UNREAD = 'account/unread';

/** A page of the box, in the reader's language (O-46). */
export function messageBox({ client }: Pick<Core, 'client'>, kind: MessageKind | '', page: number): Query<Messages> {
  return {
    key: `${BOX}${client.language()}&${kind}&${page}`,
    personal: true,
    staleAfter: 5000,
    load: signal => listMessages(client, { kind, page }, { signal }),
  };
}

/**
 * Reads messages, without any of them all: the count falls wherever it is shown (MSG-15), once the platform has taken it. Rejects
 * with PlatformError.
 */
export async function markRead({ client, queries }: Pick<Core, 'client' | 'queries'>, messages?: readonly Message[]): Promise<void> {
  const ids = messages?.filter(message => !message.isRead).map(({ id }) => id);
  if (ids?.length === 0) return;
  await readMessages(client, ids);
  await Promise.all([queries.refresh(UNREAD), queries.refresh(BOX)]);
}

/** Takes messages out of the box. Rejects with PlatformError. */
export async function removeMessages({ client, queries }: Pick<Core, 'client' | 'queries'>, messages: readonly Message[]): Promise<void> {
  await deleteMessages(
    client,
    messages.map(({ id }) => id),
  );
  await Promise.all([queries.refresh(UNREAD), queries.refresh(BOX)]);
}
