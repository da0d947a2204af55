import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../../scripts/platform-server.mjs';

/**
 * Once per run: a platform whose addresses the workers read from the environment, and a seeded folder from which they start
 * others in a third of the time. Returns what stops the one and removes the other.
 */
export default async function start(): Promise<() => Promise<void>> {
  const seeded = await mkdtemp(join(tmpdir(), 'gp-seeded-'));
  await (await startPlatform({ dataDir: seeded })).stop();
  const platform = await startPlatform({ from: seeded });
  // All journeys come from one address, for which the work would grow and grow.
  await setSetting(platform, 'proof_attempts', '8');
  process.env.GP_SITE = platform.origin;
  process.env.GP_PARTNER = platform.partnerOrigin;
  process.env.GP_OPERATOR_KEY = platform.operatorKey;
  process.env.GP_SEEDED = seeded;
  return async () => {
    await platform.stop();
    await rm(seeded, { recursive: true, force: true });
  };
}

async function setSetting({ origin, operatorKey }: { origin: string; operatorKey: string }, key: string, value: string): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/api/settings/${key}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${operatorKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ value }),
  });
  if (!answer.ok) throw new Error(`${key}: ${answer.status} ${await answer.text()}`);
}
