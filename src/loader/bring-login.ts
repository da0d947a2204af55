import { LOGIN_SNAPSHOT } from '../api/wire/snapshot.js';
import { isVisitor } from './snapshots/is-visitor.js';
import { ownFile } from './own-file.js';
import type { OpenLogin, Place } from './snapshots/place.js';
import { snapshotAddress } from './snapshots/snapshot-address.js';

/**
 * Asks for the login popup before its code, for a visitor; nothing where the page wants none (`data-early-login="false"`), the
 * platform has none, or a file does not come. `base` is the address of gp.js.
 */
export function bringLogin(place: Place, base: string): Promise<OpenLogin | undefined> | undefined {
  if (place.settings.earlyLogin === 'false' || !isVisitor(place)) return undefined;
  const answer = fetch(snapshotAddress(place, LOGIN_SNAPSHOT));
  answer.catch(() => undefined);
  return ownFile<typeof import('./early-login.js')>('early-login', base).then(
    ({ prepareLogin }) => prepareLogin(answer, place),
    () => undefined,
  );
}
