import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build, transform } from 'esbuild';
import { importSource } from './import-source.mjs';
import { PARTS } from './npm-parts.mjs';
import { readContracts } from './read-contracts.mjs';

/** Hides the file's ending from tsup's own CSS handling, which would write style sheets beside the scripts. */
const AS_TEXT = '?text';

/** Styles travel as text inside the scripts, so nobody else makes them small. */
export const smallCss = {
  name: 'small-css',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\.css$/ }, ({ path, resolveDir }) => ({
      path: relative(process.cwd(), resolve(resolveDir, path)).replaceAll('\\', '/') + AS_TEXT,
      namespace: 'gp-css',
    }));
    onLoad({ filter: /./, namespace: 'gp-css' }, async ({ path }) => {
      const { code } = await transform(await readFile(path.slice(0, -AS_TEXT.length), 'utf8'), {
        loader: 'css',
        minify: true,
        target: 'es2022',
      });
      return { contents: withoutBlanks(code.trim()), loader: 'text' };
    });
  },
};

/** Takes out what esbuild leaves in values: blanks behind commas and the colon of a custom property, and around a slash. Strings stay. */
function withoutBlanks(css) {
  return css.replace(/(["'])(?:\\.|(?!\1).)*\1|(?<=,|--[\w-]+:) (?![;}])| (?=\/ )|(?<= \/) /g, found => found.trim());
}

/** React's code for browsers, as an entry that stands in a file of its own. */
export const REACT = 'node_modules/react-dom/client.js';
const ICONS = 'src/ui/atoms/icons.ts';
const WIRE = 'src/core/wire.ts';
const ON_DEMAND = 'src/core/on-demand.ts';
const CONTRACTS = 'src/contracts.ts';

/** Of a contract a browser needs types and defaults; what is written for people stays in the npm package and the docs. */
export const slimContracts = {
  name: 'slim-contracts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]widgets[\\/][\w-]+[\\/]contract\.ts$/ }, async ({ path }) => {
      const { contract } = await importSource(process.cwd(), path, build);
      return {
        contents: `export const contract = ${JSON.stringify(contract, (name, value) => (FOR_PEOPLE.has(name) ? undefined : value))};`,
        loader: 'js',
      };
    });
  },
};
const FOR_PEOPLE = new Set(['summary', 'doc', 'detail', 'slots', 'parts', 'cssProperties', 'since', 'early', 'snapshot', 'chunk', 'calls']);

/** The CDN files bring the React that they are made for, so there is nothing to look at. */
export const ownReact = {
  name: 'own-react',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]element[\\/]react[\\/]react-version\.ts$/ }, () => ({
      contents: 'export const reactFits = true;',
      loader: 'js',
    }));
  },
};

/**
 * Few chunks instead of one for every combination of widgets: on a slow line each file costs more than the bytes it would
 * save. `core` is what all widgets need, `wire` the client and schemas of a first view, `forms` what only the widgets with
 * forms need, `centres` the frame of both centres, `late` what only widgets beyond the first view share, `shared` what other widgets share. esbuild cuts by which
 * entries reach a file, so every entry is made to reach the whole group; those of `alone` reach what they import and no more.
 * With `parts` (npm-parts.mjs), what comes on demand stands in few files too.
 */
