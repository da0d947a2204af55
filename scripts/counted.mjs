import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './step.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a test runner and reads what it counted. Ending badly without a failed test, or without any test, is a failure; not where tests
 * fail whose failure is `known`.
 */
export async function counted(command, args, file, read, env) {
  await rm(file, { force: true });
  let endedWell = true;
  await run(command, args, { cwd: ROOT, env, show: true }).catch(error => {
    endedWell = false;
    console.error(error.message);
  });
  let result;
  try {
    result = read(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, note: 'left no result' };
  }
  const ranNothing = result.passed + result.failed === 0;
  const isExcused = endedWell || result.known > 0;
  if (result.failed === 0 && (!isExcused || ranNothing)) return { ...result, failed: 1, note: ranNothing ? 'ran no test' : 'ended badly' };
  return result;
}

/** What Playwright’s report counted. */
export function readJourneys({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    names: suites.flatMap(failedIn),
  };
}

/** What failed in a suite of Playwright's report and in those within. */
function failedIn({ file, specs = [], suites = [] }) {
  return [...specs.filter(({ ok }) => !ok).map(({ title }) => `${file} › ${title}`), ...suites.flatMap(failedIn)];
}
