import type { Location, TextKey } from '../../core/parts/core.js';
import type { ComposedScreen, Only } from '../../core/parts/routes.js';
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
  /** The heading is seen, and not only read out. */
  showsTitle?: boolean;
  /** From top to bottom; those of a list stand in one line. */
  rows: readonly (Part | readonly Part[])[];
}

/** What the page says about the screens. */
export interface ScreenOptions {
  jackpotSource?: string | undefined;
  whatsOn?: boolean;
}

type MakeScreen = (location: Location, options: ScreenOptions) => Screen;

const lobby = (attributes: Record<string, string> = {}): Part => ({
  tag: 'gp-lobby',
  slot: 'lobby',
  attributes: { 'follow-route': '', ...attributes },
});
const banners = ({ route }: Location): Part[] =>
  route.bannerGroup ? [{ tag: 'gp-banners', slot: 'banners', attributes: { group: route.bannerGroup } }] : [];

/** Categories that live by what is on: sports and e-sports, cockfighting, both kinds of lottery. */
const LIVE_BY_IT = /SPORTS|COCKFIGHT|LOTT/;

const category: MakeScreen = (location, { whatsOn }) => {
  const code = location.route.params?.type ?? '';
  return {
    title: 'nav.home',
    category: code,
    rows: [
      ...banners(location),
      ...(whatsOn && LIVE_BY_IT.test(code) ? [{ tag: 'gp-whats-on', slot: 'on', attributes: { category: code } } as const] : []),
      lobby({ category: code }),
    ],
  };
};

/** A category without a path of its own is the home with nothing above its list. */
const home: MakeScreen = (location, { jackpotSource }) => {
  const code = location.query.category;
  const rows: Screen['rows'] = code
    ? [lobby({ category: code })]
    : [
        ...banners(location),
        [
          { tag: 'gp-notice-ticker', slot: 'notices', attributes: {} },
          { tag: 'gp-jackpot', slot: 'jackpot', attributes: { compact: '', ...(jackpotSource && { source: jackpotSource }) } },
          { tag: 'gp-winner-ticker', slot: 'ticker', attributes: {} },
        ],
        lobby(),
      ];
  return { title: 'nav.home', category: code?.toUpperCase(), rows };
};

const help: MakeScreen = ({ hash }) =>
  hash === 'feedback'
    ? single({ tag: 'gp-feedback', title: 'nav.feedback' })
    : single({ tag: 'gp-help', title: 'nav.help', attributes: { 'follow-route': '' } });

const lottery: MakeScreen = ({ route: { params }, query }) =>
  single({
    tag: 'gp-lottery',
    title: 'outlet.lottery',
    ownTitle: true,
    attributes: {
      'prize-mode': params?.prizeMode ?? '',
      group: params?.group ?? '',
      'game-code': query.gameCode ?? '',
      'follow-route': '',
    },
  });

const search: MakeScreen = () => ({ title: 'outlet.search', rows: [lobby()] });

/** A screen of one widget; two that show another topic of the same widget are two. */
function single({ tag, title, ownTitle = false, attributes = {} }: Only<WidgetTag>): Screen {
  return { title, showsTitle: !ownTitle, rows: [{ tag, slot: attributes.topic ?? tag, attributes }] };
}

/** What each screen is made of that has no single widget in its row of routes. */
const SCREENS: Readonly<Record<ComposedScreen, MakeScreen>> = {
  home,
  'game-list': category,
  'game-centre': category,
  help,
  lottery,
  search,
  // The outlet says it itself: no widget stands there.
  'not-found': () => ({ title: 'error.not-found', rows: [] }),
};

/** The screen of a place. */
export function screenOf(location: Location, options: ScreenOptions = {}): Screen {
  const { route } = location;
  return route.only ? single(route.only) : SCREENS[route.screen](location, options);
}
