import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { PlatformError } from '../api/errors.js';
import { getProof, type ProofOfWork, type ProofPurpose } from '../api/verification.js';
import type { Core } from './core.js';

export type { ProofOfWork, ProofPurpose };
interface Work {
  signal?: AbortSignal;
  /** From 0 to 1, of what it can take at most; most often it is done before. */
  onProgress?(share: number): void;
}

/** For ever, as far as the person is concerned: who has had enough cancels. */
const NO_TIMEOUT = 0;
/** In which progress is told. */
const STEPS = 50;

/**
 * Lets this machine work in place of a picture, and brings what it found. The work itself is done by the browser's own cryptography,
 * outside the page's thread, so that it needs no worker: no policy of a host page can be in its way. Throws PlatformError,
 * `aborted` when it was stopped.
 */
export async function proveByWork({ client }: Pick<Core, 'client'>, wanted: ProofPurpose, { signal, onProgress }: Work = {}): Promise<ProofOfWork> {
  const { id, challenge, most } = await getProof(client, wanted, { signal });
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  let tried = 0;
  let told = -1;
  try {
    const found = await solveChallenge({
      challenge: { parameters: challenge },
      controller,
      timeout: NO_TIMEOUT,
      deriveKey(...given) {
        const step = Math.floor((tried++ / most) * STEPS);
        if (step !== told) onProgress?.((told = step) / STEPS);
        return deriveKey(...given);
      },
    });
    if (!found) throw new PlatformError('aborted', 'The proof of work was stopped.');
    return { captchaId: id, captcha: `${found.counter}.${found.derivedKey}` };
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
