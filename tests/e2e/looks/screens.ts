import { allLooks, type LookName } from './look.js';

/** A view of the site that has reference pictures. */
export interface LookedAt {
  name: string;
  path: string;
  /** Seen by `demo_member`. */
  member?: true;
  looks: readonly LookName[];
}

/** The home in every look; the others in some, each width, theme and language among them. */
export const screens: readonly LookedAt[] = [
  { name: 'home', path: '/', looks: allLooks },
  { name: 'home-member', path: '/', member: true, looks: ['390 light EN', '768 dark AR', '1280 dark ES'] },
  { name: 'category', path: '/rng', looks: ['390 dark ES', '768 light AR', '1280 light EN'] },
  { name: 'login', path: '/login', looks: ['390 light ES', '768 dark AR', '1280 dark EN'] },
  { name: 'register', path: '/register', looks: ['390 dark EN', '768 light AR', '1280 light ES'] },
  { name: 'help', path: '/help', looks: ['390 dark ES', '768 light AR', '1280 light EN'] },
  { name: 'app-download', path: '/download', looks: ['390 light EN', '1280 dark ES'] },
  { name: 'brand', path: '/brand', looks: ['390 dark ES', '1280 light EN'] },
  { name: 'sports', path: '/sports', looks: ['390 light ES', '1280 dark EN'] },
  { name: 'draws', path: '/elott', looks: ['390 dark EN', '1280 light ES'] },
  { name: 'game', path: '/game/BZP/BZP1002', looks: ['390 dark EN', '768 light AR', '1280 light ES'] },
  { name: 'lotteries', path: '/lottery', member: true, looks: ['390 light ES', '1280 dark EN'] },
  { name: 'promotions', path: '/promotions', looks: ['390 dark EN', '1280 light ES'] },
  { name: 'deposit', path: '/member?page=depositv2', member: true, looks: ['390 light EN', '1280 dark ES'] },
  { name: 'profit', path: '/member?page=personalProfit', member: true, looks: ['390 dark ES', '1280 light EN'] },
  { name: 'vip', path: '/member?page=vip', member: true, looks: ['390 light EN', '1280 dark ES'] },
  { name: 'search-nothing', path: '/search?q=zzzzzz', looks: ['390 light EN', '1280 dark AR'] },
];
