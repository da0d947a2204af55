import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import type { Platform } from '../platform.js';
import { tell } from '../tell.js';
import { audited } from './audit.js';
import { groupBy } from './group-by.js';
import { parse } from './parse.js';

export interface SwitchNode {
  modId: string;
  parentModId: string | null;
  enabled: boolean;
  /** Itself and all its parents are on. */
  effective: boolean;
  /** 0 for a root. */
  depth: number;
}

const params = v.object({ modId: plainText() });
const change = v.object({ enabled: v.boolean('Must be true or false.') });

export function whitelabelRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/switches', () => switchTree(platform));

  scope.patch('/switches/:modId', async request => {
    const { modId } = parse(params, request.params);
    const { enabled } = parse(change, request.body);
    await platform.transact(async trx => {
      const read = () =>
        trx.selectFrom('whitelabel_node').select('enabled').where('mod_id', '=', modId).forNoKeyUpdate().executeTakeFirst();
      const deed = { action: enabled ? 'switch.on' : 'switch.off', ref: modId };
      const changed = await audited(trx, platform, request, deed, read, () =>
        trx.updateTable('whitelabel_node').set({ enabled }).where('mod_id', '=', modId).executeTakeFirst(),
      );
      if (changed.numUpdatedRows === 0n) throw new Failure('not-found', { message: `There is no switch ${modId}.` });
      tell(trx, 'status-changed', undefined);
      tell(trx, 'catalogue-changed', undefined);
    });
    return switchTree(platform);
  });
}

/** Every node after its parent, siblings in their order. */
async function switchTree({ db }: Platform): Promise<{ list: SwitchNode[] }> {
  const rows = await db.selectFrom('whitelabel_node').selectAll().orderBy('sort').orderBy('mod_id').execute();
  const children = groupBy(rows, row => row.parent_mod_id);
  const below = (parent: string | null, depth: number, parentOn: boolean): SwitchNode[] =>
    (children.get(parent) ?? []).flatMap(row => {
      const effective = parentOn && row.enabled;
      return [
        { modId: row.mod_id, parentModId: row.parent_mod_id, enabled: row.enabled, effective, depth },
        ...below(row.mod_id, depth + 1, effective),
      ];
    });
  return { list: below(null, 0, true) };
}
