import { defineConfig } from 'vitest/config';

/** Logic without a DOM: api, core, sandbox platform, packaging. Widgets run in a real browser (web-test-runner). */
export default defineConfig({
  test: {
    include: [
      'src/{api,core,loader,server,texts}/**/*.test.ts',
      'src/*.test.ts',
      'src/{ui,widgets}/**/*.node.test.ts',
      'examples/**/*.test.ts',
      'tests/{unit,money,package}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
