import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isOwnTexts } from '../texts/own-texts-form.js';
import type { Texts } from '../texts/check-texts.js';
import { judgeOwnTexts, type LanguageReport } from './judge-own-texts.js';
import { wholeEnglish } from '../texts/whole-texts.js';

const USAGE = `gp-widgets texts --check <file> [--missing] [--json]
gp-widgets texts --print

Judges words of your own for the widgets, a JSON file { "ES": { "login.title": "…" } } as data-texts names it: keys that are none,
values such as {{name}} that differ, plural forms that a language has not, empty texts; and of a language of your own what it lacks.

  --missing  names every text that a language of your own lacks
  --json     the report for machines, in place of the text
  --print    our English texts as such a file, to begin with

Exit code 0: nothing is wrong, 1: something is, 2: wrong use.
`;

interface Terminal {
  write(text: string): void;
  complain(text: string): void;
}

/** `gp-widgets texts …`: resolves to the exit code (I18-02). */
export async function textsCommand(args: readonly string[], { write, complain }: Terminal): Promise<0 | 1 | 2> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        check: { type: 'string' },
        print: { type: 'boolean' },
        missing: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      write(USAGE);
      return 0;
    }
    const english = await wholeEnglish();
    if (values.print && !values.check) {
      write(`${JSON.stringify({ EN: english }, null, 2)}\n`);
      return 0;
    }
    if (!values.check || values.print || positionals.length > 0) throw new Error(USAGE.trimEnd());
    const reports = judgeOwnTexts(await readTexts(values.check), english);
    write(
      values.json ? `${JSON.stringify(reports, null, 2)}\n` : reports.map(report => inWords(report, values.missing ?? false)).join('\n'),
    );
    return reports.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
  } catch (error) {
    // Node's further advice is about file names that begin with a dash.
    complain(`${error instanceof Error ? error.message.split('. To specify')[0] : String(error)}\n`);
    return 2;
  }
}

async function readTexts(file: string): Promise<Readonly<Record<string, Texts>>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read.`);
  });
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  if (!isOwnTexts(found)) throw new Error(`${file} is not { "ES": { "login.title": "…" } }.`);
  return found;
}

function inWords({ code, isOwn, of, right, wrong, missing }: LanguageReport, isFull: boolean): string {
  const lacks = missing.length === 0 ? 'whole' : `${missing.length} are English${isFull ? ':' : ' (--missing names them)'}`;
  const lines = [
    `${code}: ${right} of ${of} texts; ${isOwn ? `a language of your own, ${lacks}` : 'the others are ours'}`,
    ...wrong.map(({ key, words }) => `  ✗ ${key} ${words}`),
    ...(isOwn && isFull ? missing.map(({ key, words }) => `  · ${key} ${words}`) : []),
  ];
  return `${lines.join('\n')}\n`;
}
