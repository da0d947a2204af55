import { startPlatform } from '../../scripts/platform-server.mjs';

/** Once per run: a platform whose addresses the workers read from the environment. Returns what stops it. */
export default async function start(): Promise<() => Promise<void>> {
  const platform = await startPlatform();
  // All journeys come from one address, for which the work would grow and grow.
  await setSetting(platform, 'proof_attempts', '8');
  process.env.GP_SITE = platform.origin;
  process.env.GP_PARTNER = platform.partnerOrigin;
  process.env.GP_OPERATOR_KEY = platform.operatorKey;
  return platform.stop;
}

async function setSetting({ origin, operatorKey }: { origin: string; operatorKey: string }, key: string, value: string): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/api/settings/${key}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${operatorKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ value }),
  });
  if (!answer.ok) throw new Error(`${key}: ${answer.status} ${await answer.text()}`);
}