export async function chunkGroups(options, { parts, alone = [] } = {}) {
  const root = process.cwd();
  const { icons } = await importSource(root, 'icons.ts', build, `export * as icons from './${ICONS}';`);
  const { metafile } = await build({
    ...options,
    absWorkingDir: root,
    plugins: [smallCss, ...(parts ? [partFiles(parts)] : [])],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    logLevel: 'silent',
  });
  for (const file of [WIRE, ON_DEMAND, ...(parts ? [CONTRACTS] : [])])
    if (!metafile.inputs[file]) fail(`Chunks are cut along ${file}, which nothing imports: mend scripts/chunk-groups.mjs.`);
  const reach = reachOf(metafile.inputs);
  // In the npm package the list of contracts counts as one more widget: so contracts stand in the files that widgets share, instead
  // of in one each, and no group is cut along the core, of which the library's entries (`alone`) reach only parts.
  const widgets = Object.values(options.entryPoints).filter(file => file.startsWith('src/widgets/') || (parts && file === CONTRACTS));
  const entries = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const reachedBy = Object.fromEntries(entries.map(entry => [entry, reach(entry)]));
  const isOurs = file => /^src\/.*\.tsx?$|^gp-css:src\//.test(file) && !entries.includes(file);
  const count = file => widgets.filter(widget => reachedBy[widget].has(file)).length;
  const ours = Object.keys(metafile.inputs).filter(isOurs);
  const core = ours.filter(file => count(file) === widgets.length);
  const wire = ours.filter(file => reachedBy[WIRE].has(file) && !core.includes(file));
  const usersOf = file => widgets.filter(widget => reachedBy[widget].has(file));
  // Which widgets are of a first view, forms or centres, their contracts say.
  const contracts = await readContracts(root);
  const chunks = new Map(contracts.map(({ folder, contract }) => [`src/widgets/${folder}/index.ts`, contract.chunk]));
  const areOf = (users, chunk) => users.every(widget => chunks.get(widget) === chunk);
  const isFirst = file => usersOf(file).some(widget => chunks.get(widget) === 'first-view');
  const forms = ours.filter(
    file => count(file) > 1 && ![...core, ...wire].includes(file) && areOf(usersOf(file), 'form') && !reachedBy[ON_DEMAND].has(file),
  );
  const common = ours.filter(file => count(file) > 1 && ![...core, ...wire, ...forms].includes(file) && !file.startsWith('src/api/'));
  const shared = common.filter(isFirst);
  const centres = common.filter(file => areOf(usersOf(file), 'centre'));
  const late = common.filter(file => !shared.includes(file) && !centres.includes(file));
  const partsOf = entries.filter(entry => entry.startsWith(PARTS));
  const later = ours.filter(
    file => count(file) === 0 && !wire.includes(file) && partsOf.filter(entry => reachedBy[entry].has(file)).length > 1,
  );
  const groups = { core, wire, forms, centres, late, shared, later };
  const first = ours.filter(isFirst);
  const firstIcons = await iconsIn(root, first);
  const wanted = entry => [
    'core',
    ...['wire', 'forms', 'centres', 'late', 'shared', 'later'].filter(name => groups[name].some(file => reachedBy[entry].has(file))),
  ];

  const groupsFor = entry =>
    wanted(entry)
      .map(group => `import 'gp-group:${group}';`)
      .join('');

  return {
    name: 'chunk-groups',
    setup({ onLoad, onResolve }) {
      if (parts) partFiles(parts, name => groupsFor(PARTS + name)).setup({ onLoad, onResolve });
      onResolve({ filter: /^gp-group:/ }, ({ path }) => ({ path: path.slice(9), namespace: 'gp-group' }));
      onLoad({ filter: /./, namespace: 'gp-group' }, ({ path }) => ({
        contents: groups[path]
          .map(file => `import ${JSON.stringify(join(root, file.replace('gp-css:', '').replace(AS_TEXT, '')))};`)
          .join('\n'),
        resolveDir: root,
      }));
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const entry = entries.find(file => join(root, file) === path && !alone.includes(file));
        const written = await readFile(path, 'utf8');
        const source = parts ? parts.rewrite(path, written) : written;
        if (!entry && source === written && !IMPORTED_ICONS.test(source)) return undefined;
        const imports = entry ? groupsFor(entry) : '';
        return { contents: imports + writeIcons(source, icons, firstIcons), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** Resolves and writes the files of npm-parts.mjs; used before the groups are known, it rewrites the sources too. */
function partFiles(parts, groupsFor) {
  return {
    name: 'part-files',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^gp-parts:/ }, ({ path }) => ({ path: path.slice(PARTS.length), namespace: 'gp-parts' }));
      onLoad({ filter: /./, namespace: 'gp-parts' }, ({ path }) => ({
        contents: (groupsFor?.(path) ?? '') + parts.write(path),
        resolveDir: process.cwd(),
      }));
      if (!groupsFor)
        onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => ({
          contents: parts.rewrite(path, await readFile(path, 'utf8')),
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        }));
    },
  };
}

const IMPORTED_ICONS = /import \{([^}]+)\} from '[^']*\/icons\.js';/;

/** Names of the icons that these files import. */
async function iconsIn(root, files) {
  const sources = await Promise.all(files.filter(file => /\.tsx?$/.test(file)).map(file => readFile(join(root, file), 'utf8')));
  return new Set(sources.flatMap(source => namesOf(IMPORTED_ICONS.exec(source)?.[1] ?? '').map(([name]) => name)));
}

/**
 * All icons stand in one file, which loads with the first view: an icon that no first view needs is written into the files that
 * show it instead.
 */
function writeIcons(source, icons, firstIcons) {
  return source.replace(IMPORTED_ICONS, (statement, list) => {
    const late = namesOf(list).filter(([name]) => !firstIcons.has(name));
    if (late.length === 0) return statement;
    const kept = list.split(',').filter(item => !late.some(([name]) => item.trim().split(' ')[0] === name));
    const constants = late.map(([name, local]) => `const ${local} = ${JSON.stringify(icons[name] ?? fail(`There is no icon ${name}.`))};`);
    return (kept.join('').trim() ? statement.replace(list, kept.join(',')) : '') + constants.join('');
  });
}

/** `a, b as c` as [['a', 'a'], ['b', 'c']]. */
function namesOf(list) {
  return list
    .split(',')
    .map(item => item.trim())
    .filter(Boolean)
    .map(item => item.split(' as '))
    .map(([name, local = name]) => [name, local]);
}

function fail(sentence) {
  throw new Error(sentence);
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
