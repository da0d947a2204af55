import type { MessageText, TextKey } from '../../core/parts/core.js';

/** Reads a text out of a dialog's props, which any code of the page may have handed in. */
export function readText(value: unknown): MessageText | undefined {
  if (typeof value !== 'object' || value === null || !('key' in value) || typeof value.key !== 'string') return undefined;
  const values = 'values' in value && typeof value.values === 'object' && value.values !== null ? value.values : {};
  const plain = Object.entries(values).filter((pair): pair is [string, string | number] => ['string', 'number'].includes(typeof pair[1]));
  return { key: value.key as TextKey, values: Object.fromEntries(plain) };
}
