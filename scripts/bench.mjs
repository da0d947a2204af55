// npm run bench [-- page phone shift interactions lobby login-popup login-proof at-rest status-switch refused-login platform player mounts many-tags]: what a visitor waits for, and what the sandbox carries. Figures, not checks.
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { step } from './step.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PARTS = {
  page: async () => (await import('./bench/page.mjs')).benchPage(),
  phone: async () => (await import('./bench/phone.mjs')).benchPhone(),
  shift: async () => (await import('./bench/shift.mjs')).benchShift(),
  interactions: async () => (await import('./bench/interactions.mjs')).benchInteractions(),
  lobby: async () => (await import('./bench/lobby.mjs')).benchLobby(),
  'login-popup': async () => (await import('./bench/login-popup.mjs')).benchLoginPopup(),
  'login-proof': async () => (await import('./bench/login-proof.mjs')).benchLoginProof(),
  'at-rest': async () => (await import('./bench/at-rest.mjs')).benchAtRest(),
  'status-switch': async () => (await import('./bench/status-switch.mjs')).benchStatusSwitch(),
  'refused-login': async () => console.table(await (await import('./bench/refused-login.mjs')).benchRefusedLogin(ROOT)),
  platform: async () => {
    console.table(await (await import('./bench/platform.mjs')).benchPlatform(ROOT));
    console.table(
      (await (await import('./bench/large-platform.mjs')).benchLargePlatform(ROOT)) ?? 'a large one: PostgreSQL is not installed',
    );
  },
  player: async () => (await import('./bench/player.mjs')).benchPlayer(),
  mounts: async () => (await import('./bench/mounts.mjs')).benchMounts(),
  'many-tags': async () => (await import('./bench/many-tags.mjs')).benchManyTags(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter(name => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
await step('install', () => install(ROOT));
await step('build', async () => (await import('./build.mjs')).ensureBuilt(ROOT, 'serve'));
const sayLoad = when =>
  console.log(
    `machine load ${when}: ${loadavg()
      .map(value => value.toFixed(1))
      .join(' ')}`,
  );
sayLoad('before');
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) await PARTS[name]();
sayLoad('after');
