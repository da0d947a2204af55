import { withSignal } from '../../api/wire/call.js';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { errorCode, PlatformError } from '../../api/wire/errors.js';
import { getProof, type ProofOfWork, type ProofPurpose } from '../../api/account/verification.js';
import type { Core } from '../parts/core.js';

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
/** Tries under way at once. Each ends with a turn of the page's thread; where that is busy, as many end with one turn. */
const LANES = 8;

/**
 * Lets this machine work in place of a picture, and does with what it found what that is for. A proof that ran out meanwhile, or was
 * used, is worked for once more. Throws PlatformError, `aborted` when the work was stopped.
 */
export async function payByWork<T>(
  core: Pick<Core, 'client'>,
  wanted: ProofPurpose,
  use: (proof: ProofOfWork) => Promise<T>,
  work: Work = {},
): Promise<T> {
  const once = async () => use(await prove(core, wanted, work));
  try {
    return await once();
  } catch (failure) {
    if (errorCode(failure) !== 'captcha-invalid') throw failure;
    return once();
  }
}

/**
 * The work itself is done by the browser's own cryptography, outside the page's thread, so that it needs no worker: no policy of a host
 * page can be in its way.
 */
async function prove({ client }: Pick<Core, 'client'>, wanted: ProofPurpose, { signal, onProgress }: Work): Promise<ProofOfWork> {
  onProgress?.(0);
  const { id, challenge, most } = await getProof(withSignal(client, signal), wanted);
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  let tried = 0;
  let told = 0;
  const lane = (counterStart: number) =>
    solveChallenge({
      challenge: { parameters: challenge },
      controller,
      counterStart,
      counterStep: LANES,
      timeout: NO_TIMEOUT,
      deriveKey(...given) {
        const step = Math.floor((tried++ / most) * STEPS);
        if (step !== told) onProgress?.((told = step) / STEPS);
        return deriveKey(...given);
      },
    });
  try {
    // A lane ends with what it found, or because all were stopped.
    const found = await Promise.race(Array.from({ length: LANES }, (_, start) => lane(start)));
    if (!found) throw new PlatformError('aborted', 'The proof of work was stopped.');
    return { captchaId: id, captcha: `${found.counter}.${found.derivedKey}` };
  } finally {
    stop();
    signal?.removeEventListener('abort', stop);
  }
}
