import { deleteMessages, listMessages, readMessages, type Message, type MessageKind } from '../../api/account/messages.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

export { MESSAGE_KINDS } from '../../api/account/messages.js';

/** Header, menus and boxes all look at the count. */
const BOX = ['unread', 'messages'] as const;

/** A page of the box, in the reader's language (O-46). */
export const messageBox = resource({
  name: 'messages',
  scope: 'account+language',
  tags: ['messages'],
  staleAfter: 5000,
  call: (client, kind: MessageKind | '', page: number) => listMessages(client, { kind, page }),
});

/**
 * Reads messages, without any of them all: the count falls wherever it is shown (MSG-15), once the platform has taken it. Rejects
 * with PlatformError.
 */
export const markRead = action({
  changes: BOX,
  waits: true,
  async send({ client }, messages?: readonly Message[]) {
    const ids = messages?.filter(message => !message.isRead).map(({ id }) => id);
    if (ids?.length !== 0) await readMessages(client, ids);
  },
});

/** Takes messages out of the box. Rejects with PlatformError. */
export const removeMessages = action({
  changes: BOX,
  waits: true,
  send: ({ client }, messages: readonly Message[]) =>
    deleteMessages(
      client,
      messages.map(({ id }) => id),
    ),
});
