import { startPlatform } from '../../scripts/platform-server.mjs';

/** Once per run: a platform whose addresses the workers read from the environment. Returns what stops it. */
export default async function start(): Promise<() => Promise<void>> {
  const platform = await startPlatform();
  process.env.GP_SITE = platform.origin;
  process.env.GP_PARTNER = platform.partnerOrigin;
  process.env.GP_OPERATOR_KEY = platform.operatorKey;
  return platform.stop;
}
