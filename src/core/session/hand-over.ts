import { redeemHandover } from '../../api/account/session.js';
import { isPlatformError, PlatformError } from '../../api/wire/errors.js';
import type { Shared } from '../parts/shared.js';

export interface HandOver {
  /** Whether this tab has its session of the code already, as after a reload of the same document. Throws PlatformError when that has ended. */
  has(code: string): Promise<boolean>;
  /**
   * The session's token for a code of the host's server. A lost answer is asked for again with the same secret, by the client, by whoever
   * hands the code over again, and after a reload. Throws PlatformError, in words for the host's developer, who made the code.
   */
  redeem(code: string): Promise<string>;
  /** The session stands: the code is needed no more. */
  note(code: string): void;
}

/** In the tab: the code that was handed over last, and until it is redeemed the secret that goes with it. */
const HANDOVER = 'handover';
const SPENT = 'spent';

export function createHandOver({ client, page, session, tab }: Shared): HandOver {
  /** The tab forgets it with the session, this page does not. */
  let spent: string | undefined;

  function explain(cause: unknown): unknown {
    if (!isPlatformError(cause)) return cause;
    const { code, status, serverMessage, value } = cause;
    const origin = page?.location.origin ?? 'its own';
    const messages: Partial<Record<string, string>> = {
      'code-expired': (value as { used?: unknown } | undefined)?.used
        ? 'This code was redeemed before: by this tab, before it logged out, or by another tab, device or page. Each document needs a code of its own.'
        : 'This code was over before it was redeemed. Is the document that carries it kept by a cache?',
      'code-invalid': `This code was never given, or not for pages of ${origin}. Which origin did the server name?`,
      network: `The platform could not be reached, or does not let pages of ${origin} read its answers: is that among the origins that it allows (GP_ALLOWED_ORIGINS of the sandbox)?`,
    };
    const message = messages[code];
    return message ? new PlatformError(code, message, { status, serverMessage, value, cause }) : cause;
  }

  return {
    async has(code) {
      if (tab.get(HANDOVER) === `${code} ${SPENT}`) {
        await session.restore();
        if (session.store.getState().state === 'real') return true;
      } else if (code !== spent) return false;
      throw new PlatformError(
        'code-expired',
        'This code was redeemed before, by this page, and its session has ended. Ask the server of the page for another.',
      );
    },
    async redeem(code) {
      const [known, kept] = (tab.get(HANDOVER) ?? '').split(' ');
      const claim = (known === code && kept) || crypto.randomUUID();
      tab.set(HANDOVER, `${code} ${claim}`);
      const { token = '' } = await redeemHandover(client, code, claim).catch((error: unknown) => {
        throw explain(error);
      });
      return token;
    },
    note(code) {
      spent = code;
      tab.set(HANDOVER, `${code} ${SPENT}`);
    },
  };
}
