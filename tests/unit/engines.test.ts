import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

/** npm's own reading of ranges. */
const { satisfies } = createRequire(import.meta.url)('semver') as { satisfies(version: string, range: string): boolean };

interface Package {
  engines?: { node?: string } | string[];
  optional?: boolean;
}

it('every dependency supports the Node versions that README promises, so that installing warns of none', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
  const promised = ['20.19.0', '22.13.0', '24.0.0'];
  // npm passes over an optional package that does not fit.
  const wanted = Object.entries(packages).filter(([, { optional }]) => !optional);
  const unfit = wanted.flatMap(([path, { engines }]) => {
    const range = engines && !Array.isArray(engines) ? engines.node : undefined;
    return range
      ? promised.filter(version => !satisfies(version, range)).map(version => `${path || 'we'} wants Node ${range}, not ${version}`)
      : [];
  });
  expect(unfit).toEqual([]);
});
