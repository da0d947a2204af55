import { PlatformError } from '../../api/wire/errors.js';
import type { Query } from '../../core/parts/core.js';

export interface SourceFigure {
  /** Minor units. */
  amount: number;
  currency?: string;
  /** Percent of the stakes that go into it. */
  share?: number;
  /** Screens of the site: games that feed and pay it, and what holds for it. */
  games?: string;
  rules?: string;
}

const REFRESH = 15_000; // ms
const LIMIT = 10_000; // ms
/** A path of the site, never another host. */
const PATH = /^\/(?![/\\])[^\s\\]{0,200}$/;

/** The operator's figure; undefined for what is neither an address of http or https nor a path. Sends no cookies and no token. */
export function sourceQuery(source: string): Query<SourceFigure> | undefined {
  // A server that draws a first view asks nobody, and need not know the page.
  const base = source.startsWith('/') ? (globalThis.location?.href ?? 'http://page') : undefined;
  if (!URL.canParse(source, base) || !/^https?:$/.test(new URL(source, base).protocol)) return undefined;
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

/** Reads `{ amount, currency?, share?, games?, rules? }`, the amount in units of the currency; anything else is a bad response. */
export function readFigure(answer: unknown): SourceFigure {
  const { amount, currency, share, games, rules } =
    typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) {
    throw new PlatformError('bad-response', 'The source of a jackpot must answer { "amount": number, "currency"?: string }.');
  }
  return {
    amount: Math.round(amount * 100),
    ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && { currency }),
    ...(typeof share === 'number' && share > 0 && share <= 100 && { share }),
    ...(isPath(games) && { games }),
    ...(isPath(rules) && { rules }),
  };
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && PATH.test(value);
}
