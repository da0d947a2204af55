import type { Migration } from './migration.js';

/** A captcha is good only from the address that it was drawn for (INV-09). */
export const captchaAddress: Migration = {
  name: '007-captcha-address',
  statements: [`alter table captcha add column ip text not null default ''`],
};
