import { mkdirSync, writeFileSync } from 'node:fs';
import { partKnown } from './known-lacks.mjs';

/**
 * Counts tests over all files and browsers, writes `.wtr/summary.json`, and ends with `N passed, N failed`. What an engine is known to
 * lack counts apart.
 */
export function summaryReporter(bundle) {
  return {
    async stop({ sessions }) {
      const summary = { passed: 0, failed: 0, known: 0, skipped: 0, names: [], files: [] };
      for (const session of sessions) {
        const tests = session.testResults ? testsOf(session.testResults) : [];
        const file = session.testFile?.split(bundle.folder)[1]?.slice(1);
        const lost = tests.filter(test => !test.skipped && !test.passed);
        const failures = lost.filter(test => test.error).map(({ name }) => `${file} › ${name}`);
        // An error after a test has passed ends its file: what would have followed is one failure, and no known one.
        const unrun = lost.length - failures.length;
        if (unrun > 0) failures.push(`${file} › ${unrun} tests did not run`);
        // A file that did not load, or ended badly, has no test that could fail.
        if (session.errors?.length > 0 || (failures.length === 0 && !session.passed)) failures.push(`${file}`);
        const { known, wrong } = partKnown(session.browser.engine, failures);
        summary.known += known.length;
        summary.passed += tests.filter(test => test.passed && !test.skipped).length;
        summary.failed += wrong.length;
        summary.names.push(...wrong);
        summary.skipped += tests.filter(test => test.skipped).length;
        summary.files.push({ file, browser: session.browser.name, passed: session.passed });
      }
      mkdirSync('.wtr', { recursive: true });
      writeFileSync('.wtr/summary.json', JSON.stringify(summary, null, 2));
      await bundle.remove();
      const more = ['known', 'skipped'].filter(kind => summary[kind] > 0).map(kind => `, ${summary[kind]} ${kind}`);
      console.log(`widgets: ${summary.passed} passed, ${summary.failed} failed${more.join('')}`);
    },
  };
}

function testsOf(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}
