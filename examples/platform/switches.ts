import type { Queryable } from './platform.js';

/** True when the switch and all its parents are on; a switch that is missing counts as off (OP-14). */
export async function isSwitchedOn(db: Queryable, modId: string): Promise<boolean> {
  const rows = await db.selectFrom('whitelabel_node').select(['mod_id', 'parent_mod_id', 'enabled']).execute();
  const byId = new Map(rows.map(row => [row.mod_id, row]));
  let node = byId.get(modId);
  if (!node) return false;
  for (; node; node = node.parent_mod_id === null ? undefined : byId.get(node.parent_mod_id)) {
    if (!node.enabled) return false;
  }
  return true;
}
