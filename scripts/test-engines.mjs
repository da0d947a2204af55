// npm run test:engines [-- widgets|journeys]: the widget tests and the main journeys in Chromium, Firefox and WebKitGTK, or those of
// GP_ENGINES. Brings what is missing; an engine that cannot be had is a failure. At the end one line: N passed, N failed.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { counted, readJourneys } from './counted.mjs';
import { bringEngine, enginesNamed, titleOf } from './engines.mjs';
import { seconds } from './step.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PARTS = {
  widgets: engine =>
    counted('node_modules/.bin/web-test-runner', [], join(ROOT, '.wtr', 'summary.json'), summary => summary, { GP_ENGINES: engine }),
  journeys: engine =>
    counted(
      'node_modules/.bin/playwright',
      ['test', '--config', 'tests/engines/playwright.config.ts'],
      join(ROOT, 'test-results', 'engines.json'),
      readJourneys,
      { GP_ENGINES: engine },
    ),
};

const asked = process.argv.slice(2);
const unknown = asked.filter(name => !(name in PARTS));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
const parts = Object.keys(PARTS).filter(name => asked.length === 0 || asked.includes(name));
const total = { passed: 0, failed: 0 };
const lines = [];
const names = [];

if (parts.includes('journeys')) await ensureBuilt(ROOT, 'serve');
for (const engine of enginesNamed(process.env.GP_ENGINES)) {
  try {
    await bringEngine(engine);
  } catch (error) {
    total.failed += 1;
    lines.push(`${titleOf(engine)}: not run. ${error.message}`);
    continue;
  }
  for (const part of parts) {
    console.log(`\n▸ ${part} in ${titleOf(engine)}`);
    const begin = performance.now();
    const { passed, failed, known, skipped, note, names: failures = [] } = await PARTS[part](engine);
    total.passed += passed;
    total.failed += failed;
    names.push(...failures.map(failure => `${titleOf(engine)}, ${part}: ${failure}`));
    const more = Object.entries({ 'known to fail there': known, skipped }).filter(([, count]) => count > 0);
    const counts = [`${passed} passed, ${failed} failed`, ...more.map(([words, count]) => `${count} ${words}`)].join(', ');
    lines.push(`${titleOf(engine)}, ${part}: ${[counts, note].filter(Boolean).join(' – ')} (${seconds(performance.now() - begin)})`);
  }
}
if (names.length > 0) console.log(`\nFailed:\n${names.map(name => `  ${name}`).join('\n')}`);
console.log(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
