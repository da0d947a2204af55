import { randomInt } from 'node:crypto';

/**
 * A number below `most` that takes so many attempts on average, and twice as many at most. Each is as likely as any other, so that there
 * is no place where a search had better begin, and giving one up for another never pays.
 */
export function hideNumber(attempts: number): { counter: number; most: number } {
  const most = Math.max(1, 2 * attempts - 1);
  return { counter: randomInt(most), most };
}
