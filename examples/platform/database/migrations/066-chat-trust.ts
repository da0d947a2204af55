import type { Migration } from './migration.js';

/** Live chats end with the session, the take-over or their time, and keep pictures for a while only. */
export const chatTrust: Migration = {
  name: '066-chat-trust',
  statements: [
    // A member's token names the session that it ends with; a visitor's ends when a member takes the conversation over.
    `alter table chat_access add column session_hash text references session (token_hash) on delete cascade`,
    `alter table chat_access add column expires_at bigint`,
    `alter table chat_access add column replaced_at bigint`,
    // Nobody knows by which session these were opened; their members find the conversation by the account.
    `delete from chat_access where chat_session_id in (select id from chat_session where account_id is not null)`,
    `update chat_access set expires_at = created_at + 30 * 86400000::bigint`,
    `alter table chat_access alter column expires_at set not null`,
    `create index chat_access_session on chat_access (chat_session_id)`,
    `alter table chat_message add column picture_removed_at bigint`,
    `alter table chat_message add constraint chat_message_removed check (picture_removed_at is null or upload_id is null)`,
    `create index chat_message_pictures on chat_message (created_at) where upload_id is not null`,
    `create index chat_session_visitors on chat_session (last_at) where account_id is null`,
    `insert into setting (key, value)
      select added.* from (values ('chat_pictures_mb', '500'), ('chat_picture_days', '30'), ('chat_visitor_days', '30')) as added
      where exists (select 1 from merchant) on conflict do nothing`,
    // Where several processes share a real PostgreSQL, what rate-limiter-flexible counts stands here.
    `create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  ],
};
