import { openPlatform } from './open-platform.js';
import type { Platform } from './platform.js';
import { findRoot, readConfig } from './read-config.js';
import { DEMO_PASSWORD, demoAccounts } from './seed/accounts.js';
import { serve, type Served } from './serve.js';
import { StartError } from './start-error.js';

const STOP_LIMIT_MS = 10_000;

try {
  await run();
} catch (error) {
  process.stderr.write(`\n${error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const begin = performance.now();
  const config = readConfig(findRoot(process.cwd()), process.env, process.argv.slice(2));
  say('▸ database …');
  const platform = await openPlatform(config, (step, ms) => say(`  ${step} (${seconds(ms)})`));
  try {
    say('▸ servers …');
    const served = await serve(platform);
    say(`  ready (${seconds(performance.now() - begin)} since the platform began)`);
    stopOnSignals(platform, served);
    await welcome(platform, served);
  } catch (error) {
    await platform.close();
    throw error;
  }
}

/** Stops taking requests, lets those under way finish, closes the database. A second signal ends at once. */
function stopOnSignals(platform: Platform, served: Served): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    try {
      await served.close();
      await platform.close();
      process.exit(0);
    } catch (error) {
      platform.log.error('the platform did not stop cleanly', { error });
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

async function welcome(platform: Platform, { url, partnerUrl }: Served): Promise<void> {
  const width = Math.max(...demoAccounts.map(demo => demo.account.length));
  say(`
  Site              ${url}/
  Widget gallery    ${url}/gallery/
  Partner page      ${partnerUrl}/partner/
  Affiliate page    ${partnerUrl}/affiliate/
  Adapter example   ${url}/adapter/
  Operator console  ${url}/sandbox/   key: ${platform.config.operatorKey}
  Embed             <script type="module" src="${url}/cdn/gp.js" data-api="${url}" data-merchant="${platform.config.merchant}"></script>

  Accounts (password ${DEMO_PASSWORD} unless named):
${demoAccounts.map(demo => `    ${demo.account.padEnd(width)}  ${demo.note}${demo.password ? `, password ${demo.password}` : ''}`).join('\n')}

  Codes that are sent by SMS and mail, and the authenticator's code of the moment, stand in the operator console.

  Stop with Ctrl+C. Start over with a new database: npm start -- --fresh`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
