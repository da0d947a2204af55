import type { Config } from '../../../core/kernel/config.js';
import { createStorages } from '../../../core/kernel/storage.js';

/** The end of a session removes it by this name (core/session/session-flow.ts). */
const NAME = 'searches';
const MOST = 6;
/** Fewer letters are no search that one would want again, and more none that the field takes. */
const LENGTH = [2, 60] as const;

/** What was searched for on this browser, the last first. */
export function recentSearches(config: Config): string[] {
  try {
    const kept: unknown = JSON.parse(valuesOf(config).get(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepSearch(config: Config, text: string): void {
  if (!isSearch(text)) return;
  const others = recentSearches(config).filter(search => search.toLowerCase() !== text.toLowerCase());
  valuesOf(config).set(NAME, JSON.stringify([text, ...others].slice(0, MOST)));
}

export function forgetSearches(config: Config): void {
  valuesOf(config).remove(NAME);
}

function valuesOf(config: Config) {
  return createStorages(config, window).local;
}

/** Whatever else on this origin wrote there. */
function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.length >= LENGTH[0] && value.length <= LENGTH[1];
}
