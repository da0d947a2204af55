import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import type { Platform } from '../platform.js';
import { audit } from './audit.js';
import { parse } from './parse.js';
import { assertSeen } from './seen.js';

export interface SettingRow {
  key: string;
  value: string;
  /** Whole number settings say their unit; text settings have none. */
  kind: 'number' | 'text';
}

/** Never shown and not changed here: it is a secret. */
const SECRET = new Set(['default_password_hash']);
const LARGEST = 1_000_000_000;
const params = v.object({ key: v.string() });
const change = v.object({ value: v.pipe(v.string('Must be text.'), v.trim(), v.minLength(1, 'Must not be empty.'), v.maxLength(200, 'At most 200 characters.')), seen: v.optional(v.string()) });

export function settingRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/settings', () => listSettings(platform));

  scope.patch('/settings/:key', async request => {
    const { key } = parse(params, request.params);
    const { value, seen } = parse(change, request.body);
    await platform.transact(async trx => {
      const row = SECRET.has(key) ? undefined : await trx.selectFrom('setting').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();
      if (!row) throw new Failure('not-found', { message: `There is no setting ${key}.` });
      if (kindOf(row.value) === 'number' && !(/^\d+$/.test(value) && Number(value) <= LARGEST)) {
        const problem = `Must be a whole number from 0 to ${LARGEST}.`;
        throw new Failure('bad-request', { message: problem, fields: { value: problem } });
      }
      await assertSeen(trx, seen === undefined ? undefined : { value: seen }, row, { action: 'setting', ref: key });
      await trx.updateTable('setting').set({ value }).where('key', '=', key).execute();
      await audit(trx, platform, request, { action: 'setting', ref: `${key} ${row.value} → ${value}`, before: { value: row.value }, after: { value } });
    });
    platform.events.emit('status-changed', undefined);
    return listSettings(platform);
  });
}

async function listSettings({ db }: Platform): Promise<{ list: SettingRow[] }> {
  const rows = await db.selectFrom('setting').selectAll().orderBy('key').execute();
  return { list: rows.filter(({ key }) => !SECRET.has(key)).map(({ key, value }) => ({ key, value, kind: kindOf(value) })) };
}

/** What the seed wrote as a number stays one. */
function kindOf(value: string): SettingRow['kind'] {
  return /^\d+$/.test(value) ? 'number' : 'text';
}
