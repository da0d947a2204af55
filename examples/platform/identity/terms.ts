import { createHash } from 'node:crypto';
import type { Trx } from '../platform.js';

const TERMS = 'term';

/** Keeps the terms as they stand in this language, once for each wording; answers the version, such as `EN-3f9c01ab77d2`. */
export async function keepTerms(trx: Trx, now: number, language: string): Promise<string> {
  const { title, body } = await trx
    .selectFrom('help_entry')
    .select(['title', 'body'])
    .where('key', '=', TERMS)
    .where('lang', '=', language)
    .executeTakeFirstOrThrow();
  const version = `${language}-${createHash('sha256').update(`${title}\n${body}`).digest('hex').slice(0, 12)}`;
  await trx
    .insertInto('terms_text')
    .values({ version, lang: language, title, body, kept_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return version;
}
