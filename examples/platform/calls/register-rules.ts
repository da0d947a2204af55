import type { Queryable } from '../platform.js';

/** What is wrong with a value by the rule that the platform itself serves (INV-28); undefined when nothing is. */
export async function breachOfRule(db: Queryable, field: string, value: string): Promise<string | undefined> {
  const rule = await db.selectFrom('register_rule').selectAll().where('field', '=', field).executeTakeFirst();
  if (!rule) return undefined;
  const length = [...value].length;
  if (length < rule.min_length || length > rule.max_length) return `must have ${rule.min_length}-${rule.max_length} characters`;
  if (rule.accepted_pattern !== '*' && !new RegExp(`^(?:${rule.accepted_pattern})$`, 'u').test(value)) return `pattern ${rule.pattern_id}`;
  return undefined;
}
