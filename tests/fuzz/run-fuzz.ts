import { fuzz } from './fuzz.js';

// npm run test:fuzz -- [requests] [seed]: asks every route for what no form of ours would send, and shows what failed.
const [requests = 50_000, seed = Math.floor(Math.random() * 1e9)] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(requests) || requests < 1 || !Number.isSafeInteger(seed)) {
  console.error('How many requests, and which seed? Such as: npm run test:fuzz -- 50000 7');
  process.exit(1);
}
console.log(`${requests} requests, seed ${seed}`);
const begin = performance.now();
const { routes, statuses, findings } = await fuzz(requests, seed);
for (const { request, status, answer } of findings) console.log(`\n✗ ${status} ${request}\n  ${answer}`);
console.log(`\n${routes} routes in ${Math.round((performance.now() - begin) / 1000)} s; answers by status: ${JSON.stringify(statuses)}`);
console.log(`${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
