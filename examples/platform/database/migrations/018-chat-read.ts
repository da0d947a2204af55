import type { Migration } from './migration.js';

/** Up to which message a visitor has read: what is newer is counted on the way to customer service. */
export const chatRead: Migration = {
  name: '018-chat-read',
  statements: [
    `alter table chat_session add column visitor_read_id bigint not null default 0`,
    // What stands there already has been seen, as far as anyone knows.
    `update chat_session set visitor_read_id = coalesce((select max(id) from chat_message where chat_session_id = chat_session.id), 0)`,
    `create index chat_message_session on chat_message (chat_session_id, id)`,
  ],
};
