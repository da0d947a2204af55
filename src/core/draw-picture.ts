import { isPlatformError } from '../api/errors.js';
import type { ProofOfWork } from '../api/verification.js';
import type { Core } from './core.js';
import { loadSection } from './load-section.js';

/** Asks for a picture; where the platform wants work for a further one, does it first. Throws PlatformError. */
export async function drawPicture<T>(core: Pick<Core, 'client'>, ask: (paid?: ProofOfWork) => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (failure) {
    if (!isPlatformError(failure) || !wantsProof(failure.value)) throw failure;
    const { proveByWork } = await loadSection(() => import('./proof.js'));
    return ask(await proveByWork(core, { purpose: 'picture' }, { signal }));
  }
}

function wantsProof(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'proofRequired' in value && value.proofRequired === true;
}
