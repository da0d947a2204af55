import { registry } from './registry/registry.js';

/** Defines every tag; each one's code is loaded at once. Resolves when all stand. */
export async function defineAll(): Promise<void> {
  await Promise.all(Object.values(registry).map(load => load()));
}
