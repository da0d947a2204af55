import type { Location, ScreenId } from '../../core/core.js';
import type { WidgetTag } from '../contracts.js';

/** A widget of a screen. */
export interface Part {
  tag: WidgetTag;
  /** Names its slot, and keeps it alive from one screen to the next that has it too. */
  slot: string;
  attributes: Readonly<Record<string, string>>;
}
export interface Screen {
  /** Translation key of the heading; a category's title replaces it. */
  title: string;
  /** The category whose title is the heading. */
  category?: string;
  /** Whether the heading is seen, or only read out. */
  showsTitle: boolean;
  parts: readonly Part[];
}

type MakeScreen = (location: Location) => Screen;

const lobby = (attributes: Record<string, string>): Part => ({ tag: 'gp-lobby', slot: 'lobby', attributes });
const banners = ({ route }: Location): Part[] => (route.bannerGroup ? [{ tag: 'gp-banners', slot: 'banners', attributes: { group: route.bannerGroup } }] : []);

const category: MakeScreen = location => {
  const code = location.route.params?.type ?? '';
  return { title: 'nav.home', category: code, showsTitle: false, parts: [...banners(location), lobby({ category: code, 'follow-route': '' })] };
};

/** A category without a path of its own is the home with nothing above its list. */
const home: MakeScreen = location => {
  const code = location.query.category;
  const parts: Part[] = code
    ? [lobby({ 'follow-route': '', category: code })]
    : [
        ...banners(location),
        { tag: 'gp-notice-ticker', slot: 'notices', attributes: {} },
        { tag: 'gp-winner-ticker', slot: 'ticker', attributes: {} },
        { tag: 'gp-jackpot', slot: 'jackpot', attributes: {} },
        lobby({ 'follow-route': '' }),
      ];
  return { title: 'nav.home', category: code?.toUpperCase(), showsTitle: false, parts };
};

/** One text of the help centre as a page of its own. */
const text = (title: string, topic: string): Screen => ({
  title,
  showsTitle: true,
  parts: [{ tag: 'gp-help', slot: `help-${topic}`, attributes: { single: '', 'without-heading': '', topic } }],
});

/** What each built screen is made of. A screen that is missing here is not built yet. */
const SCREENS: Partial<Record<ScreenId, MakeScreen>> = {
  home,
  'game-list': category,
  'game-centre': category,
  'account-games': ({ route }) => {
    const favourites = route.params?.list === 'favourites';
    return {
      title: favourites ? 'nav.favourites' : 'nav.recent',
      showsTitle: true,
      parts: [{ tag: 'gp-account-games', slot: 'account-games', attributes: { list: favourites ? 'favourites' : 'recent', 'follow-route': '', 'without-title': '' } }],
    };
  },
  winners: () => ({ title: 'winners.title', showsTitle: true, parts: [{ tag: 'gp-winners', slot: 'winners', attributes: { list: 'winners', 'without-title': '' } }] }),
  leaderboard: () => ({ title: 'winners.leaderboard', showsTitle: true, parts: [{ tag: 'gp-winners', slot: 'winners', attributes: { list: 'leaderboard', 'without-title': '' } }] }),
  help: ({ hash }) =>
    hash === 'feedback'
      ? { title: 'nav.feedback', showsTitle: true, parts: [{ tag: 'gp-feedback', slot: 'feedback', attributes: {} }] }
      : { title: 'nav.help', showsTitle: true, parts: [{ tag: 'gp-help', slot: 'help', attributes: { 'follow-route': '' } }] },
  mirror: () => ({ title: 'footer.mirrors', showsTitle: true, parts: [{ tag: 'gp-mirrors', slot: 'mirrors', attributes: {} }] }),
  download: () => ({ title: 'footer.download', showsTitle: true, parts: [{ tag: 'gp-app-download', slot: 'apps', attributes: {} }] }),
  blog: () => ({ title: 'nav.blog', showsTitle: true, parts: [{ tag: 'gp-blog', slot: 'blog', attributes: { 'follow-route': '' } }] }),
  agreement: () => text('footer.agreement', 'agreement'),
  brand: () => text('footer.brand', 'brand'),
  search: () => ({ title: 'outlet.search', showsTitle: false, parts: [lobby({ 'follow-route': '' })] }),
  lottery: ({ route, query }) => ({
    title: 'outlet.lottery',
    showsTitle: false,
    parts: [
      {
        tag: 'gp-lottery',
        slot: 'lottery',
        attributes: { 'prize-mode': route.params?.prizeMode ?? '', group: route.params?.group ?? '', 'game-code': query.gameCode ?? '', 'follow-route': '' },
      },
    ],
  }),
  agent: () => ({ title: 'outlet.agents', showsTitle: false, parts: [{ tag: 'gp-agent-login', slot: 'agent-login', attributes: { landing: '' } }] }),
  'agent-home': () => ({ title: 'nav.agent', showsTitle: false, parts: [{ tag: 'gp-agent-centre', slot: 'agent-centre', attributes: {} }] }),
  seamless: () => ({ title: 'outlet.game', showsTitle: false, parts: [{ tag: 'gp-game', slot: 'game', attributes: {} }] }),
};

/** The screen of a place; undefined when it is not built. */
export function screenOf(location: Location): Screen | undefined {
  return location.route.built === false ? undefined : SCREENS[location.route.screen]?.(location);
}
