import { apiAddress } from '../../api/wire/address.js';
import type { Place } from './place.js';

/** What stands before the paths of the site, as navigation.href() has it. */
export function siteAddress({ settings: { siteUrl, navigation } }: Place): string {
  return (navigation !== 'history' && siteUrl && apiAddress(siteUrl, document.baseURI)) || '';
}
