import type { Action } from '../../core/parts/core.js';
import { buildTree } from '../snapshots/build-tree.js';
import type { OpenLogin, Place } from '../snapshots/place.js';
import { readSnapshot } from '../snapshots/read-snapshot.js';
import { siteAddress } from '../snapshots/site-address.js';
import { showLogin } from './show-login.js';

/** What shows the login popup as the platform draws it; undefined where it has none. */
export async function prepareLogin(answer: Promise<Response>, place: Place): Promise<OpenLogin | undefined> {
  try {
    const response = await answer;
    if (response.status !== 200) return undefined;
    const snapshot = readSnapshot(await response.json(), 'gp-login', place.language);
    const siteUrl = siteAddress(place);
    const login = { snapshot, form: buildTree(snapshot.tree, siteUrl, true), popup: buildTree(snapshot.popup, siteUrl, true) };
    return (from, action, onClosed) => showLogin(login, { from, action: action as Action, onClosed, place });
  } catch (error) {
    console.warn('[gp-widgets] The login popup does not stand before its code:', error);
    return undefined;
  }
}
