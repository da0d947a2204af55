import type { Seal, SealTarget } from '../api/wire/seal.js';

/**
 * Payloads that an adapter takes stand open, because they do not leave the page as they are; all others are sealed for the
 * platform's key. `follow` looks at an answer: after `seal-refused` the key is asked for anew.
 */
export function ownSeal(apiBase: string, merchant: string, isTaken: (target: SealTarget) => boolean) {
  let sealed: Promise<Seal> | undefined;
  const begin = () => (sealed ??= import('./platform-seal.js').then(({ platformSeal }) => platformSeal(apiBase, merchant)));
  const seal: Seal = async (payload, target) => (isTaken(target) ? payload : (await begin())(payload, target));
  const follow = async (answer: Promise<Response>): Promise<Response> => {
    const response = await answer;
    if (response.status >= 400 && (await response.clone().text()).includes('seal-refused')) sealed = undefined;
    return response;
  };
  return { seal, follow };
}
