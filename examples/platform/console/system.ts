import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import type { Platform, Trx } from '../platform.js';
import { tell } from '../tell.js';
import { audit, audited } from './audit.js';
import { moment, parse } from './parse.js';

export interface SystemState {
  maintenance: boolean;
  /** Announced end, UTC milliseconds; null when it is open. */
  maintenanceEnd: number | null;
  /** Every address is refused; `blockedPrefixes` are refused in any case. */
  regionRestriction: boolean;
  blockedPrefixes: string[];
}

const change = v.object({
  maintenance: v.optional(v.boolean('Must be true or false.')),
  maintenanceEnd: v.optional(v.nullable(moment)),
  regionRestriction: v.optional(v.boolean('Must be true or false.')),
});
const prefix = v.object({
  prefix: v.pipe(
    plainText('Must be the beginning of an IP address.'),
    v.trim(),
    v.regex(/^[0-9a-f.:]{1,39}$/i, 'Must be the beginning of an IP address, such as 203.0.113. or 2001:db8:'),
  ),
});

export function systemRoutes(scope: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  scope.get('/system', () => systemState());

  scope.patch('/system', async request => {
    const wanted = parse(change, request.body);
    assertAhead(wanted.maintenanceEnd ?? null);
    await platform.transact(async trx => {
      await ensureState(trx);
      const row = {
        ...(wanted.maintenance === true && (await isOver(trx, platform.clock.now())) && { maintenance_end: null }),
        ...(wanted.maintenance !== undefined && { maintenance: wanted.maintenance }),
        ...(wanted.maintenanceEnd !== undefined && { maintenance_end: wanted.maintenanceEnd }),
        ...(wanted.regionRestriction !== undefined && { region_restriction: wanted.regionRestriction }),
      };
      if (Object.keys(row).length === 0)
        throw new Failure('bad-request', { message: 'Nothing to change: give maintenance, maintenanceEnd or regionRestriction.' });
      const deed = {
        action: 'system',
        ref: Object.entries(wanted)
          .map(([name, value]) => `${name}=${String(value)}`)
          .join(' '),
      };
      const read = () =>
        trx
          .selectFrom('system_state')
          .select(['maintenance', 'maintenance_end', 'region_restriction'])
          .where('id', '=', 1)
          .forNoKeyUpdate()
          .executeTakeFirst();
      await audited(trx, platform, request, deed, read, () => trx.updateTable('system_state').set(row).where('id', '=', 1).execute());
      tell(trx, 'status-changed', undefined);
    });
    return systemState();
  });

  scope.post('/system/blocked', async request => {
    const { prefix: ip_prefix } = parse(prefix, request.body);
    await platform.transact(async trx => {
      await trx
        .insertInto('blocked_region')
        .values({ ip_prefix })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      await audit(trx, platform, request, { action: 'system.block', ref: ip_prefix, after: { blocked: true } });
      tell(trx, 'status-changed', undefined);
    });
    return systemState();
  });

  scope.delete('/system/blocked/:prefix', async request => {
    const { prefix: ip_prefix } = parse(prefix, request.params);
    await platform.transact(async trx => {
      const gone = await trx.deleteFrom('blocked_region').where('ip_prefix', '=', ip_prefix).executeTakeFirst();
      if (gone.numDeletedRows === 0n) throw new Failure('not-found', { message: `The prefix ${ip_prefix} is not blocked.` });
      await audit(trx, platform, request, { action: 'system.unblock', ref: ip_prefix, before: { blocked: true } });
      tell(trx, 'status-changed', undefined);
    });
    return systemState();
  });

  function assertAhead(end: number | null): void {
    const now = platform.clock.now();
    if (end === null || end > now) return;
    const problem = `Must be in the future: the sandbox’s clock says ${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC.`;
    throw new Failure('bad-request', { message: problem, fields: { maintenanceEnd: problem } });
  }
  async function systemState(): Promise<SystemState> {
    const state = await db.selectFrom('system_state').selectAll().where('id', '=', 1).executeTakeFirst();
    const blocked = await db.selectFrom('blocked_region').select('ip_prefix').orderBy('ip_prefix').execute();
    return {
      maintenance: state?.maintenance ?? false,
      maintenanceEnd: state?.maintenance_end ?? null,
      regionRestriction: state?.region_restriction ?? false,
      blockedPrefixes: blocked.map(row => row.ip_prefix),
    };
  }
}

/** Whether the end that was announced has passed: no maintenance begins with it. */
async function isOver(trx: Trx, now: number): Promise<boolean> {
  const state = await trx.selectFrom('system_state').select('maintenance_end').where('id', '=', 1).executeTakeFirst();
  return typeof state?.maintenance_end === 'number' && state.maintenance_end <= now;
}

async function ensureState(trx: Trx): Promise<void> {
  await trx
    .insertInto('system_state')
    .values({ id: 1, maintenance_end: null })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
