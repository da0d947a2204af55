import { defaultReporter } from '@web/test-runner';
import { bundleTests } from './tests/widgets-support/runner/bundle-tests.mjs';
import { engineLaunchers } from './tests/widgets-support/runner/engines.mjs';
import { pageCommands } from './tests/widgets-support/runner/page-commands.mjs';
import { strictPage } from './tests/widgets-support/runner/strict-page.mjs';
import { summaryReporter } from './tests/widgets-support/runner/summary-reporter.mjs';

/**
 * Widgets in a real browser. GP_TESTS=login,header runs only files whose path holds one of these words;
 * GP_ENGINES=firefox (chromium, webkit) runs in that engine instead of Chromium, GP_ENGINES=all in all three.
 */
const bundle = await bundleTests(process.env.GP_TESTS?.split(',') ?? []);
const browsers = await engineLaunchers(process.env.GP_ENGINES ?? 'chromium');

export default {
  rootDir: '.',
  files: bundle.files,
  browsers,
  concurrency: 1,
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  testFramework: { config: { timeout: 60_000 } },
  plugins: [pageCommands()],
  middleware: [strictPage(bundle.folder)],
  reporters: [defaultReporter({ reportTestProgress: false }), summaryReporter(bundle)],
  // React says in development which of its rules a test broke; only that it offers its tools is no news.
  filterBrowserLogs: ({ args }) => !args.some(arg => typeof arg === 'string' && arg.includes('React DevTools')),
  testRunnerHtml: path => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Widget tests</title></head>
  <body style="margin: 0"><script type="module" src="${path}"></script></body>
</html>`,
};
