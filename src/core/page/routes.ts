import type { Action, DialogName, Route, ScreenId } from '../parts/core.js';

const FULL = { header: true, sideMenu: true, footer: true };
const GAME = { header: true, sideMenu: false, footer: true }; // NAV-47
const SEAMLESS = { header: true, sideMenu: false, footer: false }; // NAV-45, NAV-46
const OWN = { header: false, sideMenu: false, footer: false }; // NAV-15, OP-55

interface More {
  params?: Record<string, string>;
  frame?: Route['frame'];
  guard?: Action;
  dialog?: DialogName;
  redirect?: string;
  /** Also the end of the banner group's name. */
  banners?: string;
}

/** The whole route table (NAV-04 to NAV-47; OP-03, OP-55, OP-74 to OP-77). Paths are compared without regard to case. */
export const ROUTES: readonly Route[] = [
  ...['/', '/index', '/index.html', '/home'].map(path => route(path, 'home', { banners: 'home' })),
  route('/login', 'home', { banners: 'home', dialog: 'login', redirect: '/' }),
  route('/register', 'home', { banners: 'home', dialog: 'register' }),
  route('/forgot', 'home', { banners: 'forget', dialog: 'forgot-password', redirect: '/' }),
  route('/agent', 'agent'),
  route('/agentHome', 'agent-home', { frame: OWN, guard: 'agent-centre' }),
  route('/member', 'member', { guard: 'member-centre' }),
  route('/help', 'help'),
  ...['sports', 'esports', 'lott', 'elott'].map(type =>
    route(`/${type}`, 'game-centre', { params: { type: type.toUpperCase() }, banners: type }),
  ),
  ...['live', 'fish', 'rng', 'pvp'].map(type => route(`/${type}`, 'game-list', { params: { type: type.toUpperCase() }, banners: type })),
  // Sports on the wire, and by its banners: CON-68 has no group of its own for it.
  route('/cockfight', 'game-list', { params: { type: 'COCKFIGHT' }, banners: 'sports' }),
  route('/favorite', 'account-games', { params: { list: 'favourites' }, guard: 'favourites' }),
  route('/recent', 'account-games', { params: { list: 'recent' }, guard: 'recent' }),
  route('/lottery', 'lottery', { frame: GAME, guard: 'lottery' }),
  route('/lottert', 'lottery', { frame: GAME, guard: 'lottery', redirect: '/lottery' }),
  route('/seaLottery', 'lottery', { frame: GAME, guard: 'lottery', params: { prizeMode: 'SEA' } }),
  route('/vnLottery', 'lottery', { frame: GAME, guard: 'lottery', params: { group: 'VN' } }),
  route('/promotions', 'promotions'),
  route('/pointMall', 'points-mall', { guard: 'points-mall' }),
  route('/seamless', 'seamless', { frame: SEAMLESS }),
  route('/search', 'search'),
  ...(['mirror', 'download', 'blog', 'brand', 'agreement', 'winners', 'leaderboard'] as const).map(name => route(`/${name}`, name)),
];

const BY_PATH: ReadonlyMap<string, Route> = new Map(ROUTES.map(entry => [entry.path.toLowerCase(), entry]));

/** The route of a path; unknown paths lead home (OP-67). */
export function routeOf(path: string): Route {
  return BY_PATH.get(path.toLowerCase().replace(/(.)\/+$/, '$1')) ?? ROUTES[0]!;
}

const CATEGORY_PATHS: Readonly<Record<string, string>> = {
  ELOTT: '/elott', // NAV-48
  LOTT: '/elott',
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  RNG: '/rng',
  PVP: '/pvp',
  ESPORTS: '/esports',
  COCKFIGHT: '/cockfight',
};

/** Path of a category (NAV-48..55); those without a screen of their own are listed by the lobby (OP-47). */
export function categoryPath(code: string): string {
  return CATEGORY_PATHS[code] ?? `/?category=${encodeURIComponent(code)}`;
}

function route(path: string, screen: ScreenId, { banners, frame = FULL, ...more }: More = {}): Route {
  return { path, screen, frame, ...more, ...(banners ? { bannerGroup: `w_${banners}` } : {}) };
}
