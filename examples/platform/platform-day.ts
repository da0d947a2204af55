import type { Platform } from './platform.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds that days begin before Greenwich's: by as many minutes as a caller asks for, or the platform's own. */
export async function dayShift(platform: Pick<Platform, 'db' | 'config'>, minutes: number | undefined): Promise<number> {
  return minutes === undefined ? (await offsetOf(platform)) * HOUR : minutes * MINUTE;
}

/** Hours that the platform's clock is before Greenwich. */
export async function offsetOf({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<number> {
  return (await db.selectFrom('merchant').select('gmt_offset').where('code', '=', config.merchant).executeTakeFirstOrThrow()).gmt_offset;
}
