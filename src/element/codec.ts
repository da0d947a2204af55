import type { AttributeContract } from './contract.js';

export type AttributeValue = string | number | boolean;

/** `page-size` → `pageSize`. */
export function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Reads an attribute's text. A boolean is true by presence, and false by `"false"`, because frameworks write it so.
 * Undefined means that the text is not a value of this attribute.
 */
export function readAttribute(contract: AttributeContract, text: string): AttributeValue | undefined {
  if (contract.type === 'boolean') return text !== 'false';
  if (contract.type === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
  return !contract.values || contract.values.includes(text) ? text : undefined;
}

/** Checks a value that a script sets as property; text is read as the attribute would be. Undefined: not a value of it. */
export function readProperty(contract: AttributeContract, value: unknown): AttributeValue | undefined {
  if (typeof value === 'string') return readAttribute(contract, value);
  if (typeof value === 'number' && contract.type === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean' && contract.type === 'boolean') return value;
  return undefined;
}

/** What a bad value should have been, for the warning. */
export function expected(contract: AttributeContract): string {
  if (contract.values) return `one of ${contract.values.map(value => JSON.stringify(value)).join(', ')}`;
  return contract.type === 'string' ? 'text' : `a ${contract.type}`;
}
