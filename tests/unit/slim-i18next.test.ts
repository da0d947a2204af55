import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { importSource } from '../../scripts/import-source.mjs';
import { slimI18next } from '../../scripts/slim-i18next.mjs';
import { createCore } from '../../src/core/create-core.js';
import { FakePage } from '../../src/core/testing/fake-page.js';
import { LANGUAGES } from '../../src/texts/languages.js';
import { stemOf, valuesOf } from '../../src/texts/check-texts.js';
import type { TextKey, TextSet } from '../../src/texts/text-keys.js';
import { wholeTexts } from '../../src/texts/whole-texts.js';

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1.5, 1_000_000];
const VALUES = ['$& $t(common.retry) {{name}} <b>"x"</b>', 1234.5, '', null, undefined];

/** The core as the CDN files have it, and with the whole of i18next. */
const slim = (await importSource(process.cwd(), 'src/core/create-core.ts', options =>
  build({ ...options, packages: undefined, plugins: [slimI18next] }),
)) as { createCore: typeof createCore };

describe('the i18next of the CDN files', () => {
  it('brings none of what is left out', () => {
    const { language } = coreOf(slim.createCore, ['EN']);
    const [had, has] = [coreOf(createCore, ['EN']).language, language].map(({ i18n }) => i18n as unknown as Record<string, unknown>);
    expect([had!.cloneInstance, has!.cloneInstance].map(value => typeof value)).toEqual(['function', 'undefined']);
  });

  it('I18-02 OP-48 says every text of every language as the whole i18next does, whatever is filled in', async () => {
    for (const code of LANGUAGES) {
      const sets = await wholeTexts(code);
      const cores = [coreOf(createCore, LANGUAGES), coreOf(slim.createCore, LANGUAGES)];
      for (const { language } of cores) {
        await language.use(code);
        for (const set of Object.keys(sets)) if (set !== 'common') await language.need(set as TextSet);
      }
      const [whole, cut] = cores.map(({ language }) => language);
      for (const [key, text] of Object.entries(Object.assign({}, ...Object.values(sets)) as Record<string, string>))
        for (const values of valuesFor(key, text)) {
          const asked = stemOf(key) as TextKey;
          const [said, expected] = [cut!, whole!].map(({ t, i18n }) => [t(asked, values), i18n.exists(asked, values)]);
          if (String(said) !== String(expected)) expect([code, asked, values, said]).toEqual([code, asked, values, expected]);
        }
    }
  });

  it('OP-48 does the same with the words of an operator, in languages of ours and of his own, and with what is missing', async () => {
    const texts = {
      ES: { 'login.title': 'Pasa', 'lobby.games_one': 'Sólo {{number}}', 'lobby.games_zero': 'Nada, {{number}}' },
      GA: { 'login.title': 'Isteach', 'lobby.games_other': '{{ number }} cluiche {{number}}' },
      TY: { 'login.title': 'A tomo' },
      XX: { 'login.title': 'Xa' },
    };
    const languages = ['EN', ...Object.keys(texts)];
    for (const code of languages) {
      const cores = [createCore, slim.createCore].map(create => coreOf(create, languages, texts));
      for (const { language } of cores) await language.use(code);
      const [whole, cut] = cores.map(({ language }) => [
        ...['login.title', 'lobby.games', 'block.some-new-thing', 'error.not-in-the-list', '', 'constructor', '__proto__'].flatMap(key =>
          [undefined, ...COUNTS.map(count => ({ count, number: count }))].map(values => [
            language.t(key as TextKey, values),
            language.i18n.exists(key, values),
          ]),
        ),
        language.store.getState(),
      ]);
      expect(cut).toEqual(whole);
    }
  });

  it('refuses an i18next that it was not made for', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'gp-i18next-')), 'i18next/dist/esm');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'i18next.js'), 'export const createInstance = () => ({});');
    const other = build({
      entryPoints: [join(folder, 'i18next.js')],
      bundle: true,
      write: false,
      logLevel: 'silent',
      plugins: [slimI18next],
    });
    await expect(other).rejects.toThrow('i18next.js has changed: look through scripts/slim-i18next.mjs');
    await rm(folder, { recursive: true });
  });
});

function coreOf(create: typeof createCore, languages: readonly string[], texts?: Record<string, Record<string, string>>) {
  return create(
    { apiBase: 'https://api.example/api', merchant: 'demo', languages, defaultLanguage: 'EN', texts } as never,
    {
      page: new FakePage(),
      fetch: () => Promise.reject(new Error('nothing is asked')),
    } as never,
  );
}

/** Each of the values in all places of the text; for one that counts, each count. */
function valuesFor(key: string, text: string): (Record<string, unknown> | undefined)[] {
  const names = valuesOf(text).map(value => value.slice(2, -2).trim());
  const filled = (value: unknown) => Object.fromEntries(names.map(name => [name, value]));
  if (stemOf(key) !== key) return COUNTS.map(count => ({ ...filled(count), count }));
  return names.length === 0 ? [undefined] : VALUES.map(filled);
}
