import { Failure } from '../failure.js';
import type { Trx } from '../platform.js';

/**
 * Two operators may have the same thing open. Who stores second sends what they saw when they began (`seen`); where that is no
 * longer what stands, throws Failure `changed-meanwhile` that names who was first. Without `seen` the last one wins.
 */
export async function assertSeen(
  trx: Trx,
  seen: object | undefined,
  stands: object,
  { action, ref }: { action: string; ref: string },
): Promise<void> {
  if (seen === undefined) return;
  const now = Object.fromEntries(Object.entries(stands));
  if (Object.entries(seen).every(([name, value]) => JSON.stringify(value) === JSON.stringify(now[name]))) return;
  const first = await trx
    .selectFrom('audit')
    .select(['actor', 'at'])
    .where('action', '=', action)
    .where('ref', 'like', `${ref.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const who = first ? `The ${first.actor} changed this at ${new Date(first.at).toISOString().slice(11, 19)} UTC` : 'This was changed';
  throw new Failure('changed-meanwhile', {
    message: `${who}, after you had opened it. Nothing was stored and your text is still here: copy it, open the entry again and see what stands now.`,
  });
}
