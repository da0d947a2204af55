import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { CALL } from '../../scripts/call-names.mjs';

const ROOT = join(import.meta.dirname, '../..');
const MARK = 'gp-call:';
/** Parts of the core that ask on a widget's behalf; `parts.member` in the code of a widget is looked up in calls-of-core.ts. */
const PARTS = /\b(catalogue|account|favourites|launch|session|wallet)\d*\??\.(\w+)/g;

export interface Reached {
  /** Calls of src/api that stand in the code. */
  calls: ReadonlySet<string>;
  /** `catalogue.games` and the like. */
  ofCore: ReadonlySet<string>;
}

/**
 * What a file's own code can ask of the platform: it is bundled without what nobody uses of it; other widgets and the making of the
 * core stay outside. It cannot see a call that somebody hands in, a part of the core under a name of its own (`const { games } =
 * core.catalogue`), and it does not know whether a line that stands there ever runs.
 */
export async function reachedCalls(file: string): Promise<Reached> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [file],
    outdir: 'out',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    packages: 'external',
    treeShaking: true,
    loader: { '.css': 'empty' },
    logLevel: 'silent',
    plugins: [strangers(join(ROOT, file)), markedCalls],
  });
  const code = outputFiles.map(({ text }) => text).join('\n');
  return {
    calls: new Set([...code.matchAll(/gp-call:(\w+)/g)].map(([, name]) => name!)),
    ofCore: new Set([...code.matchAll(PARTS)].map(([, part, member]) => `${part}.${member}`)),
  };
}

/** Other widgets, the list of all, the page's core and what it brings on demand. */
const OUTSIDE =
  /^src\/(registry\/|element\/bring-tags|core\/(create-core|page-core|wire|on-demand)\.ts|texts\/|widgets\/(?<tag>[\w-]+)\/index\.ts)/;

function strangers(entry: string): Plugin {
  return {
    name: 'strangers',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
        const file = join(resolveDir, path);
        const isEntry = kind === 'entry-point' || file.replace(/\.js$/, '.ts') === entry;
        return !isEntry && OUTSIDE.test(relative(ROOT, file).replace(/\.js$/, '.ts')) ? { path: file, external: true } : undefined;
      });
    },
  };
}

/** Each call carries its name into the bundle, and goes with it where nobody uses it. */
const markedCalls: Plugin = {
  name: 'marked-calls',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/](api|core|ui|widgets)[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const isApi = relative(ROOT, path).startsWith('src/api');
      const marked = isApi
        ? source
            .replace(new RegExp(CALL.source, 'gm'), (line, declared?: string) => (declared ? `${line}'${MARK}${declared}', ` : line))
            .replace(
              /^export async function (\w+)\(\s*client: Client[^]*?\{$/gm,
              (line, name: string) => `${line} globalThis.gp('${MARK}${name}');`,
            )
        : source;
      return {
        contents: marked
          .replace(/^((?:export )?const \w+ = )(?=[\w.]+\()/gm, '$1/* @__PURE__ */ ')
          .replace(/\((?=(?:resource|action)\()/g, '(/* @__PURE__ */ '),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};
