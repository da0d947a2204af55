import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const LIMITS = { environment: 'node', testTimeout: 120_000, hookTimeout: 300_000 } as const;
const PLATFORM = 'examples/platform';
/** They put something in the place of a file, a global or the clock, which other tests would meet. */
const REPLACES = /\bvi\.(?:mock|doMock|resetModules|stub\w+|useFakeTimers)\(|\bprocess\.env\b/;
/** Pages hold what they show in their files. */
const CLIENT = /\/client\//;

const platformTests = readdirSync(PLATFORM, { recursive: true, encoding: 'utf8' })
  .map(name => `${PLATFORM}/${name.replaceAll('\\', '/')}`)
  .filter(path => path.endsWith('.test.ts'));
const aloneTests = platformTests.filter(path => CLIENT.test(path) || REPLACES.test(readFileSync(path, 'utf8')));

/** Logic without a DOM: api, core, sandbox platform, packaging. Widgets run in a real browser (web-test-runner). */
export default defineConfig({
  test: {
    // Left to itself Vitest keeps one core free for whoever looks on.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...LIMITS,
          name: 'platform',
          include: platformTests.filter(path => !aloneTests.includes(path)),
          // Each opens a platform of its own, and the platform keeps nothing in its files that differs from one to the other: the tests
          // of a worker share the loaded code, which takes longer to load than most of them to run.
          isolate: false,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'alone',
          include: [
            'src/{adapter,api,core,debug,loader,server,texts}/**/*.test.ts',
            'src/*.test.ts',
            'examples/!(platform)/**/*.test.ts',
            'src/{ui,widgets}/**/*.node.test.ts',
            ...aloneTests,
            'tests/{unit,money,package,surface}/**/*.test.{ts,tsx}',
          ],
        },
      },
    ],
  },
});
