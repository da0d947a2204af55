import type { Attack } from './attack.js';
import { createTarget } from './target.js';

export interface Outcome {
  requests: number;
  seconds: number;
  findings: string[];
}

/** Makes one attack on the sandbox at an address. What it may not find, and what takes longer or more than it may, are findings. */
export async function runAttack<Scene>(
  { most, run }: Pick<Attack<Scene>, 'most' | 'run'>,
  url: string,
  scene: Scene,
  operatorKey = '',
): Promise<Outcome> {
  const target = createTarget(url, operatorKey);
  const findings: string[] = [];
  const begin = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${most.seconds} s`)), most.seconds * 1_000);
  });
  try {
    await Promise.race([run(target, finding => findings.push(finding), scene), late]);
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    target.closeAll();
  }
  if (target.requests > most.requests) findings.push(`${target.requests} requests, more than ${most.requests}`);
  return { requests: target.requests, seconds: Math.round((performance.now() - begin) / 100) / 10, findings };
}
