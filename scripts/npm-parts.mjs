import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Before the name of such a file. */
export const PARTS = 'gp-parts:';
/** Not in a type. */
const DYNAMIC = /(?<!typeof )\bimport\('(\.[^']+)\.js'\)(?!\.[A-Z])/g;
const TEXTS = /^src\/texts\/(\w+)\/(?!common)(\w+)\.ts$/;
/** Sets of texts that come together: of games, and of the agent's centre; the others are a member's. */
const TEXTS_OF = {
  games: 'games',
  lottery: 'games',
  notices: 'games',
  pages: 'games',
  messages: 'games',
  agent: 'agent',
  team: 'agent',
  contracts: 'agent',
};

/**
 * What comes on demand stands in few files in the npm package: one for the later parts of each widget, one for each language of a
 * kind of texts. A file for each of them, as on the CDN, made an app of one tag emit 250.
 */
export function npmParts(root) {
  const groups = new Map();
  const brought = [];
  for (const name of readdirSync(join(root, 'src'), { recursive: true })) {
    const file = join(root, 'src', name);
    if (!/\.tsx?$/.test(name) || /\.test\./.test(name)) continue;
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(DYNAMIC)) {
      const target = sourceOf(file, specifier);
      if (groupOf(relative(root, file), relative(root, target))) brought.push({ file, target });
    }
  }
  const targets = new Set(brought.map(({ target }) => target));
  /** What a later part brings stands in one more file: esbuild, which bundles ours anew, breaks a file that imports itself. */
  const groupFor = (file, target) => {
    const group = groupOf(relative(root, file), relative(root, target));
    return group && targets.has(file) ? `${group}-later` : group;
  };
  for (const { file, target } of brought) {
    const group = groupFor(file, target);
    groups.set(group, new Set([...(groups.get(group) ?? []), target]));
  }
  return {
    /** Lines that bring the parts of a file. */
    write: name =>
      [...groups.get(name)]
        .sort()
        .map(file => `export * as ${keyOf(root, file)} from ${JSON.stringify(file)};`)
        .join('\n'),
    /** A source whose dynamic imports lead to these files. */
    rewrite: (path, source) =>
      source.replace(DYNAMIC, (whole, specifier) => {
        const target = sourceOf(path, specifier);
        const group = groupFor(path, target);
        return group ? `import('${PARTS}${group}').then(parts => parts.${keyOf(root, target)})` : whole;
      }),
  };
}

/** In which file the target of a dynamic import stands; a file of its own where there is none. */
function groupOf(from, target) {
  const [, language, set] = TEXTS.exec(target) ?? [];
  if (set) return `texts-${TEXTS_OF[set] ?? 'member'}-${language}`;
  const [, widget] = /^src\/widgets\/([\w-]+)\//.exec(target) ?? [];
  return widget && widget !== 'ui' && from.startsWith(`src/widgets/${widget}/`) ? `parts-${widget}` : undefined;
}

function keyOf(root, file) {
  return relative(root, file)
    .replace(/^src\/|\.tsx?$/g, '')
    .replace(/\W/g, '_');
}

function sourceOf(from, specifier) {
  const base = join(dirname(from), specifier);
  return existsSync(`${base}.tsx`) ? `${base}.tsx` : `${base}.ts`;
}
