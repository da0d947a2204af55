import type { Category, Vendor } from '../../api/games/games.js';

/** Every vendor of the catalogue once, in order (CON-44: 34 in the sandbox). */
export function vendorsOf(categories: readonly Category[]): Vendor[] {
  const byCode = new Map<string, Vendor>();
  for (const vendor of categories.flatMap(category => category.vendors)) if (!byCode.has(vendor.code)) byCode.set(vendor.code, vendor);
  return [...byCode.values()];
}
