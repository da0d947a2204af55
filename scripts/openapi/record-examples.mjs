// node scripts/openapi/record-examples.mjs: keeps an answer of each call, as the sandbox gives it in its tests, for openapi.json.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../step.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const FILE = join(ROOT, 'scripts/openapi/examples.json');
const MOST_ITEMS = 2;
const MOST_TEXT = 160;
/** What nobody should take for something to copy. */
const SECRETS = /^(?:token|jwe|session|chatUrl|challenge|firebaseIdToken|phoneSession|result)$/;

const folder = await mkdtemp(join(tmpdir(), 'gp-examples-'));
try {
  await run('node_modules/.bin/vitest', ['run', '--project', 'platform', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { GP_EXAMPLES: folder },
    show: true,
  });
} finally {
  const files = await readdir(folder).catch(() => []);
  const found = await Promise.all(files.map(async name => JSON.parse(await readFile(join(folder, name), 'utf8'))));
  const before = JSON.parse(await readFile(FILE, 'utf8'));
  const examples = { ...before, ...Object.fromEntries(found.map(({ call, answer }) => [call, shorten(answer)])) };
  const sorted = Object.fromEntries(Object.entries(examples).sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  console.log(`${found.length} answers kept, ${Object.keys(sorted).length} in all`);
}

function shorten(value, name = '') {
  if (typeof value === 'string') {
    if (SECRETS.test(name)) return '…';
    const text = value.replace(/http:\/\/127\.0\.0\.1(?::\d+)?/, 'https://api.example');
    return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT / 2)}…` : text;
  }
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(item => shorten(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, within]) => [key, shorten(within, key)]));
}
