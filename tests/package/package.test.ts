import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PASSWORD } from '../../examples/platform/seed/accounts.js';
import { STARTERS } from '../../scripts/hosts/pack.mjs';
import { VERSION } from '../../src/core/kernel/version.js';
import { contracts } from '../../src/contracts.js';
import { LANGUAGES } from '../../src/texts/languages.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** The packed package, unpacked into an empty project as npm would; its dependencies are linked from the working tree. */
let project: string;
let installed: string;
let manifest: Record<string, unknown> & {
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'gp-package-'));
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', project], { cwd: ROOT });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  await run('tar', ['xzf', join(project, filename), '-C', project]);
  installed = join(project, 'node_modules', 'gp-widgets');
  await mkdir(dirname(installed), { recursive: true });
  await cp(join(project, 'package'), installed, { recursive: true });
  manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  const needed = [
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.peerDependencies),
    '@types/react',
    '@types/react-dom',
    'csstype',
  ];
  for (const name of needed) {
    await mkdir(dirname(join(project, 'node_modules', name)), { recursive: true });
    await symlink(join(ROOT, 'node_modules', name), join(project, 'node_modules', name), 'dir');
  }
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'an-app', private: true, type: 'module' }));
});
afterAll(() => rm(project, { recursive: true, force: true }));

