import type { TextKey } from '../../texts/text-keys.js';
import type { Action } from './access.js';
import type { DialogName } from './dialogs.js';

interface Frame {
  header: boolean;
  sideMenu: boolean;
  footer: boolean;
}
const FULL: Frame = { header: true, sideMenu: true, footer: true };
const GAME: Frame = { header: true, sideMenu: false, footer: true }; // NAV-47
const SEAMLESS: Frame = { header: true, sideMenu: false, footer: false }; // NAV-45, NAV-46
const OWN: Frame = { header: false, sideMenu: false, footer: false }; // NAV-15, OP-55

/** What a row says beside its path and screen. */
interface More {
  /** Fixed parameters of the screen, such as `{ type: 'LIVE' }`. */
  params?: Readonly<Record<string, string>>;
  frame?: Frame;
  /** Asked before the route is entered. */
  guard?: Action;
  /** Dialog to open over the screen, the address becoming `redirect`. */
  dialog?: DialogName;
  redirect?: string;
  /** Also the end of the banner group's name. */
  banners?: string;
}
/** The one widget of a screen, and the screen's heading. */
export interface Only<Tag extends string> {
  tag: Tag;
  title: TextKey;
  /** The heading is read out, not seen: the widget has one of its own. */
  ownTitle?: boolean;
  attributes?: Readonly<Record<string, string>>;
}

/** Screens whose widgets depend on the address: `widgets/outlet/screens.ts` puts them together. */
const COMPOSED = [
  ...['/', '/index', '/index.html', '/home'].map(path => route(path, 'home', { banners: 'home' })),
  route('/login', 'home', { banners: 'home', dialog: 'login', redirect: '/' }),
  route('/register', 'home', { banners: 'home', dialog: 'register' }),
  route('/forgot', 'home', { banners: 'forget', dialog: 'forgot-password', redirect: '/' }),
  route('/help', 'help'),
  ...['sports', 'esports', 'lott', 'elott'].map(type =>
    route(`/${type}`, 'game-centre', { params: { type: type.toUpperCase() }, banners: type }),
  ),
  ...['live', 'fish', 'rng', 'pvp'].map(type => route(`/${type}`, 'game-list', { params: { type: type.toUpperCase() }, banners: type })),
  // Sports on the wire, and by its banners: CON-68 has no group of its own for it.
  route('/cockfight', 'game-list', { params: { type: 'COCKFIGHT' }, banners: 'sports' }),
  route('/lottery', 'lottery', { frame: GAME, guard: 'lottery' }),
  route('/lottert', 'lottery', { frame: GAME, guard: 'lottery', redirect: '/lottery' }),
  route('/seaLottery', 'lottery', { frame: GAME, guard: 'lottery', params: { prizeMode: 'SEA' } }),
  route('/vnLottery', 'lottery', { frame: GAME, guard: 'lottery', params: { group: 'VN' } }),
  route('/search', 'search'),
];
/** What every other path leads to (OP-67): no path of its own, because it stands at whatever was asked for. */
const NOT_FOUND = route('', 'not-found');

