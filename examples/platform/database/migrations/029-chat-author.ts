import type { Migration } from './migration.js';

/** Which operator wrote a message of the live chat, where they gave a name. */
export const chatAuthor: Migration = {
  name: '029-chat-author',
  statements: [`alter table chat_message add column author text`],
};
