import { isPlatformError } from '../../api/wire/errors.js';
import type { ProofOfWork } from '../../api/account/verification.js';
import type { Core } from '../parts/core.js';
import { loadSection } from '../kernel/load-section.js';

/** Asks for a picture; where the platform wants work for a further one, tells so and does it first. Throws PlatformError. */
export async function drawPicture<T>(
  core: Pick<Core, 'client'>,
  ask: (paid?: ProofOfWork) => Promise<T>,
  onWork: () => void,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await ask();
  } catch (failure) {
    if (!isPlatformError(failure) || !wantsProof(failure.value)) throw failure;
    onWork();
    const { payByWork } = await loadSection(() => import('./proof.js'));
    return payByWork(core, { purpose: 'picture' }, ask, { signal });
  }
}

function wantsProof(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'proofRequired' in value && value.proofRequired === true;
}
