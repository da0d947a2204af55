import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import type { Platform } from '../platform.js';
import { tell } from '../tell.js';
import { audited } from './audit.js';
import { htmlText } from './html-text.js';
import { parse } from './parse.js';
import { assertSeen } from './seen.js';

/** A text of the help centre in one language; `body` is HTML, which the site sanitises. */
export interface HelpTextRow {
  key: string;
  lang: string;
  title: string;
  body: string;
}

const params = v.object({ key: plainText(), lang: plainText() });
const change = v.object({
  title: v.pipe(plainText('Must be text.'), v.trim(), v.minLength(1, 'Must not be empty.'), v.maxLength(200, 'At most 200 characters.')),
  body: v.pipe(htmlText(60_000), v.minLength(1, 'Must not be empty.')),
  seen: v.optional(v.object({ title: plainText(), body: plainText() })),
});

export function helpTextRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/help-texts', () => listHelpTexts(platform));

  scope.put('/help-texts/:key/:lang', async request => {
    const { key, lang } = parse(params, request.params);
    const { seen, ...text } = parse(change, request.body);
    await platform.transact(async trx => {
      const read = () =>
        trx
          .selectFrom('help_entry')
          .select(['title', 'body'])
          .where('key', '=', key)
          .where('lang', '=', lang)
          .forNoKeyUpdate()
          .executeTakeFirst();
      const write = () => trx.updateTable('help_entry').set(text).where('key', '=', key).where('lang', '=', lang).executeTakeFirst();
      const deed = { action: 'help-text', ref: `${key} ${lang}` };
      await assertSeen(trx, seen, (await read()) ?? {}, deed);
      const changed = await audited(trx, platform, request, deed, read, write);
      if (changed.numUpdatedRows === 0n) throw new Failure('not-found', { message: `There is no help text ${key} in ${lang}.` });
      tell(trx, 'content-changed', undefined);
    });
    return listHelpTexts(platform);
  });
}

async function listHelpTexts({ db }: Platform): Promise<{ list: HelpTextRow[] }> {
  return {
    list: await db
      .selectFrom('help_entry')
      .select(['key', 'lang', 'title', 'body'])
      .orderBy('sort')
      .orderBy('key')
      .orderBy('lang')
      .execute(),
  };
}
