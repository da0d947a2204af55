import type { Migration } from './migration.js';

/** Where goods for points are sent: with the request, so that a later move changes nothing of what is under way. */
export const delivery: Migration = {
  name: '103-delivery',
  statements: [
    `alter table redeem_request add column delivery_name text, add column delivery_phone text, add column delivery_address text,
      add constraint redeem_request_delivery check ((delivery_name is null) = (delivery_address is null) and (delivery_phone is null) = (delivery_address is null))`,
    `create index redeem_request_delivered on redeem_request (account_id, id desc) where delivery_address is not null`,
  ],
};
