import type { FailureCode } from '../../failure.js';
import type { RefusedAnswer, RoundAnswer, RoundBody, SessionAnswer, StepBody } from '../protocol.js';

/**
 * Why a call gave nothing. After `offline` (no connection, no time) and `broken` (the platform or something before it failed)
 * nobody knows whether it was booked, so it may only be repeated as it was.
 */
export type PlayProblem = 'offline' | 'broken' | 'expired' | 'insufficient' | 'maintenance' | 'unavailable' | 'busy' | 'refused';

export class PlayError extends Error {
  override name = 'PlayError';
  constructor(
    readonly problem: PlayProblem,
    message: string,
  ) {
    super(message);
  }
}

/** Whether the answer is only missing: the same call again will tell. */
export function isLost(error: unknown): boolean {
  return error instanceof PlayError && (error.problem === 'offline' || error.problem === 'broken' || error.problem === 'busy');
}

const TIME_LIMIT_MS = 12_000;
let playedAt = -Infinity;
const PROBLEMS: Readonly<Partial<Record<FailureCode, PlayProblem>>> = {
  'not-logged-in': 'expired',
  'insufficient-balance': 'insufficient',
  'game-maintenance': 'maintenance',
  maintenance: 'maintenance',
  'region-restricted': 'unavailable',
  'game-unavailable': 'unavailable',
  'rate-limited': 'busy',
};

export function fetchSession(session: string, lang: string): Promise<SessionAnswer> {
  return post<SessionAnswer>('/play/api/session', { session, lang });
}

export function fetchRound<Outcome>(body: RoundBody): Promise<RoundAnswer<Outcome>> {
  return noted(post<RoundAnswer<Outcome>>('/play/api/round', body));
}

export function fetchStep<Outcome>(body: StepBody): Promise<RoundAnswer<Outcome>> {
  return noted(post<RoundAnswer<Outcome>>('/play/api/step', body));
}

/** Any other call of the games: `fetchPlay<FixturesAnswer>('fixtures', { session })`. */
export function fetchPlay<Answer extends { success: true }>(call: string, body: object): Promise<Answer> {
  return post<Answer>(`/play/api/${call}`, body);
}

/** When a round was last asked for or answered, by the clock of `performance`. */
export function lastPlayed(): number {
  return playedAt;
}

/** Letters and digits that no other round has; works without a secure context. */
export function newRoundId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

function noted<Answer>(asking: Promise<Answer>): Promise<Answer> {
  const note = () => void (playedAt = performance.now());
  note();
  return asking.finally(note);
}

async function post<Answer extends { success: true }>(path: string, body: object): Promise<Answer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIME_LIMIT_MS);
  let answer: Answer | RefusedAnswer;
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: stop.signal,
    });
    answer = (await response.json()) as Answer | RefusedAnswer;
    if (response.status >= 500 && !(answer.success === false && answer.code in PROBLEMS))
      throw new PlayError('broken', `status ${response.status}`);
  } catch (error) {
    // No connection, no time, or something between that answered no JSON: the round may or may not have been booked.
    if (error instanceof PlayError) throw error;
    throw new PlayError(error instanceof SyntaxError ? 'broken' : 'offline', error instanceof Error ? error.message : 'no answer');
  } finally {
    clearTimeout(timer);
  }
  if (answer.success) return answer;
  throw new PlayError(PROBLEMS[answer.code] ?? 'refused', answer.message);
}
