/** What a game's page may tell its frame. Amounts in minor units. */
export type GameMessage =
  | { type: 'ready' | 'exit' | 'expired' }
  /** What the game shows; undefined when it does not say. */
  | { type: 'balance'; balance: number | undefined }
  /** A round has begun, and its end is told by `round`; or it has come to nothing. */
  | { type: 'playing'; playing: boolean }
  | { type: 'round'; roundId: string; stake: number; payout: number; mode: 'real' | 'demo' };

export interface FrameRights {
  /** Value of the frame's `sandbox` attribute. */
  sandbox: string;
  /** The only origin that its messages may come from. */
  origin: string;
}

const ALWAYS = 'allow-scripts allow-forms allow-popups';

/**
 * What a game's page may do. One of the page's own origin gets no origin at all, or it could take its sandbox off; one of a
 * foreign origin keeps its own, because games need their storage. Undefined: not an address that a game may have.
 */
export function frameRights(url: string, pageOrigin: string): FrameRights | undefined {
  let address: URL;
  try {
    address = new URL(url, pageOrigin);
  } catch {
    return undefined;
  }
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return undefined;
  return address.origin === pageOrigin
    ? { sandbox: ALWAYS, origin: 'null' }
    : { sandbox: `${ALWAYS} allow-same-origin`, origin: address.origin };
}

/** Reads a posted message; undefined for what is not a game's. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== 'gp-game' || !('type' in data)) return undefined;
  switch (data.type) {
    case 'ready':
    case 'exit':
    case 'expired':
      return { type: data.type };
    case 'playing':
      return { type: 'playing', playing: 'playing' in data && data.playing === true };
    case 'balance':
      return { type: 'balance', balance: 'balance' in data && isAmount(data.balance) ? data.balance : undefined };
    case 'round': {
      const { roundId, stake, payout, mode } = data as { roundId?: unknown; stake?: unknown; payout?: unknown; mode?: unknown };
      if (typeof roundId !== 'string' || !isAmount(stake) || !isAmount(payout)) return undefined;
      return { type: 'round', roundId, stake, payout, mode: mode === 'demo' ? 'demo' : 'real' };
    }
    default:
      return undefined;
  }
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
