import { PlatformError } from '../../api/errors.js';
import type { Query } from '../../core/core.js';

export interface SourceFigure {
  /** Minor units. */
  amount: number;
  currency?: string;
}

const REFRESH = 15_000; // ms
const LIMIT = 10_000; // ms

/** The operator's figure; undefined for an address that is not http or https. Sends no cookies and no token. */
export function sourceQuery(source: string): Query<SourceFigure> | undefined {
  if (!URL.canParse(source) || !/^https?:$/.test(new URL(source).protocol)) return undefined;
  return {
    key: `jackpot/${source}`,
    staleAfter: REFRESH,
    refreshEvery: REFRESH,
    async load(signal) {
      const response = await fetch(source, { credentials: 'omit', signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT)]) }).catch(
        (cause: unknown) => {
          throw new PlatformError(signal.aborted ? 'aborted' : 'network', `The jackpot's source gave no answer.`, { cause });
        },
      );
      return readFigure(response.ok ? await response.json().catch(() => undefined) : undefined);
    },
  };
}

/** Reads `{ amount, currency? }`, the amount in units of the currency; anything else is a bad response. */
export function readFigure(answer: unknown): SourceFigure {
  const { amount, currency } = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) {
    throw new PlatformError('bad-response', 'The source of a jackpot must answer { "amount": number, "currency"?: string }.');
  }
  return { amount: Math.round(amount * 100), ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && { currency }) };
}
