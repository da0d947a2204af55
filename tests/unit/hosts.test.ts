import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STARTERS, STARTERS_FOLDER } from '../../scripts/hosts/pack.mjs';

interface Lock {
  packages: Record<string, Record<string, unknown> & { resolved?: string; integrity?: string; link?: boolean }>;
}
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const ours = JSON.parse(read('package.json')) as Record<string, unknown>;

/** `npm run test:hosts` installs, builds and uses them; this holds what goes stale meanwhile. */
describe('the starters of examples/hosts', () => {
  it('are those that the suite knows', () => {
    const folders = readdirSync(STARTERS_FOLDER, { withFileTypes: true }).filter(entry => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...STARTERS].sort());
  });

  describe.each(STARTERS)('%s', starter => {
    const { packages } = JSON.parse(read(STARTERS_FOLDER, starter, 'package-lock.json')) as Lock;
    const entry = packages['node_modules/gp-widgets'];

    it('its lockfile knows the package as it is, whatever its build (else run: node scripts/hosts/lock.mjs)', () => {
      expect(entry).toMatchObject({ version: ours['version'], resolved: 'file:../gp-widgets.tgz' });
      for (const kind of ['dependencies', 'peerDependencies']) expect(entry?.[kind]).toEqual(ours[kind]);
      expect(entry).not.toHaveProperty('integrity');
    });

    it('its lockfile pins all else, and names no other place than the npm registry', () => {
      for (const [path, { resolved, integrity }] of Object.entries(packages)) {
        if (path === '' || path === 'node_modules/gp-widgets') continue;
        // A package inside another one's tarball comes with that one's hash.
        if (!packages[path]?.['inBundle']) expect(integrity, path).toMatch(/^sha512-/);
        if (resolved) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
      }
    });
  });
});

describe('the snippets of docs/embedding.md', () => {
  const snippets = [...read('docs/embedding.md').matchAll(/<!-- (examples\/hosts\/\S+) -->\n```\w+\n([\s\S]*?)```/g)];

  it('of the frameworks are there', () => {
    const starters = snippets.map(([, path = '']) => path.split('/')[2]);
    expect(new Set(starters)).toEqual(new Set(STARTERS.filter(name => name !== 'plain')));
  });

  it.each(snippets.map(([, path = '', code = '']) => [path, code] as const))('%s: each line stands in the starter', (path, code) => {
    const lines = new Set(
      read(path)
        .split('\n')
        .map(line => line.trim()),
    );
    const foreign = code.split('\n').filter(line => line.trim() && !lines.has(line.trim()));
    expect(foreign).toEqual([]);
  });
});
