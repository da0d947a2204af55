import type { WidgetContract } from '../element/contract.js';

/** What the core of every page asks, whichever tags stand on it. */
export const EVERY_PAGE: WidgetContract['calls'] = {
  needs: ['getStatus', 'getPublicKey'],
  without: {
    getMember: 'sessions',
    logout: 'ending a session on the platform',
    listFavourites: 'hearts on games',
    redeemHandover: 'a login that the server of the page hands over',
    putLanguage: 'keeping the language of an account',
    getAccountEvents: 'hearing at once what changes for an account',
  },
};
