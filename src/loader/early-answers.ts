import { callUrl } from '../api/address.js';
import { EARLY_ANSWERS, earlyCall, type EarlyCallName } from '../api/early-calls.js';

export interface Asker {
  apiBase: string;
  merchant: string;
  language: string;
}

/** Starts public first calls, each address once, and leaves the answers where the client looks for them. */
export function askEarly(names: readonly EarlyCallName[], { apiBase, ...caller }: Asker): void {
  const page = globalThis as { [EARLY_ANSWERS]?: Map<string, Promise<Response>> };
  const answers = (page[EARLY_ANSWERS] ??= new Map());
  for (const name of names) {
    const { path, query } = earlyCall(name, caller);
    const url = callUrl(apiBase, path, query);
    if (asked.has(url)) continue;
    asked.add(url);
    const answer = fetch(url, { credentials: 'omit' });
    // Whoever takes the answer hears of the failure; nobody may come.
    answer.catch(() => undefined);
    answers.set(url, answer);
  }
}

const asked = new Set<string>();
