import { mkdirSync, writeFileSync } from 'node:fs';

/** Counts tests over all files and browsers, writes `.wtr/summary.json`, and ends with `N passed, N failed`. */
export function summaryReporter(bundle) {
  return {
    async stop({ sessions }) {
      const summary = { passed: 0, failed: 0, skipped: 0, names: [], files: [] };
      for (const session of sessions) {
        const tests = session.testResults ? testsOf(session.testResults) : [];
        const file = session.testFile?.split(bundle.folder)[1]?.slice(1);
        const wrong = tests.filter(test => !test.skipped && !test.passed).map(({ name }) => `${file} › ${name}`);
        // A file that did not load has no test that could fail.
        if (wrong.length === 0 && !session.passed) wrong.push(`${file}`);
        summary.passed += tests.filter(test => test.passed && !test.skipped).length;
        summary.failed += wrong.length;
        summary.names.push(...wrong);
        summary.skipped += tests.filter(test => test.skipped).length;
        summary.files.push({ file, browser: session.browser.name, passed: session.passed });
      }
      mkdirSync('.wtr', { recursive: true });
      writeFileSync('.wtr/summary.json', JSON.stringify(summary, null, 2));
      await bundle.remove();
      console.log(`widgets: ${summary.passed} passed, ${summary.failed} failed${summary.skipped ? `, ${summary.skipped} skipped` : ''}`);
    },
  };
}

function testsOf(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}
