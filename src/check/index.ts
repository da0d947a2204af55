import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { styleText } from 'node:util';
import type { AdapterSettings } from '../core/kernel/config.js';
import { checkPlatform, type CheckOptions } from './check-platform.js';
import { junitReport } from './junit-report.js';
import { readArguments, USAGE, WrongUse } from './read-arguments.js';
import { textReport, type Paint } from './text-report.js';

interface Terminal {
  environment: Readonly<Record<string, string | undefined>>;
  write(text: string): void;
  complain(text: string): void;
  /** Colours where somebody looks at them. */
  isColoured: boolean;
}

/** `gp-widgets …`: does what the arguments say and resolves to the exit code. `changes` is for tests. */
export async function command(args: readonly string[], terminal: Terminal, changes: Partial<CheckOptions> = {}): Promise<0 | 1 | 2> {
  if (args.some(arg => arg === '--help' || arg === '-h')) {
    terminal.write(USAGE);
    return 0;
  }
  try {
    const { output, adapterFile, ...wish } = readArguments(args, terminal.environment);
    const options = adapterFile === undefined ? wish : { ...wish, ...(await adapterOf(adapterFile, wish.merchant)) };
    const report = await checkPlatform({ ...options, ...changes });
    const paint: Paint = (colour, text) => (terminal.isColoured ? styleText(colour, text, { validateStream: false }) : text);
    terminal.write(
      output === 'json'
        ? `${JSON.stringify(report, null, 2)}\n`
        : output === 'junit'
          ? junitReport(report)
          : textReport(report, options, paint),
    );
    return report.widgets.some(({ verdict }) => verdict === 'fails') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    terminal.complain(error instanceof AdapterTrouble ? `${error.message}\n` : `${error.message}\n\n${USAGE}`);
    return 2;
  }
}

/** A file that is no adapter; how the command is used is not the question. */
class AdapterTrouble extends WrongUse {}
const BUNDLE = 'It has to be a JavaScript module: npx esbuild adapter.ts --bundle --format=esm --platform=node --outfile=adapter.mjs';

/** What an adapter brings to a check. Throws AdapterTrouble. */
async function adapterOf(file: string, merchant: string): Promise<Pick<CheckOptions, 'adapter' | 'api' | 'merchant'>> {
  const { default: adapter } = (await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    throw new AdapterTrouble(`${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}\n${BUNDLE}`);
  })) as { default?: AdapterSettings };
  if (typeof adapter?.fetch !== 'function' || typeof adapter.apiBase !== 'string')
    throw new AdapterTrouble(`${file} has no default export that defineAdapter has made.`);
  return { adapter, api: adapter.apiBase, merchant: merchant || adapter.merchant };
}
