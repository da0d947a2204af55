// node scripts/bench/platform.mjs: game-list requests and ledger transfers a second with 32 clients, on the embedded
// database and, when one is installed, on a real PostgreSQL. Clients and platform share this machine's cores.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { importSource } from '../import-source.mjs';
import { startPlatform } from '../platform-server.mjs';
import { send } from './send.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const CLIENTS = 32;
const WARM_UP_MS = 1_500;
const MEASURE_MS = 6_000;
const ENTRY = `
  export { findPostgres, startPostgres } from './tests/money/temporary-postgres.ts';
  export { preparePlayers } from './tests/money/workload.ts';
  export { openPlatform } from './examples/platform/open-platform.ts';
  export { testConfig } from './examples/platform/database/test-platform.ts';`;

/** Measures both databases; answers rows of { engine, listPerSecond, transfersPerSecond }. */
export async function benchPlatform(root = ROOT) {
  if (!existsSync(join(root, 'dist/platform/main.js'))) throw new Error('dist/platform/main.js is missing. Run npm run build first.');
  const parts = await importSource(root, 'bench-entry.ts', build, ENTRY);
  const rows = [{ engine: 'embedded (PGlite)', ...(await benchEngine(parts)) }];
  const bin = parts.findPostgres();
  if (!bin) return [...rows, { engine: 'PostgreSQL: not installed' }];
  const postgres = await parts.startPostgres(bin);
  try {
    rows.push({ engine: postgres.version, ...(await benchEngine(parts, postgres.url)) });
  } finally {
    await postgres.close();
  }
  return rows;
}

async function benchEngine({ openPlatform, testConfig, preparePlayers }, databaseUrl) {
  const dataDir = await mkdtemp(join(tmpdir(), 'gp-bench-'));
  try {
    const platform = await openPlatform(testConfig({ dataDir, databaseUrl }));
    const players = await preparePlayers(platform, CLIENTS);
    await platform.close();
    const server = await startPlatform({ dataDir, env: { DATABASE_URL: databaseUrl ?? '' } });
    try {
      const listPerSecond = await measure(client => listRequest(server.origin, client));
      const transfersPerSecond = await measure((client, count) => transferRequest(server.origin, players[client], client, count));
      return { listPerSecond, transfersPerSecond };
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function listRequest(origin, client) {
  const query = new URLSearchParams({
    gameType: 'RNG',
    gameName: ['', 'dragon', 'oro', 'la'][client % 4],
    pageNo: String(1 + (client % 5)),
    pageSize: '18',
    language: 'ES',
  });
  return { url: `${origin}/wps/relay/GCSGAME_gameList?${query}` };
}

function transferRequest(origin, player, client, count) {
  const [from, to] = count % 2 === 0 ? ['MAIN', 'AUR'] : ['AUR', 'MAIN'];
  return {
    url: `${origin}/wps/relay/GCS_walletTransfer`,
    headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': `bench-${client}-${count}` },
    body: JSON.stringify({ from, to, amount: 1 }),
  };
}

/** Answers a second over the measured time; any answer but 200 ends the benchmark. */
async function measure(next) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + MEASURE_MS;
  let answers = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let count = 0; performance.now() < end; count++) {
        const { status, text } = await send(agent, next(client, count));
        if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
        const now = performance.now();
        if (now >= begin && now < end) answers++;
      }
    }),
  );
  agent.destroy();
  return Math.round((answers * 1000) / MEASURE_MS);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${CLIENTS} clients, ${MEASURE_MS / 1000} s each`);
  for (const { engine, listPerSecond, transfersPerSecond } of await benchPlatform()) {
    console.log(
      listPerSecond === undefined ? engine : `${engine}: ${listPerSecond} game lists/s, ${transfersPerSecond} ledger transfers/s`,
    );
  }
}
