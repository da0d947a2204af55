import { PlatformError } from '../../api/wire/errors.js';
import type { Core } from '../../core/parts/core.js';
import { socialWord, type AnsweredLogin, type SocialLogin } from '../../core/identity/login-proofs.js';

const LOOK_EVERY = 500;

/** A window for a provider. To be called within the click, or browsers hold it back; null when they did. */
export function openProviderWindow(): Window | null {
  return window.open('', 'gp-social-login', 'popup,width=480,height=640');
}

/** What the window told. Rejects with `login-window-closed` (ERR-10) when it was closed without a word, and `aborted` when nobody waits any longer. */
export function providerAnswered(
  { scheduler }: Pick<Core, 'scheduler'>,
  from: Window,
  begun: SocialLogin,
  stop: AbortSignal,
): Promise<AnsweredLogin | 'cancelled'> {
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    // Its last word may still be on the way when it is first seen closed.
    let seenClosed = 0;
    const end = scheduler.every(
      LOOK_EVERY,
      () => from.closed && ++seenClosed > 1 && finish(() => reject(new PlatformError('login-window-closed', 'The window was closed.'))),
    );
    const finish = (settle: () => void) => {
      done.abort();
      end();
      settle();
    };
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const word = source === from ? socialWord(data, begun) : undefined;
      if (word) finish(() => resolve(word));
    };
    window.addEventListener('message', hear, { signal: done.signal });
    stop.addEventListener('abort', () => finish(() => reject(new PlatformError('aborted', 'The login has gone.'))), {
      signal: done.signal,
    });
  });
}
