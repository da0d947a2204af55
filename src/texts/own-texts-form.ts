import type { Texts } from './check-texts.js';

/** Whether something read is `{ "ES": { "login.title": "…" } }`; what each text is, is judged one by one. */
export function isOwnTexts(found: unknown): found is Readonly<Record<string, Texts>> {
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord(found) && Object.values(found as object).every(isRecord);
}
