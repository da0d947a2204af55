import { redeemHandover } from '../../api/account/session.js';
import { isPlatformError, PlatformError } from '../../api/wire/errors.js';
import type { Shared } from '../parts/shared.js';

/** In the tab: the code that was handed over last, and until it is redeemed the secret that goes with it. */
const HANDOVER = 'handover';
const SPENT = 'spent';

/** Whether this tab has its session of the code already, as after a reload of the same document. Throws PlatformError when that has ended. */
export async function isHandedOver({ session, tab }: Shared, code: string): Promise<boolean> {
  if (tab.get(HANDOVER) !== `${code} ${SPENT}`) return false;
  await session.restore();
  if (session.store.getState().state === 'real') return true;
  throw new PlatformError(
    'code-expired',
    'This code has been redeemed, and its session has ended. Ask the server of the page for another.',
  );
}

/**
 * The session's token for a code of the host's server. A lost answer is asked for again with the same secret, by the client, by whoever hands
 * the code over again, and after a reload. Throws PlatformError.
 */
export async function redeem({ client, tab }: Shared, code: string): Promise<string> {
  const [known, kept] = (tab.get(HANDOVER) ?? '').split(' ');
  const claim = (known === code && kept) || crypto.randomUUID();
  tab.set(HANDOVER, `${code} ${claim}`);
  const { token = '' } = await redeemHandover(client, code, claim).catch((error: unknown) => {
    throw isPlatformError(error) && error.code === 'code-expired' ? whyOver(error) : error;
  });
  return token;
}

/** The same refusal in words for the host's developer, who made the code. */
function whyOver(cause: PlatformError): PlatformError {
  const { code, status, serverMessage, value } = cause;
  const message = (value as { used?: unknown } | undefined)?.used
    ? 'This code was redeemed elsewhere: by another tab, device or page, or by whoever took it.'
    : 'This code was over before it was redeemed. Is the document that carries it kept by a cache?';
  return new PlatformError(code, message, { status, serverMessage, value, cause });
}

/** The session stands: the code is needed no more. */
export function noteHandedOver({ tab }: Shared, code: string): void {
  tab.set(HANDOVER, `${code} ${SPENT}`);
}
