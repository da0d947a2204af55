import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Platform } from '../platform.js';
import { seedInto } from '../seed/seed.js';
import { audit } from './audit.js';
import { parse } from './parse.js';

/** What outlives a reset: the schema's history, the keys that pages already know, and what the operator did. */
const KEPT = new Set(['migration', 'crypto_key', 'idp_key', 'audit']);
/** Nobody resets by accident. */
const ask = v.object({ confirm: v.literal('RESET', 'Write RESET.') });

/** Everything back to the first start: all accounts, money, bets and settings are as seeded, all sessions end. */
export function resetRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.post('/reset', async request => {
    parse(ask, request.body);
    await platform.transact(async trx => {
      const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(
        trx,
      );
      const names = rows.map(({ name }) => name).filter(name => !KEPT.has(name));
      await sql`truncate ${sql.join(names.map(name => sql.table(name)))} restart identity cascade`.execute(trx);
      await seedInto(trx, platform.config);
      await audit(trx, platform, request, { action: 'reset', ref: 'to seed' });
    });
    await platform.clock.reload();
    platform.events.emit('status-changed', undefined);
    platform.events.emit('catalogue-changed', undefined);
    return {};
  });
}
