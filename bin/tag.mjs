// gp-widgets tag https://cdn.example/1.2.3 [--chunks]
// Prints the script tag of this release with the hash of gp.js; with --chunks the import map too by which the browser checks every other
// file (docs/embedding.md, "Files that nobody changed").
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

/** The end of an address at which one release stays. */
const OF_A_RELEASE = /\/\d+\.\d+\.\d+[^/]*\/?$/;
const USAGE = 'gp-widgets tag <address of the folder of gp.js> [--chunks], such as gp-widgets tag https://cdn.example/1.2.3';

/** Answers the exit code. */
export async function printTag(args, { write, complain }) {
  try {
    const { base, chunks, help } = readArguments(args);
    if (help) {
      write(`${USAGE}\n`);
      return 0;
    }
    const manifest = JSON.parse(await readFile(new URL('../dist/cdn/manifest.json', import.meta.url), 'utf8'));
    const [other] = OF_A_RELEASE.exec(base) ?? [];
    if (other && !other.includes(`/${manifest.version}`))
      throw new Error(`${base} is another release than this package, ${manifest.version}.`);
    write(`${tagsOf(manifest, base, { chunks })}\n`);
    if (!other) complain(`Files at ${base} must stay those of ${manifest.version}: a page with these hashes takes no others.\n`);
    return 0;
  } catch (error) {
    complain(`${error.message}\n`);
    return 2;
  }
}

/** What stands in a page. The import map comes first: browsers take none after the first module. */
export function tagsOf({ files, loader }, base, { chunks = false } = {}) {
  const folder = base.endsWith('/') ? base : `${base}/`;
  const modules = Object.entries(files).filter(([name]) => name.endsWith('.js') && name !== loader);
  const integrity = Object.fromEntries(modules.map(([name, file]) => [folder + name, file.integrity]));
  const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>\n`;
  const { integrity: own } = files[loader];
  return `${chunks ? map : ''}<script src="${folder}${loader}" integrity="${own}" crossorigin="anonymous" data-api="…" data-merchant="…"></script>`;
}

function readArguments(args) {
  let read;
  try {
    read = parseArgs({ args, allowPositionals: true, options: { chunks: { type: 'boolean' }, help: { type: 'boolean' } } });
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}.\n${USAGE}`);
  }
  const [base, ...more] = read.positionals;
  if (read.values.help) return { help: true };
  if (base?.endsWith('.js')) throw new Error(`${base} is a file: name its folder.\n${USAGE}`);
  if (!base || more.length > 0 || !/^https?:\/\/[^"<>\s]+$/.test(base)) throw new Error(USAGE);
  return { base, chunks: read.values.chunks === true };
}
