import { EARLY_ANSWERS } from '../api/wire/early-calls.js';

export interface Asker {
  apiBase: string;
  merchant: string;
  language: string;
}

/** Starts public first calls, each address once, and leaves the answers where the client looks for them. `calls` as in the chunk map. */
export function askEarly(calls: readonly (string | undefined)[], { apiBase, merchant, language }: Asker): void {
  const page = globalThis as { [EARLY_ANSWERS]?: Map<string, Promise<Response>> };
  const answers = (page[EARLY_ANSWERS] ??= new Map());
  for (const call of calls) {
    const url = apiBase + call?.replace('~m', encodeURIComponent(merchant)).replace('~l', language);
    if (!call || asked.has(url)) continue;
    asked.add(url);
    const answer = fetch(url, { credentials: 'omit' });
    // Whoever takes the answer hears of the failure; nobody may come.
    answer.catch(() => undefined);
    answers.set(url, answer);
  }
}

const asked = new Set<string>();
