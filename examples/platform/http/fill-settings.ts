import { potTerms } from '../jackpot/pot.js';
import type { Platform } from '../platform.js';

const PLACE = /\{\{(\w+)\}\}/g;
const MEGABYTE = 1_048_576;

/**
 * Puts the operator's settings into texts of the platform where they name one, as `{{withdraw_receipt_minutes}}`: what a text
 * promises is what holds. Bytes read as megabytes, cents and thousandths of the pot as amount and percent. Other names stay.
 */
export async function fillSettings<Key extends string, Row extends Record<Key, string>>(
  platform: Platform,
  rows: readonly Row[],
  ...keys: Key[]
): Promise<Row[]> {
  if (!rows.some(row => keys.some(key => row[key].includes('{{')))) return [...rows];
  const settings = new Map(
    (await platform.db.selectFrom('setting').selectAll().where('key', '!=', 'default_password_hash').execute()).map(({ key, value }) => [
      key,
      value,
    ]),
  );
  const { currency_symbol: symbol } = await platform.db
    .selectFrom('merchant')
    .select('currency_symbol')
    .where('code', '=', platform.config.merchant)
    .executeTakeFirstOrThrow();
  const { rate, seed } = await potTerms(platform.db);
  const special: Readonly<Record<string, string>> = {
    jackpot_rate: `${rate / 10} %`,
    jackpot_seed: `${symbol}${(seed / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    image_max_bytes: `${Math.round((Number(settings.get('image_max_bytes')) / MEGABYTE) * 10) / 10} MB`,
  };
  const fill = (text: string) => text.replace(PLACE, (whole, name: string) => special[name] ?? settings.get(name) ?? whole);
  return rows.map(row => ({ ...row, ...Object.fromEntries(keys.map(key => [key, fill(row[key])])) }));
}