describe('the packed package', () => {
  it('VERSION is what package.json says', () => {
    expect(manifest['version']).toBe(VERSION);
  });

  it('publint finds nothing to mend', async () => {
    expect((await publint({ pkgDir: installed, strict: true, pack: false })).messages).toEqual([]);
  });

  it('gp-widgets runs, and says how it is used where it is used wrongly', async () => {
    const program = join(installed, 'bin', 'gp-widgets.mjs');
    for (const [args, said] of [
      [[], { code: 2, stderr: expect.stringMatching(/A command is needed\.[^]*check-platform[^]* tag [^]* publish /) }],
      [['pubish'], { code: 2, stderr: expect.stringContaining('There is no command pubish.') }],
      [
        ['tag', 'https://cdn.example/99.0.0'],
        { code: 2, stderr: expect.stringContaining(`another release than this package, ${VERSION}`) },
      ],
      [['tag', 'https://cdn.example/gp.js'], { code: 2, stderr: expect.stringContaining('name its folder') }],
    ] as const)
      await expect(run(process.execPath, [program, ...args])).rejects.toMatchObject(said);
    const pinned = await run(process.execPath, [program, 'tag', `https://cdn.example/${VERSION}/`]);
    expect(pinned).toMatchObject({ stderr: '', stdout: expect.stringMatching(/^<script src="[^"]*\/gp\.js" integrity="sha384-/) });
    const asked = run(process.execPath, [program, 'check-platform'], { cwd: project });
    await expect(asked).rejects.toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--merchant <code>') });
    // Nobody listens at the port of “discard”.
    const nobody = run(process.execPath, [program, 'check-platform', 'http://127.0.0.1:9', '--merchant', 'demo', '--widget', 'gp-jackpot']);
    await expect(nobody).rejects.toMatchObject({ code: 1, stderr: '', stdout: expect.stringMatching(/gp-jackpot +fails/) });
  });

  it('every export resolves and imports in Node without throwing', async () => {
    const specifiers = [
      'gp-widgets',
      'gp-widgets/react',
      'gp-widgets/contracts',
      'gp-widgets/define-all',
      'gp-widgets/server',
      'gp-widgets/vue',
      'gp-widgets/svelte',
      ...widgets(),
    ];
    const script = `
      const failed = [];
      for (const name of ${JSON.stringify(specifiers)}) await import(name).catch(error => failed.push(name + ': ' + error.message));
      for (const name of ['gp-widgets/custom-elements.json', 'gp-widgets/openapi.json', 'gp-widgets/package.json', 'gp-widgets/cdn/gp.js', 'gp-widgets/cdn/manifest.json']) import.meta.resolve(name);
      const { VERSION } = await import('gp-widgets');
      console.log(JSON.stringify({ failed, VERSION }));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: project });
    expect(JSON.parse(stdout)).toEqual({ failed: [], VERSION });
  });

  it('a framework with server components draws first views, and leaves the wrappers to the browser', async () => {
    const script = "const { snapshotTags } = await import('gp-widgets/server'); console.log(snapshotTags.includes('gp-lobby'));";
    const { stdout } = await run(process.execPath, ['--conditions=react-server', '--input-type=module', '--eval', script], {
      cwd: project,
    });
    expect(stdout.trim()).toBe('true');
    expect(await readFile(join(installed, 'dist/npm/react.js'), 'utf8')).toMatch(/^'use client';/);
  });

  it('tells bundlers which imports they cannot follow: webpack and Turbopack fail at any other', async () => {
    const IGNORED = /\/\* webpackIgnore: true \*\/\s*\/\* turbopackIgnore: true \*\//;
    const unknown: string[] = [];
    let marked = 0;
    for (const file of (await filesBelow(join(installed, 'dist/npm'))).filter(name => name.endsWith('.js') && !name.endsWith('check.js')))
      for (const [, asked = ''] of (await readFile(file, 'utf8')).matchAll(/\bimport\(\s*((?:\/\*[^*]*\*\/\s*)*[^"'\s/])/g)) {
        if (IGNORED.test(asked)) marked++;
        else unknown.push(`${file.slice(installed.length)}: import(${asked}`);
      }
    expect(unknown).toEqual([]);
    expect(marked).toBe(2);
  });

  it('says what to do where it meets React 18, and throws nothing', async () => {
    const modules = join(project, 'older', 'node_modules');
    await mkdir(modules, { recursive: true });
    const { version } = JSON.parse(await readFile(join(ROOT, 'node_modules/react/package.json'), 'utf8')) as { version: string };
    const older = ['react', 'react-dom'];
    for (const name of await readdir(join(ROOT, 'node_modules')))
      if (!older.includes(name) && !name.startsWith('.')) await symlink(join(ROOT, 'node_modules', name), join(modules, name), 'dir');
    await symlink(installed, join(modules, 'gp-widgets'), 'dir');
    // React 19 that says it were 18: what is tried is the look at its version.
    for (const name of older) {
      await cp(join(ROOT, 'node_modules', name), join(modules, name), { recursive: true, dereference: true });
      for (const file of await filesBelow(join(modules, name, 'cjs')))
        await writeFile(file, (await readFile(file, 'utf8')).replaceAll(`"${version}"`, '"18.3.1"'));
    }
    const asked = ['--preserve-symlinks', '--input-type=module', '-e', "await import('gp-widgets/lobby')"];
    const { stderr } = await run(process.execPath, asked, { cwd: join(project, 'older') });
    expect(stderr).toMatch(/React 19 or newer, and this app has 18\.3\.1.*script tag/);
  });

  it('brings the sheets of the three brands', async () => {
    const sheets = (await readdir(join(installed, 'examples/gallery/themes'))).sort();
    expect(sheets).toEqual(['concordia.css', 'nightjar.css', 'touchline.css']);
  });

  it('brings the starters that docs/embedding.md leads to, without lockfiles and what they install', async () => {
    const files = (await filesBelow(join(installed, 'examples/hosts'))).map(file => file.slice(installed.length));
    for (const starter of STARTERS) expect(files, starter).toContain(`/examples/hosts/${starter}/package.json`);
    expect(files.filter(file => /package-lock\.json|node_modules|\/dist\/|\.tgz$/.test(file))).toEqual([]);
  });

  it('every address in exports and files is there', async () => {
    const missing: string[] = [];
    for (const target of Object.values(manifest.exports).flatMap(value => (typeof value === 'string' ? [value] : Object.values(value)))) {
      if (target.includes('*')) continue;
      await readFile(join(installed, target)).catch(() => missing.push(target));
    }
    expect(missing).toEqual([]);
  });

  it('brings the licences of what is bundled in it, and no source maps', async () => {
    const notices = (folder: string) => readFile(join(installed, folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    const [cdn, npm] = await Promise.all([notices('dist/cdn'), notices('dist/npm')]);
    for (const name of ['react', 'react-dom', 'Lucide']) for (const text of [cdn, npm]) expect(text).toMatch(new RegExp(`^${name} `, 'm'));
    for (const name of Object.keys(manifest.dependencies)) expect(cdn, name).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
    const works = cdn.split(/^-{78}$/m).slice(1);
    for (const work of works) expect(work, work.trim().split('\n')[0]).toMatch(/Copyright|©|\(c\)/i);
    expect((await filesBelow(installed)).filter(file => file.endsWith('.map'))).toEqual([]);
    expect((await filesBelow(join(installed, 'dist/npm'))).filter(file => file.endsWith('.js')).length).toBeGreaterThan(0);
    expect(await readFile(join(installed, 'dist/npm/index.js'), 'utf8')).not.toContain('sourceMappingURL');
  });

  it('CON-07 holds no default password: not the sandbox’s, nor any other', async () => {
    const files = (await readdir(installed, { recursive: true })).filter(file => /\.(?:js|mjs|json|ts|md)$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const text = await readFile(join(installed, file), 'utf8');
      expect(text, file).not.toContain(DEFAULT_PASSWORD);
      expect(text, file).not.toMatch(/defaultPassword["']?\s*(?::|={1,3})\s*["'`]./);
    }
  });

  it('no file imports itself: esbuild, bundling it anew with splitting, would leave a name that is nowhere', async () => {
    for (const file of (await filesBelow(join(installed, 'dist/npm'))).filter(name => name.endsWith('.js'))) {
      const imported = specifiersOf(await readFile(file, 'utf8')).map(specifier => resolve(dirname(file), specifier));
      expect(imported, file).not.toContain(file);
    }
  });

  it('an app of one tag emits few files: what any of them can reach is bounded', async () => {
    const reached = new Set<string>();
    const visit = async (file: string): Promise<void> => {
      if (reached.has(file)) return;
      reached.add(file);
      const next = specifiersOf(await readFile(file, 'utf8')).filter(specifier => specifier.startsWith('.'));
      for (const specifier of next) await visit(resolve(dirname(file), specifier));
    };
    await visit(join(installed, 'dist/npm/widgets/lobby.js'));
    const texts = [...reached].filter(file => /^(?:texts-\w+|common)-/.test(basename(file)));
    expect(reached.size - texts.length).toBeGreaterThan(40);
    expect(reached.size - texts.length).toBeLessThanOrEqual(148);
    // Each language's own, of which a page loads one's.
    expect(texts.length).toBeLessThanOrEqual(4 * LANGUAGES.length);
  });

  it('every source map of the build fits its file', async () => {
    const cdn = join(ROOT, 'dist/cdn');
    const wrong: string[] = [];
    const maps = (await filesBelow(cdn)).filter(file => file.endsWith('.js.map'));
    for (const file of maps) {
      const [map, code] = await Promise.all([readFile(file, 'utf8'), readFile(file.slice(0, -4), 'utf8')]);
      const lines = code.split('\n');
      // The last place that the map knows; none where a file only hands others on.
      const last = new SourceMap(JSON.parse(map)).findEntry(1e9, 1e9);
      const fits = !('generatedLine' in last) || last.generatedColumn <= (lines[last.generatedLine]?.length ?? -1);
      if (!fits) wrong.push(file.slice(cdn.length));
    }
    expect(maps.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('no relative specifier leaves dist, and no bare one is undeclared', async () => {
    const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
    const wrong: string[] = [];
    for (const file of await filesBelow(join(installed, 'dist'))) {
      // The CDN build has everything inside; types for Vue and Svelte speak to whoever has these installed.
      if (!/\.(js|d\.ts)$/.test(file) || /\/cdn\/|\/(vue|svelte)\.d\.ts$/.test(file)) continue;
      for (const specifier of specifiersOf(await readFile(file, 'utf8'))) {
        const target = specifier.startsWith('.') ? resolve(dirname(file), specifier) : undefined;
        const ok = target
          ? target.startsWith(join(installed, 'dist'))
          : declared.some(name => specifier === name || specifier.startsWith(`${name}/`)) ||
            // The program's own code, which no page imports.
            (/\/npm\/(?:check|texts)\.js$/.test(file) && specifier.startsWith('node:'));
        if (!ok) wrong.push(`${file.slice(installed.length)}: ${specifier}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('custom-elements.json lists every tag with its attributes and events', async () => {
    const text = await readFile(join(installed, 'custom-elements.json'), 'utf8');
    const { modules } = JSON.parse(text) as {
      modules: { declarations?: { tagName?: string; attributes?: { name: string }[]; events?: { name: string }[] }[] }[];
    };
    const declared = new Map(modules.flatMap(module => module.declarations ?? []).map(declaration => [declaration.tagName, declaration]));
    for (const { tag, attributes, events } of contracts) {
      const names = (list: { name: string }[] = []) => list.map(({ name }) => name);
      expect(names(declared.get(tag)?.attributes), tag).toEqual(expect.arrayContaining(Object.keys(attributes)));
      expect(names(declared.get(tag)?.events), tag).toEqual(expect.arrayContaining(Object.keys(events)));
    }
  });

  it('types accept what is right and reject what is wrong', async () => {
    await writeFile(join(project, 'right.ts'), RIGHT);
    await writeFile(join(project, 'wrong.ts'), WRONG);
    await writeFile(
      join(project, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          module: 'NodeNext',
          moduleResolution: 'NodeNext',
          strict: true,
          noEmit: true,
          skipLibCheck: false,
          types: [],
        },
        files: ['right.ts', 'wrong.ts'],
      }),
    );
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const output = await run(process.execPath, [tsc, '-p', '.'], { cwd: project }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
    // Every wrong line is marked as expected: an unused mark is an error, and so is anything in right.ts or in our own types.
    expect(output).toBe('');
  });
});

const RIGHT = `
import { configure, getCore, isPlatformError, type ConfigInput, type Core } from 'gp-widgets';
import 'gp-widgets/lobby';
import { GpLobby } from 'gp-widgets/lobby';
const input: ConfigInput = { apiBase: 'https://api.example', merchant: 'demo', theme: 'light' };
configure(input);
const core: Core = getCore();
void core.session.login({ username: 'a', password: 'b' });
const lobby = document.createElement('gp-lobby');
lobby.category = 'RNG';
lobby.pageSize = 18;
const other: InstanceType<typeof GpLobby> = lobby;
document.addEventListener('gp-error', event => void event.type);
lobby.addEventListener('gp-launch', event => event.detail.url satisfies string);
document.addEventListener('gp-launch', event => event.detail.url satisfies string);
document.addEventListener('gp-logout', event => event.detail.reason satisfies 'asked' | 'expired' | 'rejected' | 'elsewhere');
document.addEventListener('gp-balance', event => event.detail.amount satisfies number);
try { throw other; } catch (error) { if (isPlatformError(error)) error.code satisfies string; }
`;
const WRONG = `
import { configure, getCore } from 'gp-widgets';
// @ts-expect-error there is no such theme
configure({ theme: 'pink' });
// @ts-expect-error a merchant is text
configure({ merchant: 5 });
const lobby = document.createElement('gp-lobby');
// @ts-expect-error a number
lobby.pageSize = 'many';
// @ts-expect-error stores are for reading
getCore().session.store.setState({});
`;

function widgets(): string[] {
  return contracts.map(({ tag }) => `gp-widgets/${tag.slice(3)}`);
}

async function filesBelow(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).map(name => join(folder, name));
}

function specifiersOf(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([@.\w][^"'\s]*)["']/g)].map(([, specifier = '']) => specifier);
}
