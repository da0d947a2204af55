import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packInto } from '../../scripts/hosts/pack.mjs';
import { freePort, startPlatform } from '../../scripts/platform-server.mjs';

/** Once per run: the packed package, and a platform that lets the origins of the hosts call it. Returns what removes both. */
export default async function start(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gp-hosts-'));
  await packInto(folder);
  const port = String(await freePort());
  const platform = await startPlatform({ env: { GP_ALLOWED_ORIGINS: `http://127.0.0.1:${port}` } });
  process.env.GP_HOSTS_FOLDER = folder;
  process.env.GP_HOSTS_PORT = port;
  process.env.GP_HOSTS_PLATFORM = platform.origin;
  process.env.GP_HOSTS_OPERATOR_KEY = platform.operatorKey;
  return async () => {
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
