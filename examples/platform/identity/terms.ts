import { createHash } from 'node:crypto';
import type { Trx } from '../platform.js';

const TERMS = 'term';

/** Keeps the terms as they are shown in this language, once for each wording; answers the version, such as `EN-3f9c01ab77d2`. */
export async function keepTerms(trx: Trx, now: number, language: string): Promise<string> {
  const rows = await trx.selectFrom('help_entry').select(['lang', 'title', 'body']).where('key', '=', TERMS).execute();
  const shown = rows.find(row => row.lang === language) ?? rows.find(row => row.lang === 'EN');
  if (!shown) throw new Error('There are no terms to accept.');
  const { lang, title, body } = shown;
  const version = `${lang}-${createHash('sha256').update(`${title}\n${body}`).digest('hex').slice(0, 12)}`;
  await trx
    .insertInto('terms_text')
    .values({ version, lang, title, body, kept_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return version;
}
