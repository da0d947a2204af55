import type { Lottery } from '../../api/games/lottery.js';

/** When the draw closes that takes bets at `now`, reckoned on from the last one known; undefined when none is known. */
export function nextClosing({ closesAt, every }: Pick<Lottery, 'closesAt' | 'every'>, now: number): number | undefined {
  if (closesAt === undefined || closesAt > now || every <= 0) return closesAt;
  const period = every * 1_000;
  return closesAt + (Math.floor((now - closesAt) / period) + 1) * period;
}

/** Time left as `02:05`, `1:02:05` or `3d 01:02:05`; the letter for days is the language's. */
export function timeLeft(ms: number, dayLetter: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (days > 0) return `${days}${dayLetter} ${two(hours)}:${rest}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
