import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, transform } from 'esbuild';

/** Styles travel as text inside the scripts, so nobody else makes them small. */
export const smallCss = {
  name: 'small-css',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true, target: 'es2022' });
      return { contents: code.trim(), loader: 'text' };
    });
  },
};

/**
 * Few chunks instead of one for every combination of widgets: on a slow line each file costs more than the bytes it would
 * save. `core` is what all widgets need; `shared` is what more than one needs. esbuild cuts by which entries reach a file, so
 * every entry is made to reach the whole group.
 */
export async function chunkGroups(options) {
  const root = process.cwd();
  const { metafile } = await build({ ...options, absWorkingDir: root, plugins: [smallCss], bundle: true, write: false, metafile: true, outdir: 'out', logLevel: 'silent' });
  const reach = reachOf(metafile.inputs);
  const widgets = Object.values(options.entryPoints).filter(file => file.startsWith('src/widgets/'));
  const entries = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const reachedBy = Object.fromEntries(entries.map(entry => [entry, reach(entry)]));
  const isOurs = file => /^src\/.*\.(tsx?|css)$/.test(file) && !entries.includes(file);
  const count = file => widgets.filter(widget => reachedBy[widget].has(file)).length;
  const ours = Object.keys(metafile.inputs).filter(isOurs);
  const groups = {
    core: ours.filter(file => count(file) === widgets.length),
    shared: ours.filter(file => count(file) > 1 && count(file) < widgets.length),
  };
  const wanted = entry => ['core', ...(groups.shared.some(file => reachedBy[entry].has(file)) ? ['shared'] : [])];

  return {
    name: 'chunk-groups',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^gp-group:/ }, ({ path }) => ({ path: path.slice(9), namespace: 'gp-group' }));
      onLoad({ filter: /./, namespace: 'gp-group' }, ({ path }) => ({
        contents: groups[path].map(file => `import ${JSON.stringify(join(root, file))};`).join('\n'),
        resolveDir: root,
      }));
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const entry = entries.find(file => join(root, file) === path);
        if (!entry) return undefined;
        const imports = wanted(entry).map(group => `import 'gp-group:${group}';`).join('');
        return { contents: imports + (await readFile(path, 'utf8')), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** Everything that a file imports statically, directly or not. */
function reachOf(inputs) {
  return entry => {
    const seen = new Set();
    const visit = file => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const { path, kind, external } of inputs[file]?.imports ?? []) if (!external && kind !== 'dynamic-import') visit(path);
    };
    visit(entry);
    return seen;
  };
}
