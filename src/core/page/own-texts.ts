import { sameValues, stemOf, valuesOf, type Texts } from '../../texts/check-texts.js';
import { isOwnTexts } from '../../texts/own-texts-form.js';
import type { OwnTexts } from '../kernel/config.js';

/** The operator's words of a language for those of a set of ours that they replace. */
export type WordsFor = (code: string, ours: Texts) => Texts;

/**
 * Takes the operator's words, from the settings or the file that they name. One that fills in other values than ours is left out, and
 * said; a file that does not come is said too, and ours stand. Never rejects.
 */
export async function takeOwnTexts(given: OwnTexts | string, fetcher = fetch): Promise<WordsFor> {
  const words = typeof given === 'string' ? await readFile(given, fetcher) : given;
  const own = Object.fromEntries(Object.entries(words).map(([code, texts]) => [code.toUpperCase(), texts]));
  const said = new Set<string>();
  return (code, ours) => {
    const fitting: [string, string][] = [];
    for (const [key, text] of Object.entries(own[code] ?? {})) {
      const model = ours[key] ?? ours[`${stemOf(key)}_other`];
      if (model === undefined) continue;
      if (typeof text === 'string' && sameValues(key, text, model)) fitting.push([key, text]);
      else if (!said.has(`${code}/${key}`)) {
        said.add(`${code}/${key}`);
        say(`${code} "${key}" must be a text that fills in ${valuesOf(model).join(' ') || 'nothing'}; ours is shown.`);
      }
    }
    return Object.fromEntries(fitting);
  };
}

async function readFile(address: string, fetcher: typeof fetch): Promise<OwnTexts> {
  try {
    const response = await fetcher(address);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const found = (await response.json()) as unknown;
    if (!isOwnTexts(found)) throw new Error('it is not { "ES": { "login.title": "…" } }');
    return found;
  } catch (cause) {
    say(`${address} could not be read (${cause instanceof Error ? cause.message : String(cause)}); our texts are shown.`);
    return {};
  }
}

function say(line: string): void {
  console.warn(`[gp-widgets] texts: ${line}`);
}
