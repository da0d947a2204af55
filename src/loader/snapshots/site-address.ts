import { apiAddress } from '../../api/wire/address.js';
import type { Place } from './place.js';

/** What stands before the paths of the site, as navigation.href() has it; undefined where the page knows no site. */
export function siteAddress({ settings: { siteUrl, navigation } }: Place): string | undefined {
  if (navigation === 'history') return '';
  return siteUrl ? apiAddress(siteUrl, document.baseURI) : undefined;
}
