import { figuresIn } from '../figures.js';
import { potTerms } from '../jackpot/pot.js';
import type { Platform } from '../platform.js';
import type { Lang } from '../written.js';

const PLACE = /\{\{(\w+)\}\}/g;
const MEGABYTE = 1_048_576;

/**
 * Puts the operator's settings into texts of the platform where they name one, as `{{withdraw_receipt_minutes}}`: what a text
 * promises is what holds. Bytes read as megabytes, cents and thousandths of the pot as amount and percent, in figures of the row's
 * language. Other names stay.
 */
export async function fillSettings<Key extends string, Row extends Record<Key | 'lang', string>>(
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
  const termsIn = (lang: Lang): Readonly<Record<string, string>> => {
    const { decimals, figure, percent } = figuresIn(lang);
    return {
      jackpot_rate: percent(rate / 10),
      jackpot_seed: `${symbol}${decimals(seed / 100)}`,
      image_max_bytes: `${figure(Math.round((Number(settings.get('image_max_bytes')) / MEGABYTE) * 10) / 10)} ${lang === 'ar' ? 'ميغابايت' : 'MB'}`,
    };
  };
  return rows.map(row => {
    const terms = termsIn(row.lang.toLowerCase() as Lang);
    const fill = (text: string) => text.replace(PLACE, (whole, name: string) => terms[name] ?? settings.get(name) ?? whole);
    return { ...row, ...Object.fromEntries(keys.map(key => [key, fill(row[key])])) };
  });
}
