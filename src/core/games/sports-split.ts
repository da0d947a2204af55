import type { Category } from '../../api/games/games.js';

const ESPORTS: ReadonlySet<string> = new Set(['AV', 'IMES', 'IA', 'AI', 'TF']); // CON-58
const COCKFIGHT: ReadonlySet<string> = new Set(['SV3', 'DS88', 'DIG', 'WGB', 'WS168']); // CON-59

/**
 * Moves e-sports and cockfight vendors out of sports into categories of their own, right after sports (LOB-38..40), joining
 * them to such categories that the platform already sends; then leaves out categories without vendors (NAV-56).
 */
export function splitSports(categories: readonly Category[]): Category[] {
  const sports = categories.find(({ code }) => code === 'SPORTS');
  if (!sports) return withVendors(categories);
  const moved = [part('ESPORTS', ESPORTS), part('COCKFIGHT', COCKFIGHT)];
  const rest = sports.vendors.filter(({ code }) => !ESPORTS.has(code) && !COCKFIGHT.has(code));
  return withVendors(
    categories
      .filter(({ code }) => code !== 'ESPORTS' && code !== 'COCKFIGHT')
      .flatMap(category => (category === sports ? [{ ...sports, vendors: rest }, ...moved] : [category])),
  );

  function part(code: string, vendorCodes: ReadonlySet<string>): Category {
    const own = categories.find(category => category.code === code);
    const vendors = sports!.vendors.filter(vendor => vendorCodes.has(vendor.code)).map(vendor => ({ ...vendor, type: code }));
    const known = new Set(own?.vendors.map(vendor => vendor.code));
    return {
      title: code,
      lang: '',
      subcategories: [],
      ...own,
      code,
      vendors: [...(own?.vendors ?? []), ...vendors.filter(vendor => !known.has(vendor.code))],
    };
  }
}

function withVendors(categories: readonly Category[]): Category[] {
  return categories.filter(({ vendors }) => vendors.length > 0);
}
