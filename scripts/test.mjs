// npm test [-- phase…]: every phase, or the named ones, and at the end one line: N passed, N failed.
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { counted, readJourneys } from './counted.mjs';
import { install } from './install.mjs';
import { run, seconds, StepError } from './step.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const RESULTS = join(ROOT, 'test-results');

/**
 * Cores to fill. In the order of PHASES each begins as soon as there is room for it, so that none is idle while another works; the
 * longest come first, so that they do not end alone.
 */
const CORES = 2;
/** These fill both by themselves, the others about one. */
const WIDE = ['unit', 'e2e'];
const PHASES = {
  widgets: () => counted('node_modules/.bin/web-test-runner', [], join(ROOT, '.wtr', 'summary.json'), summary => summary),
  lint: () => check('node_modules/.bin/eslint', ['.', '--max-warnings', '0']),
  types: () => check('node_modules/.bin/tsc', ['--noEmit', '-p', '.']),
  package: async () => {
    const [tests, size] = [await vitest('package', ['tests/package']), await check(process.execPath, ['scripts/size.mjs'], true)];
    return { ...tests, passed: tests.passed + size.passed, failed: tests.failed + size.failed };
  },
  format: () => check('node_modules/.bin/prettier', ['--check', '--log-level', 'warn', '.']),
  imports: () => check('node_modules/.bin/depcruise', ['src', 'examples', '--config', '.dependency-cruiser.cjs']),
  folders: () => check(process.execPath, ['scripts/check-folders.mjs']),
  unused: () => check('node_modules/.bin/knip', []),
  unit: () => vitest('unit', ['--exclude', 'tests/package/**']),
  e2e: () => counted('node_modules/.bin/playwright', ['test'], join(RESULTS, 'e2e.json'), readJourneys),
};
const NEEDS_BUILD = { e2e: 'serve', package: 'all' };

const asked = process.argv.slice(2);
const unknown = asked.filter(name => !(name in PHASES));
if (unknown.length > 0) {
  console.error(`There is no phase ${unknown.join(', ')}. Phases: ${Object.keys(PHASES).join(', ')}.`);
  process.exit(1);
}
const phases = Object.keys(PHASES).filter(name => asked.length === 0 || asked.includes(name));
const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
const names = [];
const begin = performance.now();

await setUp(phases);
await sideBySide(phases);
if (names.length > 0) console.log(`\nFailed:\n${names.map(name => `  ${name}`).join('\n')}`);
console.log(`\n${lines.join('\n')}`);
console.log(`whole run: ${seconds(performance.now() - begin)}${total.skipped ? `, ${total.skipped} skipped` : ''}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function setUp(names) {
  await timed('install', () => install(ROOT));
  if (names.includes('widgets') || names.includes('e2e')) {
    await timed('browser', async () => {
      const { findBrowser } = await import('./browser.mjs');
      return findBrowser();
    });
  }
  const targets = names.map(name => NEEDS_BUILD[name]).filter(Boolean);
  if (targets.length === 0) return;
  await timed('build', async () => {
    const { ensureBuilt } = await import('./build.mjs');
    return ensureBuilt(ROOT, targets.includes('all') ? 'all' : 'serve');
  });
}

/** A set-up that fails is a failure of the run, not its end: what does not need it still tells something. */
async function timed(name, work) {
  const start = performance.now();
  try {
    add(name, { passed: 0, failed: 0, note: await work() }, start);
  } catch (error) {
    add(name, { passed: 0, failed: 1, note: error instanceof StepError ? error.message : error.stack }, start);
  }
}

async function sideBySide(names) {
  const running = new Set();
  let free = CORES;
  for (const name of names) {
    const cores = WIDE.includes(name) ? CORES : 1;
    while (free < cores) await Promise.race(running);
    free -= cores;
    const phase = runPhase(name).then(() => {
      free += cores;
      running.delete(phase);
    });
    running.add(phase);
  }
  await Promise.all(running);
}

async function runPhase(name) {
  const start = performance.now();
  console.log(`\n▸ ${name}`);
  try {
    add(name, await PHASES[name](), start);
  } catch (error) {
    console.error(error);
    add(name, { passed: 0, failed: 1, note: 'did not run to its end' }, start);
  }
}

function add(name, { passed, failed, skipped = 0, note, names: failures = [] }, start) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  names.push(...failures.map(failure => `${name}: ${failure}`));
  const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}` : '';
  lines.push(`${name.padEnd(8)} ${[counts, note].filter(Boolean).join(' – ')} (${seconds(performance.now() - start)})`);
  console.log(lines.at(-1));
}

/** A command that is right or wrong as a whole. */
async function check(command, args, show = false) {
  try {
    await run(command, args, { cwd: ROOT, show });
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

function vitest(name, args) {
  const file = join(RESULTS, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return counted('node_modules/.bin/vitest', ['run', ...args, ...reporters], file, report => ({
    passed: report.numPassedTests,
    // A file that cannot be loaded has no tests that could fail.
    failed:
      report.numFailedTests +
      report.testResults.filter(result => result.status === 'failed' && result.assertionResults.length === 0).length,
    skipped: report.numPendingTests + report.numTodoTests,
    names: report.testResults.flatMap(({ name: path, status, assertionResults: tests }) =>
      status === 'failed' && tests.length === 0
        ? [relative(ROOT, path)]
        : tests.filter(test => test.status === 'failed').map(test => `${relative(ROOT, path)} › ${test.fullName}`),
    ),
  }));
}
