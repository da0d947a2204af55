import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { putOffAnnouncements } from '../e2e/fixtures.js';
import { openMember, type OwnMember } from '../e2e/own-member.js';
import { installStarter, layCases, run } from './installed-starter.js';

interface Fixtures {
  /** An account of its own for each host: the language that one chooses is the account’s. */
  member: OwnMember;
  /** Uncaught errors and errors in the console; none at the end of a test. */
  problems: string[];
}
interface WorkerFixtures {
  /** The origin of the project's starter: installed, built and served. */
  host: string;
}

interface Commands {
  /** What builds the cases, where the starter's own build does not. */
  cases?: readonly string[];
  /** What serves it all; the port follows. */
  serve: readonly string[];
}
const VITE: Commands = {
  cases: ['vite', 'build', '--config', 'vite.cases.config.js'],
  serve: ['vite', 'preview', '--strictPort', '--host', '127.0.0.1', '--port'],
};
const COMMANDS: Readonly<Record<string, Commands>> = {
  plain: { serve: ['sirv', 'dist', '--host', '127.0.0.1', '--port'] },
  react: VITE,
  vue: VITE,
  next: { serve: ['next', 'start', '--hostname', '127.0.0.1', '--port'] },
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  host: [
    async ({}, use, { project }) => {
      const commands = COMMANDS[project.name];
      if (!commands) throw new Error(`${project.name} is not opened.`);
      const folder = await installStarter(project.name, env('GP_HOSTS_FOLDER'), env('GP_HOSTS_PLATFORM'));
      // Plain HTML is served as it is; all others build their cases.
      if (project.name !== 'plain') await layCases(project.name, folder);
      await run(folder, 'npm', ['run', 'build']);
      if (project.name === 'plain') await layCases(project.name, join(folder, 'dist'));
      if (commands.cases) await run(folder, ...bin(folder, commands.cases));
      const origin = `http://127.0.0.1:${env('GP_HOSTS_PORT')}`;
      const [program, args] = bin(folder, [...commands.serve, env('GP_HOSTS_PORT')]);
      const server = spawn(program, args, { cwd: folder, stdio: 'ignore' });
      const ended = new Promise<void>(resolve => server.once('close', () => resolve()));
      await expect
        .poll(
          () =>
            fetch(origin)
              .then(answer => answer.ok)
              .catch(() => false),
          { message: `${project.name} is served` },
        )
        .toBe(true);
      await use(origin);
      server.kill();
      await ended;
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  context: async ({ context }, use) => {
    await context.addInitScript(putOffAnnouncements);
    await use(context);
  },
  member: async ({}, use) => {
    await use(await openMember({ site: env('GP_HOSTS_PLATFORM'), operatorKey: env('GP_HOSTS_OPERATOR_KEY') }));
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', error => problems.push(String(error)));
      page.on('console', message => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await use(problems);
      expect(problems, 'the page reported problems').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** A program of the starter's own dependencies, as one process that can be ended. */
function bin(folder: string, [name = '', ...args]: readonly string[]): [string, string[]] {
  return [join(folder, 'node_modules', '.bin', name), args];
}

function env(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the hosts with npm run test:hosts.`);
  return value;
}
