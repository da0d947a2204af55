import type { Location, ScreenId, TextKey } from '../../core/parts/core.js';
import type { WidgetTag } from '../../element/tags.js';

/** A widget of a screen. */
export interface Part {
  tag: WidgetTag;
  /** Names its slot, and keeps it alive from one screen to the next that has it too. */
  slot: string;
  attributes: Readonly<Record<string, string>>;
}
export interface Screen {
  /** Translation key of the heading; a category's title replaces it. */
  title: TextKey;
  /** The category whose title is the heading. */
  category?: string;
  /** Whether the heading is seen, or only read out. */
  showsTitle: boolean;
  parts: readonly Part[];
}

/** What the page says about the screens. */
export interface ScreenOptions {
  jackpotSource?: string | undefined;
}

type MakeScreen = (location: Location, options: ScreenOptions) => Screen;

const lobby = (attributes: Record<string, string>): Part => ({ tag: 'gp-lobby', slot: 'lobby', attributes });
const banners = ({ route }: Location): Part[] =>
  route.bannerGroup ? [{ tag: 'gp-banners', slot: 'banners', attributes: { group: route.bannerGroup } }] : [];

const category: MakeScreen = location => {
  const code = location.route.params?.type ?? '';
  return {
    title: 'nav.home',
    category: code,
    showsTitle: false,
    parts: [...banners(location), lobby({ category: code, 'follow-route': '' })],
  };
};

/** A category without a path of its own is the home with nothing above its list. */
const home: MakeScreen = (location, { jackpotSource }) => {
  const code = location.query.category;
  const parts: Part[] = code
    ? [lobby({ 'follow-route': '', category: code })]
    : [
        ...banners(location),
        { tag: 'gp-notice-ticker', slot: 'notices', attributes: {} },
        { tag: 'gp-winner-ticker', slot: 'ticker', attributes: {} },
        { tag: 'gp-jackpot', slot: 'jackpot', attributes: jackpotSource ? { source: jackpotSource } : {} },
        lobby({ 'follow-route': '' }),
      ];
  return { title: 'nav.home', category: code?.toUpperCase(), showsTitle: false, parts };
};

/** A screen of one widget, whose heading is seen, or only read out. */
const single = (
  title: TextKey,
  showsTitle: boolean,
  tag: WidgetTag,
  attributes: Readonly<Record<string, string>> = {},
  slot: string = tag,
): Screen => ({
  title,
  showsTitle,
  parts: [{ tag, slot, attributes }],
});

/** One text of the help centre as a page of its own. */
const text = (title: TextKey, topic: string) => single(title, true, 'gp-help', { single: '', 'without-heading': '', topic }, topic);

const accountGames = (title: TextKey, list: string) =>
  single(title, true, 'gp-account-games', { list, 'follow-route': '', 'without-title': '' });
const winners = (title: TextKey, list: string) => single(title, true, 'gp-winners', { list, 'without-title': '' });

/** What each screen is made of. */
const SCREENS: Readonly<Record<ScreenId, MakeScreen>> = {
  home,
  'game-list': category,
  'game-centre': category,
  'account-games': ({ route: { params } }) =>
    params?.list === 'favourites' ? accountGames('nav.favourites', 'favourites') : accountGames('nav.recent', 'recent'),
  winners: () => winners('winners.title', 'winners'),
  leaderboard: () => winners('winners.leaderboard', 'leaderboard'),
  help: ({ hash }) =>
    hash === 'feedback' ? single('nav.feedback', true, 'gp-feedback') : single('nav.help', true, 'gp-help', { 'follow-route': '' }),
  mirror: () => single('footer.mirrors', true, 'gp-mirrors'),
  download: () => single('footer.download', true, 'gp-app-download'),
  promotions: () => single('outlet.promotions', true, 'gp-promotions', { 'follow-route': '' }),
  'points-mall': () => single('nav.points-mall', true, 'gp-points-mall', { 'follow-route': '' }),
  blog: () => single('nav.blog', true, 'gp-blog', { 'follow-route': '' }),
  agreement: () => text('footer.agreement', 'agreement'),
  brand: () => text('footer.brand', 'brand'),
  search: () => ({ title: 'outlet.search', showsTitle: false, parts: [lobby({ 'follow-route': '' })] }),
  lottery: ({ route: { params }, query }) =>
    single('outlet.lottery', false, 'gp-lottery', {
      'prize-mode': params?.prizeMode ?? '',
      group: params?.group ?? '',
      'game-code': query.gameCode ?? '',
      'follow-route': '',
    }),
  agent: () => single('outlet.agents', false, 'gp-agent-login', { landing: '' }),
  member: () => single('nav.account', false, 'gp-member-centre', { 'follow-route': '' }),
  'agent-home': () => single('nav.agent', false, 'gp-agent-centre', { 'follow-route': '' }),
  seamless: () => single('outlet.game', false, 'gp-game'),
};

/** The screen of a place. */
export function screenOf(location: Location, options: ScreenOptions = {}): Screen {
  return SCREENS[location.route.screen](location, options);
}
