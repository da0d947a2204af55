import { getMember } from '../../api/account/member.js';
import type { Channel } from '../kernel/environment.js';
import type { LogoutReason } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';
import { storagePrefix } from '../kernel/storage.js';

/** Why a token ended, as the other tabs that hold it need to know. */
export type TokenEnd = 'logout' | 'password' | 'expired';
export interface SessionWatch {
  /** Tells the other tabs that a token is over. Where the browser cannot, they find out when they are looked at. */
  tell(token: string, end: TokenEnd): void;
}
interface Ended {
  /** SHA-256 of the token: whoever holds the token knows it, nobody else learns anything. */
  ended: string;
  by: TokenEnd;
}

/** A tab that comes to the front tells so twice, by focus and by visibility. */
const AT_MOST_EVERY = 1000;

/**
 * Several tabs may hold one token: a duplicated tab and an opened window carry a copy of it. What ends it in one is told to the
 * others at once; and whenever a tab is looked at again, its session is proved by asking for the balance, which may have moved too.
 */
export function watchSession(shared: Shared, end: (reason: LogoutReason, by: TokenEnd) => void): SessionWatch {
  const { config, client, environment, page, session, signal, wallet } = shared;
  let channel: Channel | undefined;
  let askedAt = 0;

  function open() {
    channel ??= environment.openChannel?.(`${storagePrefix(config)}session`);
    channel?.addEventListener('message', event => void hear(event));
  }
  /** An open channel keeps a page out of the browser's back-forward cache. */
  function close() {
    channel?.close();
    channel = undefined;
  }
  async function hear({ data }: Event & { data?: unknown }) {
    const token = session.token();
    if (token === undefined || !isEnded(data)) return;
    const own = await fingerprint(token);
    if (own === data.ended && session.token() === token) end(data.by === 'expired' ? 'expired' : 'elsewhere', data.by);
  }
  function lookAgain() {
    const now = Date.now();
    if (page?.document.visibilityState === 'hidden' || Math.abs(now - askedAt) < AT_MOST_EVERY) return;
    const { state } = session.store.getState();
    if (state !== 'real' && state !== 'trial') return;
    askedAt = now;
    // A refused token ends the session by itself, whoever asked; any other failure is no news of the session.
    if (state === 'real') void wallet.refresh().catch(() => undefined);
    else void getMember(client).catch(() => undefined);
  }

  open();
  page?.addEventListener('pagehide', close, { signal });
  page?.addEventListener('pageshow', open, { signal });
  page?.addEventListener('focus', lookAgain, { signal });
  page?.document.addEventListener('visibilitychange', lookAgain, { signal });
  signal.addEventListener('abort', close);

  return {
    tell(token, by) {
      void fingerprint(token).then(ended => ended && channel?.postMessage({ ended, by } satisfies Ended));
    },
  };
}

/** Undefined where the page has no WebCrypto (http other than localhost). */
async function fingerprint(token: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return undefined;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('');
}

function isEnded(data: unknown): data is Ended {
  return typeof data === 'object' && data !== null && 'ended' in data && 'by' in data;
}
