import type { Log } from '../log.js';
import type { Queryable } from '../platform.js';
import { matchPattern } from './accepted-pattern.js';

/** A rule row as it is served and enforced (INV-28). */
export interface FieldRule {
  field: string;
  enabled: boolean;
  required: boolean;
  accepted_pattern: string;
  min_length: number;
  max_length: number;
  pattern_id: number;
}
/** What the client is told in `fields`; src/api/account/registration.ts lists all words. */
export type RuleFault = 'required' | 'length' | 'pattern';

export async function loadRules(db: Queryable): Promise<Map<string, FieldRule>> {
  const rows = await db.selectFrom('register_rule').selectAll().execute();
  return new Map(rows.map(row => [row.field, row]));
}

/**
 * What is wrong with a value by its rule; length counts code points (VAL-01 to VAL-04). A pattern that cannot be read accepts and
 * is logged (OP-38); one that nobody can decide refuses, because whoever types the value would decide how long it takes.
 */
export function faultOf(rule: FieldRule | undefined, value: string, log: Log): RuleFault | undefined {
  if (!rule) return undefined;
  const length = [...value].length;
  if (length < rule.min_length || length > rule.max_length) return 'length';
  const verdict = matchPattern(rule.accepted_pattern, value);
  if (verdict === 'unparsable' || verdict === 'too-slow')
    log.error('a registration rule has a bad pattern', { field: rule.field, verdict });
  return verdict === 'differs' || verdict === 'too-slow' ? 'pattern' : undefined;
}
