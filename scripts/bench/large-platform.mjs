// node scripts/bench/large-platform.mjs: how long a platform with 100,000 games and a million ledger entries on a real PostgreSQL
// takes for the pages of lists, searches and records. Clients, platform and database share this machine's cores.
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
const GAMES = 100_000;
const BETS = 250_000; // two bookings of two entries each
const CLIENTS = 4;
const CALLS = 300; // of each kind
const WARM_UP = 20;
const DAY = 86_400_000; // ms
const ENTRY = `
  export { findPostgres, startPostgres } from './tests/money/temporary-postgres.ts';
  export { fillLedger } from './tests/money/fill-ledger.ts';
  export { openPlatform } from './examples/platform/open-platform.ts';
  export { testConfig } from './examples/platform/database/test-platform.ts';`;

/** Answers rows of { call, p50, p95 } in ms, of one client and of several at once; undefined where no PostgreSQL is installed. */
export async function benchLargePlatform(root = ROOT) {
  const { findPostgres, startPostgres, openPlatform, testConfig, fillLedger } = await importSource(root, 'bench-entry.ts', build, ENTRY);
  const bin = findPostgres();
  if (!bin) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'gp-bench-'));
  const postgres = await startPostgres(bin);
  try {
    const platform = await openPlatform(testConfig({ dataDir, databaseUrl: postgres.url, seedGames: GAMES }));
    const { tokens, now } = await fillLedger(platform, BETS);
    await platform.close();
    const server = await startPlatform({ dataDir, env: { DATABASE_URL: postgres.url } });
    try {
      const rows = [];
      for (const [call, request] of Object.entries(requests(server.origin, tokens, now))) {
        const [alone, together] = [await measure(request, 1), await measure(request, CLIENTS)];
        rows.push({ call, p50: alone.p50, p95: alone.p95, [`p50 of ${CLIENTS}`]: together.p50, [`p95 of ${CLIENTS}`]: together.p95 });
      }
      return rows;
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Each call with what people ask of it, another thing each time. */
function requests(origin, { member, agent }, now) {
  const call = (path, values, token) => ({
    url: `${origin}/wps/relay/${path}?${new URLSearchParams({ language: 'EN', ...values })}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const page = (path, extra, token) => count =>
    call(
      path,
      { page: String(1 + (count % 5)), pageSize: '20', from: String(now - (1 + (count % 30)) * DAY), to: String(now), ...extra },
      token,
    );
  return {
    'games, a page': count => call('GCSGAME_gameList', { gameType: 'RNG', pageNo: String(1 + (count % 200)), pageSize: '18' }),
    'games, a search': count => call('GCSGAME_gameList', { gameName: word(count), pageNo: '1', pageSize: '18' }),
    'games, hot': () => call('GCSGAME_hotGamesV2', {}),
    providers: () => call('GCSGAME_newGameVendor', {}),
    'member: bets': page('ODSFE2_MemBetHist', {}, member),
    'member: account record': page('ODSFE2_MemTransHist', {}, member),
    'member: account record, one type': page('ODSFE2_MemTransHist', { type: 'payout' }, member),
    'team: bets': page('ODSFE2_TeamBetHist', {}, agent),
    'team: account record': page('ODSFE2_TeamTransHist', {}, agent),
    'team: profit': page('ODSFE2_TeamProfitLoss', {}, agent),
  };
}

/** Two letters and a word, so that no search is found among the last ones. */
function word(count) {
  const letters = 'aeiorstlnd';
  return `${letters[count % 10]}${letters[Math.floor(count / 10) % 10]} ${['go', 'dr', 'lu', 'sa', 'ro'][count % 5]}`;
}

/** p50 and p95 in ms over `CALLS` calls by a few clients; any answer but 200 ends the benchmark. */
async function measure(request, clients) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times = [];
  let count = 0;
  const client = async () => {
    while (count < WARM_UP + CALLS) {
      const own = count++;
      const begun = performance.now();
      const { status, text } = await send(agent, request(own));
      if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
      if (own >= WARM_UP) times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = share => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${GAMES} games, ${BETS * 4} ledger entries of play, ${CLIENTS} clients`);
  console.table((await benchLargePlatform()) ?? 'PostgreSQL: not installed');
}