const ROUTED = { 'follow-route': '' };
const ALONE = { single: '', 'without-heading': '' };
/** Screens of one widget: a row is all that such a screen needs. */
const SINGLE = [
  only('/agent', 'agent', { tag: 'gp-agent-login', title: 'outlet.agents', ownTitle: true, attributes: { landing: '' } }),
  only(
    '/agentHome',
    'agent-home',
    { tag: 'gp-agent-centre', title: 'nav.agent', ownTitle: true, attributes: ROUTED },
    { frame: OWN, guard: 'agent-centre' },
  ),
  only(
    '/member',
    'member',
    { tag: 'gp-member-centre', title: 'nav.account', ownTitle: true, attributes: ROUTED },
    { guard: 'member-centre' },
  ),
  ...(
    [
      ['/favorite', 'favourites', 'nav.favourites'],
      ['/recent', 'recent', 'nav.recent'],
    ] as const
  ).map(([path, list, title]) =>
    only(path, 'account-games', { tag: 'gp-account-games', title, attributes: { list, ...ROUTED, 'without-title': '' } }, { guard: list }),
  ),
  only('/promotions', 'promotions', { tag: 'gp-promotions', title: 'outlet.promotions', attributes: ROUTED }),
  only('/pointMall', 'points-mall', { tag: 'gp-points-mall', title: 'nav.points-mall', attributes: ROUTED }, { guard: 'points-mall' }),
  // The page of the game that follows in the address, as `/game/<vendor>/<code>`.
  only('/game', 'game-page', { tag: 'gp-game-page', title: 'outlet.game', ownTitle: true, attributes: ROUTED }),
  only('/seamless', 'seamless', { tag: 'gp-game', title: 'outlet.game', ownTitle: true }, { frame: SEAMLESS }),
  only('/mirror', 'mirror', { tag: 'gp-mirrors', title: 'footer.mirrors' }),
  only('/download', 'download', { tag: 'gp-app-download', title: 'footer.download' }),
  only('/blog', 'blog', { tag: 'gp-blog', title: 'nav.blog', attributes: ROUTED }),
  only('/brand', 'brand', { tag: 'gp-help', title: 'footer.brand', attributes: { ...ALONE, topic: 'brand' } }),
  only('/agreement', 'agreement', { tag: 'gp-help', title: 'footer.agreement', attributes: { ...ALONE, topic: 'agreement' } }),
  only('/winners', 'winners', { tag: 'gp-winners', title: 'winners.title', attributes: { list: 'winners', 'without-title': '' } }),
  only('/leaderboard', 'leaderboard', {
    tag: 'gp-winners',
    title: 'winners.leaderboard',
    attributes: { list: 'leaderboard', 'without-title': '' },
  }),
];

export type ComposedScreen = (typeof COMPOSED)[number]['screen'] | typeof NOT_FOUND.screen;
type SingleScreen = (typeof SINGLE)[number]['screen'];
/** That each of these tags is one of ours is for who shows them to see. */
type ScreenTag = (typeof SINGLE)[number]['only']['tag'];

export type ScreenId = ComposedScreen | SingleScreen;
export type Route = Omit<More, 'banners'> & { path: string; frame: Frame; bannerGroup?: string } & (
    { screen: ComposedScreen; only?: undefined } | { screen: SingleScreen; only: Only<ScreenTag> }
  );

/** The whole route table (NAV-04 to NAV-47; OP-03, OP-55, OP-74 to OP-77). Paths are compared without regard to case. */
export const ROUTES: readonly Route[] = [...COMPOSED, ...SINGLE];

const BY_PATH: ReadonlyMap<string, Route> = new Map(ROUTES.map(entry => [entry.path.toLowerCase(), entry]));

/** The route of a path; what names a game belongs to the one route of games. */
export function routeOf(path: string): Route {
  return BY_PATH.get(routePath(path)) ?? NOT_FOUND;
}

/** A path as the table names it, in small letters. */
export function routePath(path: string): string {
  return path.toLowerCase().replace(/^(\/game)(?:\/[^/]+){2}\/*$|(.)\/+$/, '$1$2');
}

/** Path of a category (NAV-48..55); those without a screen of their own are listed by the lobby (OP-47). */
export function categoryPath(code: string): string {
  const type = code === 'LOTT' ? 'ELOTT' : code; // NAV-48
  return ROUTES.find(({ params }) => params?.type === type)?.path ?? `/?category=${encodeURIComponent(code)}`;
}

function route<const Screen extends string>(path: string, screen: Screen, { banners, frame = FULL, ...more }: More = {}) {
  return { path, screen, frame, ...more, ...(banners && { bannerGroup: `w_${banners}` }) };
}

function only<const Screen extends string, const Tag extends string>(path: string, screen: Screen, widget: Only<Tag>, more?: More) {
  return { ...route(path, screen, more), only: widget };
}
