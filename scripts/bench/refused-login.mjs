// npm run bench -- refused-login: whether the time of a refused login tells a known account from an unknown one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { importSource } from '../import-source.mjs';

const ROUNDS = 60;
const REAL_COST = 15;
const ENTRY = `
  export { openPlatform } from './examples/platform/open-platform.ts';
  export { testConfig } from './examples/platform/database/test-platform.ts';
  export { createApp } from './examples/platform/http/app.ts';
  export { createSeal } from './src/api/wire/seal.ts';`;

/** Milliseconds of refused logins, asked by turns: { account, median, middleHalf } of each, and the noise of one account against itself. */
export async function benchRefusedLogin(root) {
  const { openPlatform, testConfig, createApp, createSeal } = await importSource(root, 'bench-refused-login-entry.ts', build, ENTRY);
  const dataDir = await mkdtemp(join(tmpdir(), 'gp-bench-'));
  const platform = await openPlatform(testConfig({ dataDir, passwordCost: REAL_COST }));
  const app = await createApp(platform);
  const seal = createSeal(() => app.services.seal.publicKey());
  try {
    const refuse = async username => {
      await platform.db.deleteFrom('login_attempt').execute();
      const payload = await seal({ username, password: 'Wrong1234', type: '0' }, { method: 'POST', path: '/wps/session/login' });
      const begin = performance.now();
      const answer = await app.inject({ method: 'POST', url: '/wps/session/login', payload });
      const took = performance.now() - begin;
      if (answer.json().code !== 'bad-credentials') throw new Error(`${username}: ${answer.body}`);
      return took;
    };
    const columns = [
      { account: 'known', name: () => 'demo_member', times: [] },
      { account: 'unknown', name: round => `nobody${round}`, times: [] },
      { account: 'known, once more', name: () => 'demo_member', times: [] },
    ];
    for (const { name } of columns) await refuse(name(0));
    for (let round = 0; round < ROUNDS; round++) {
      // Each comes first as often as the others.
      for (let turn = 0; turn < columns.length; turn++) {
        const column = columns[(round + turn) % columns.length];
        column.times.push(await refuse(column.name(round)));
      }
    }
    return columns.map(({ account, times }) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = share => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
      return { account, logins: ROUNDS, medianMs: at(0.5), middleHalfMs: `${at(0.25)} to ${at(0.75)}` };
    });
  } finally {
    await app.close();
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
