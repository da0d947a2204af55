#!/usr/bin/env node
// gp-snapshots --api https://api.example --merchant demo --out snapshots [--languages EN,ES] [gp-lobby gp-lobby~category=RNG …]
// Writes first views as <out>/<merchant>/<language>/<name>.json, for a CDN that data-snapshots points to.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cannotWrite, makeFolder } from './make-folder.mjs';

const USAGE = 'gp-snapshots --api <address> --merchant <code> --out <folder> [--languages EN,ES] [name …], such as gp-lobby~category=RNG';

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run() {
  const { values, positionals } = readArguments();
  const { renderSnapshot, snapshotNames, snapshotOfName, snapshotTags } = await import('../dist/npm/server.js');
  const languages = (values.languages ?? 'EN,ES').split(',').map(code => code.trim().toUpperCase());
  for (const language of languages) {
    const folder = join(values.out, values.merchant, language);
    await makeFolder(folder).catch(error => {
      throw cannotWrite(values.out, error);
    });
    for (const name of positionals.length > 0 ? positionals : snapshotNames) {
      const asked = snapshotOfName(name);
      if (!asked) throw new Error(`${name} names no snapshot. Tags: ${snapshotTags.join(', ')}.`);
      const snapshot = await renderSnapshot({ ...asked, language }, { apiBase: values.api, merchant: values.merchant, languages });
      if (!snapshot) throw new Error(`${name} has no snapshot in ${language}: it shows what is somebody's own, or the platform is closed.`);
      const path = join(folder, `${name}.json`);
      // Whoever reads the file meanwhile gets the old one whole.
      await writeFile(`${path}.new`, JSON.stringify(snapshot));
      await rename(`${path}.new`, path);
      console.log(path);
    }
  }
}

function readArguments() {
  try {
    const text = { type: 'string' };
    const read = parseArgs({ allowPositionals: true, options: { api: text, merchant: text, out: text, languages: text } });
    if (!read.values.api || !read.values.merchant || !read.values.out) throw new Error('--api, --merchant and --out are needed.');
    return read;
  } catch (error) {
    throw new Error(`${error.message}\n${USAGE}`);
  }
}
