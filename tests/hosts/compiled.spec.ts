import { test } from '@playwright/test';
import { installStarter, run, SANDBOX } from './installed-starter.js';

/** What checks the starter's templates against the tags' types, and its build. */
const CHECKS: Readonly<Record<string, readonly string[]>> = { svelte: ['check', 'build'], angular: ['build'] };

test('every line is type-checked, and it builds', async ({}, { project }) => {
  const folder = await installStarter(project.name, process.env.GP_HOSTS_FOLDER ?? '', SANDBOX);
  for (const script of CHECKS[project.name] ?? []) await run(folder, 'npm', ['run', script]);
});
