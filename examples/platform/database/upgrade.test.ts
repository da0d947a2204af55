import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Platform } from '../platform.js';
import { identityTables } from './migrations/006-identity.js';
import { openTestPlatform } from './test-platform.js';

let platform: Platform;
beforeAll(async () => (platform = await openTestPlatform()));
afterAll(() => platform.close());

it('a database that is in use already gets the settings that identity needs, and keeps what was changed', async () => {
  const added = ['sms_quota', 'sms_limit_per_5min', 'mail_code_minutes', 'forgot_password_tells', 'login_failures_global'];
  await platform.db.deleteFrom('setting').where('key', 'in', added.slice(1)).execute();
  await platform.db.updateTable('setting').set({ value: '7' }).where('key', '=', 'sms_quota').execute();
  await sql.raw(identityTables.statements.at(-1) ?? '').execute(platform.db);
  const rows = await platform.db.selectFrom('setting').selectAll().where('key', 'in', added).execute();
  expect(Object.fromEntries(rows.map(row => [row.key, row.value]))).toEqual({ sms_quota: '7', sms_limit_per_5min: '3', mail_code_minutes: '15', forgot_password_tells: '0', login_failures_global: '500' });
});
