import { maskSecrets } from '../log.js';

const MOST_DEPTH = 6;
const MOST_TEXT = 300;
const MOST_NAME = 100;
const REST = '…';

/**
 * What a record shows of something that others sent: JSON of about `most` bytes at the longest, secrets masked, in text that a
 * database takes. Reads no further than it shows, so that its cost is bounded too.
 */
export function outline(value: unknown, most: number): string {
  const left = { bytes: most };
  const text = JSON.stringify(maskSecrets(shorten(value, left, 0)) ?? null);
  return Buffer.byteLength(text) <= most * 2 ? text : JSON.stringify(REST);
}

function shorten(value: unknown, left: { bytes: number }, depth: number): unknown {
  if (typeof value === 'string') return spend(shortText(value, Math.min(MOST_TEXT, Math.max(0, left.bytes))), left);
  if (typeof value === 'number' || typeof value === 'boolean' || value == null) return spend(value ?? null, left);
  if (typeof value !== 'object' || depth > MOST_DEPTH) return spend(REST, left);
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value as unknown[]) {
      if (left.bytes <= 0) return [...items, REST];
      items.push(shorten(item, left, depth + 1));
    }
    return items;
  }
  const fields: [string, unknown][] = [];
  for (const name in value) {
    if (left.bytes <= 0 || name.length > MOST_NAME) return Object.fromEntries([...fields, [REST, REST]]);
    fields.push([spend(cleanText(name), left), shorten((value as Record<string, unknown>)[name], left, depth + 1)]);
  }
  return Object.fromEntries(fields);
}

/** Without what PostgreSQL takes in no text: NUL, and halves of characters. */
export function cleanText(text: string): string {
  return Buffer.from(text).toString().replaceAll('\0', '\uFFFD');
}

function shortText(text: string, most: number): string {
  return text.length <= most ? cleanText(text) : `${cleanText(text.slice(0, most))}${REST}`;
}

function spend<T extends string | number | boolean | null>(value: T, left: { bytes: number }): T {
  left.bytes -= Buffer.byteLength(JSON.stringify(value)) + 1;
  return value;
}
