import type { Answer } from './target.js';

/** As many clients as the platform is promised to stand. */
export const CLIENTS = 32;

/** Sends what `ask` makes for each number, all of it before an answer is read. */
export function atOnce(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
}

/** How many were answered with success. */
export function done(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status === 200).length;
}

/** What the answers with a fault of the platform itself say, each once. */
export function broken(answers: readonly Answer[]): string[] {
  return [...new Set(answers.filter(({ status }) => status >= 500).map(({ status, text }) => `${status} ${text.slice(0, 160)}`))];
}
