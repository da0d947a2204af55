import { readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { contracts } from '../../src/contracts.js';
import type { WidgetContract } from '../../src/element/contract.js';
import { textFiles } from '../../src/texts/text-files.js';

/** Key → the set of texts that has it. */
const setOf = new Map<string, string>();
for (const [set, files] of Object.entries(textFiles)) {
  const { default: texts } = await (files.EN as () => Promise<{ default: Record<string, string> }>)();
  for (const key of Object.keys(texts)) setOf.set(key.replace(/_(?:one|other)$/, ''), set);
}

const { metafile } = await build({
  entryPoints: contracts.map(({ tag }) => entryOf(tag)),
  bundle: true,
  write: false,
  metafile: true,
  outdir: 'out',
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  packages: 'external',
  loader: { '.css': 'text' },
});

it.each(contracts.map(({ tag }) => tag))('%s brings every set of texts that its words are in', tag => {
  const contract: WidgetContract = contracts.find(each => each.tag === tag)!;
  const sources = reachOf(metafile, entryOf(tag)).map(file => readFileSync(file, 'utf8'));
  const brought = new Set(['common', ...(contract.needs?.texts ?? [])]);
  for (const source of sources)
    for (const [, sets = ''] of source.matchAll(/\bpart\(\w+, \{[^}]*?texts: \[([^\]]+)\]/g))
      for (const [, set = ''] of sets.matchAll(/'(\w+)'/g)) brought.add(set);
  // A key on the left is put in other words.
  const inOtherWords = new Set(sources.flatMap(source => [...source.matchAll(/'([a-z]+\.[a-z0-9-]+)':/g)].map(([, key]) => key)));
  const missing = sources.flatMap(source =>
    [...source.matchAll(/'([a-z]+\.[a-z0-9-]+)'/g)].flatMap(([, key = '']) => {
      const set = setOf.get(key);
      return set && !brought.has(set) && !inOtherWords.has(key) ? [`${key} of ${set}`] : [];
    }),
  );
  expect([...new Set(missing)]).toEqual([]);
});

function entryOf(tag: string): string {
  return `src/widgets/${tag.slice(3)}/index.ts`;
}

/** What a widget is made of, at once or on demand: neither the widgets that it opens nor what all share. */
function reachOf({ inputs }: Metafile, entry: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (
      seen.has(file) ||
      !/^src\/(?:ui|widgets)\/.*\.tsx?$/.test(file) ||
      (file !== entry && /^src\/widgets\/[\w-]+\/index\.ts$/.test(file))
    )
      return;
    seen.add(file);
    for (const { path } of inputs[file]?.imports ?? []) visit(path);
  };
  visit(entry);
  return [...seen];
}
