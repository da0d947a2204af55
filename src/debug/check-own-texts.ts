import type { Core } from '../core/parts/core.js';
import { judgeOwnTexts } from '../check/judge-own-texts.js';
import { isOwnTexts } from '../texts/own-texts-form.js';
import { wholeEnglish } from '../texts/whole-texts.js';
import { say, warnOnce } from './say.js';

/** Says what is wrong with the page's own words (`configure({ texts })`): a page itself knows only the keys of what it shows. */
export async function checkOwnTexts({ config: { texts } }: Pick<Core, 'config'>): Promise<void> {
  if (texts === undefined) return;
  // That a file does not come is said where it is shown.
  const given: unknown = typeof texts === 'string' ? await readJson(texts) : texts;
  if (!isOwnTexts(given)) return;
  for (const { code, isOwn, of, right, wrong, missing } of judgeOwnTexts(given, await wholeEnglish())) {
    for (const { key, words } of wrong) warnOnce(`texts: ${code} ${key} ${words}`);
    say(`texts of ${code}: ${right} of ${of} are yours${isOwn ? `, ${missing.length} are English` : ''}`);
  }
}

async function readJson(address: string): Promise<unknown> {
  try {
    return await (await fetch(address)).json();
  } catch {
    return undefined;
  }
}
