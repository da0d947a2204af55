// Made by scripts/manifest.mjs from the widgets' contracts; run it after changing one.
/* eslint-disable @typescript-eslint/no-empty-object-type -- A widget may have none of a kind. */
import type { LaunchDetail, LogoutReason } from '../core/parts/core.js';

/** What every tag raises. */
export interface FrameEvents {
  /** The view stands for the first time. */
  'gp-ready': CustomEvent<undefined>;
  /** The widget failed and says so in place. `code` is stable and holds no personal data; `cause` is what was caught or thrown. */
  'gp-error': CustomEvent<{ code: string; cause?: unknown }>;
}

/** `<gp-account-games>`: The games of the signed-in account: its favourites, or those it played last. */
export interface GpAccountGamesElement extends HTMLElement, GpAccountGamesProperties {
  /** Which games. Attribute `list`, default "favourites". */
  list: "favourites" | "recent";
  /** Favourites on one page, 1 to 60. Recent games have 12 a page, as the platform gives them. Attribute `page-size`, default 18. */
  pageSize: number;
  /** Keeps the page in the address instead of in memory, so that links and the back button work. For the full site. Attribute `follow-route`, default false. */
  followRoute: boolean;
  /** Leaves out the heading, where the page has its own. Attribute `without-title`, default false. */
  withoutTitle: boolean;
}
export interface GpAccountGamesProperties {}
export interface GpAccountGamesAttributes {
  /** Which games. Default "favourites". */
  'list'?: "favourites" | "recent";
  /** Favourites on one page, 1 to 60. Recent games have 12 a page, as the platform gives them. Default 18. */
  'page-size'?: number | `${number}`;
  /** Keeps the page in the address instead of in memory, so that links and the back button work. For the full site. Default false. */
  'follow-route'?: boolean | '' | 'true' | 'false';
  /** Leaves out the heading, where the page has its own. Default false. */
  'without-title'?: boolean | '' | 'true' | 'false';
}
export interface GpAccountGamesEvents extends FrameEvents {
  /** A game is about to start. A page that cancels it opens the game itself. Cancelable. */
  'gp-launch': CustomEvent<LaunchDetail & { url: string }>;
  /** The list needs a login. A page that cancels it shows its own. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
  /** Another screen is wanted. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-agent-centre>`: The agent’s own place: team, links that recruit, records, contracts and money, one page of a menu at a time, under the platform’s clock. */
export interface GpAgentCentreElement extends HTMLElement, GpAgentCentreProperties {
  /** The page that opens first, by its menu name (`agentTeamOverview`, `registerCenter`, `downlineManagmentView`, `personalHistoryCopy`, `palStatementsAgentCopy`, `agentRevenueReport`, `agentDownlineTransactionDetailsCopy`, `agentDividendRecordCopy2`, `agentDailyWages2`, `agentHourSalary`, `agentRealtimeSalary`, `contracts`, `redEnvelope`, `agentAnnouncement`, `customerService`). Empty: the menu on a phone, the first page beside it elsewhere. Attribute `page`, default "". */
  page: string;
  /** The page is that of the address (`/agentHome?page=…`), and choosing one changes the address; `page` is not read. Attribute `follow-route`, default false. */
  followRoute: boolean;
  /** Stands in a dialog that has a frame of its own. Attribute `popup`, default false. */
  popup: boolean;
}
export interface GpAgentCentreProperties {}
export interface GpAgentCentreAttributes {
  /** The page that opens first, by its menu name (`agentTeamOverview`, `registerCenter`, `downlineManagmentView`, `personalHistoryCopy`, `palStatementsAgentCopy`, `agentRevenueReport`, `agentDownlineTransactionDetailsCopy`, `agentDividendRecordCopy2`, `agentDailyWages2`, `agentHourSalary`, `agentRealtimeSalary`, `contracts`, `redEnvelope`, `agentAnnouncement`, `customerService`). Empty: the menu on a phone, the first page beside it elsewhere. Default "". */
  'page'?: string;
  /** The page is that of the address (`/agentHome?page=…`), and choosing one changes the address; `page` is not read. Default false. */
  'follow-route'?: boolean | '' | 'true' | 'false';
  /** Stands in a dialog that has a frame of its own. Default false. */
  'popup'?: boolean | '' | 'true' | 'false';
}
export interface GpAgentCentreEvents extends FrameEvents {
  /** Another page stands, by its menu name; empty for the menu alone. */
  'gp-agent-page': CustomEvent<{ page: string }>;
  /** The games, the agents’ login or, with `follow-route`, a page of the menu is wanted; cancel it to route yourself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-agent-login>`: Signs an agent in and leads to the agent centre; whoever is no agent is refused. */
export interface GpAgentLoginElement extends HTMLElement, GpAgentLoginProperties {
  /** With what the agent programme offers beside the form, as on the page `/agent`. Attribute `landing`, default false. */
  landing: boolean;
  /** Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it. Attribute `light-form`, default false. */
  lightForm: boolean;
}
export interface GpAgentLoginProperties {}
export interface GpAgentLoginAttributes {
  /** With what the agent programme offers beside the form, as on the page `/agent`. Default false. */
  'landing'?: boolean | '' | 'true' | 'false';
  /** Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it. Default false. */
  'light-form'?: boolean | '' | 'true' | 'false';
}
export interface GpAgentLoginEvents extends FrameEvents {
  /** An agent signed in here. The password is never part of it. */
  'gp-login': CustomEvent<{ account: string; type: number; restored: boolean }>;
  /** The agent centre is wanted; cancel it to route yourself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-announcements>`: The operator’s announcements for whoever looks: a slideshow that moves on by itself and can be stopped. */
export interface GpAnnouncementsElement extends HTMLElement, GpAnnouncementsProperties {
  /** Stands in a popup: offers not to be shown again today. Attribute `popup`, default false. */
  popup: boolean;
}
export interface GpAnnouncementsProperties {}
export interface GpAnnouncementsAttributes {
  /** Stands in a popup: offers not to be shown again today. Default false. */
  'popup'?: boolean | '' | 'true' | 'false';
}
export interface GpAnnouncementsEvents extends FrameEvents {
  /** A link of a text leads to a page of the site; cancel it to route yourself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-app-download>`: The apps for iOS and Android: QR codes, downloads and a guide to install each. */
export interface GpAppDownloadElement extends HTMLElement, GpAppDownloadProperties {}
export interface GpAppDownloadProperties {}
export interface GpAppDownloadAttributes {}
export interface GpAppDownloadEvents extends FrameEvents {}

/** `<gp-banners>`: The banners of one place as a carousel that moves on by itself and can be stopped. */
export interface GpBannersElement extends HTMLElement, GpBannersProperties {
  /** Which banners: w_home, w_rng, w_live, w_fish, w_pvp, w_sports, w_esports, w_elott, w_lott or w_forget. Attribute `group`, default "w_home". */
  group: string;
}
export interface GpBannersProperties {}
export interface GpBannersAttributes {
  /** Which banners: w_home, w_rng, w_live, w_fish, w_pvp, w_sports, w_esports, w_elott, w_lott or w_forget. Default "w_home". */
  'group'?: string;
}
export interface GpBannersEvents extends FrameEvents {
  /** A banner leads to another screen. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
  /** A banner starts a game. A page that cancels it opens the game itself. Cancelable. */
  'gp-launch': CustomEvent<LaunchDetail & { url: string }>;
  /** The game of a banner needs a login. A page that cancels it shows its own. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
}

/** `<gp-blog>`: The operator’s articles as a list, and each of them to read. */
export interface GpBlogElement extends HTMLElement, GpBlogProperties {
  /** Id of the article that is open; empty shows the list. Attribute `post`, default "". */
  post: string;
  /** Keeps the article in the address, as `/blog?post=<id>`, so that links and the back button work. For the full site. Attribute `follow-route`, default false. */
  followRoute: boolean;
}
export interface GpBlogProperties {}
export interface GpBlogAttributes {
  /** Id of the article that is open; empty shows the list. Default "". */
  'post'?: string;
  /** Keeps the article in the address, as `/blog?post=<id>`, so that links and the back button work. For the full site. Default false. */
  'follow-route'?: boolean | '' | 'true' | 'false';
}
export interface GpBlogEvents extends FrameEvents {
  /** Another article is wanted. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-change-password>`: Changes the password, of one’s own wish or because the platform asks for it. */
export interface GpChangePasswordElement extends HTMLElement, GpChangePasswordProperties {
  /** Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it. Attribute `light-form`, default false. */
  lightForm: boolean;
  /** Without frame and heading; set by `<gp-dialogs>`. Attribute `popup`, default false. */
  popup: boolean;
}
export interface GpChangePasswordProperties {}
export interface GpChangePasswordAttributes {
  /** Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it. Default false. */
  'light-form'?: boolean | '' | 'true' | 'false';
  /** Without frame and heading; set by `<gp-dialogs>`. Default false. */
  'popup'?: boolean | '' | 'true' | 'false';
}
export interface GpChangePasswordEvents extends FrameEvents {}

/** `<gp-chat>`: Customer service: live chats to choose from, the open conversation, and the other channels. */
export interface GpChatElement extends HTMLElement, GpChatProperties {
  /** Id of the chat to open at once, such as `payments`; empty offers the choice. Attribute `model`, default "". */
  model: string;
  /** Without frame; set by `<gp-dialogs>`. Attribute `popup`, default false. */
  popup: boolean;
}
export interface GpChatProperties {}
export interface GpChatAttributes {
  /** Id of the chat to open at once, such as `payments`; empty offers the choice. Default "". */
  'model'?: string;
  /** Without frame; set by `<gp-dialogs>`. Default false. */
  'popup'?: boolean | '' | 'true' | 'false';
}
export interface GpChatEvents extends FrameEvents {}

/** `<gp-contract>`: Contracts for dividends and salaries: what was offered, to accept or reject, and what is agreed; agents also see and offer those of their downlines. */
export interface GpContractElement extends HTMLElement, GpContractProperties {
  /** Only contracts of this kind. Empty: all of them. In the form of an offer it is the kind that is chosen first. Attribute `kind`, default "". */
  kind: "" | "dividend" | "daily" | "hour" | "realtime";
  /** What stands first: contracts received, those given to downlines, or the form that offers one; the latter two for agents. Attribute `section`, default "". */
  section: "" | "received" | "given" | "offer";
  /** The open request that stands first, by its id. Attribute `request`, default "". */
  request: string;
  /** Account that the form of an offer is filled in with. Attribute `downline`, default "". */
  downline: string;
  /** Stands in a dialog that has a frame of its own. Attribute `popup`, default false. */
  popup: boolean;
  /** Leaves out the heading, where the page has its own. Attribute `without-title`, default false. */
  withoutTitle: boolean;
}
export interface GpContractProperties {}
export interface GpContractAttributes {
  /** Only contracts of this kind. Empty: all of them. In the form of an offer it is the kind that is chosen first. Default "". */
  'kind'?: "" | "dividend" | "daily" | "hour" | "realtime";
  /** What stands first: contracts received, those given to downlines, or the form that offers one; the latter two for agents. Default "". */
  'section'?: "" | "received" | "given" | "offer";
  /** The open request that stands first, by its id. Default "". */
  'request'?: string;
  /** Account that the form of an offer is filled in with. Default "". */
  'downline'?: string;
  /** Stands in a dialog that has a frame of its own. Default false. */
  'popup'?: boolean | '' | 'true' | 'false';
  /** Leaves out the heading, where the page has its own. Default false. */
  'without-title'?: boolean | '' | 'true' | 'false';
}
export interface GpContractEvents extends FrameEvents {
  /** A request has been answered (`accept`, `reject`), an end was asked for (`end`), or a contract was offered (`offer`) or the offer taken back (`withdraw`). `id` is the contract’s, empty for an offer. */
  'gp-contract': CustomEvent<{ id: string; kind: string; action: string }>;
  /** Contracts need a login. A page that cancels it shows its own. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
}

/** `<gp-dialogs>`: Hosts all popups of the page; one is enough, and the first popup brings it when the page has none. */
export interface GpDialogsElement extends HTMLElement, GpDialogsProperties {
  /** Hands `light-form` to the widgets with forms, such as the login. Attribute `light-form`, default false. */
  lightForm: boolean;
}
export interface GpDialogsProperties {}
export interface GpDialogsAttributes {
  /** Hands `light-form` to the widgets with forms, such as the login. Default false. */
  'light-form'?: boolean | '' | 'true' | 'false';
}
export interface GpDialogsEvents extends FrameEvents {}

/** `<gp-feedback>`: The form for feedback and complaints, and what the account has sent with its answers. */
export interface GpFeedbackElement extends HTMLElement, GpFeedbackProperties {
  /** Leaves out what was sent before. Attribute `without-sent`, default false. */
  withoutSent: boolean;
}
export interface GpFeedbackProperties {}
export interface GpFeedbackAttributes {
  /** Leaves out what was sent before. Default false. */
  'without-sent'?: boolean | '' | 'true' | 'false';
}
export interface GpFeedbackEvents extends FrameEvents {
  /** A feedback has been sent. */
  'gp-feedback': CustomEvent<{ questionType: string }>;
  /** The visitor wants to log in, to add pictures. A page that cancels it shows its own login. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
}

/** `<gp-footer>`: Help links, products, social links, the logos of all vendors and a carousel of bank logos. */
export interface GpFooterElement extends HTMLElement, GpFooterProperties {
  /** Address of the bank logos with `{number}` for 1, 2, 3 …; relative ones are taken from the platform. Empty: no carousel. Attribute `bank-logos`, default "". */
  bankLogos: string;
  /** How many bank logos there are. Attribute `bank-count`, default 23. */
  bankCount: number;
}
export interface GpFooterProperties {}
export interface GpFooterAttributes {
  /** Address of the bank logos with `{number}` for 1, 2, 3 …; relative ones are taken from the platform. Empty: no carousel. Default "". */
  'bank-logos'?: string;
  /** How many bank logos there are. Default 23. */
  'bank-count'?: number | `${number}`;
}
export interface GpFooterEvents extends FrameEvents {
  /** A link was chosen; cancel it to route yourself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-forgot-password>`: Sets a new password with a code sent by mail or to the mobile number, and signs in. */
export interface GpForgotPasswordElement extends HTMLElement, GpForgotPasswordProperties {
  /** Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it. Attribute `light-form`, default false. */
  lightForm: boolean;
  /** Without frame and heading; set by `<gp-dialogs>`. Attribute `popup`, default false. */
  popup: boolean;
}
export interface GpForgotPasswordProperties {}
export interface GpForgotPasswordAttributes {
  /** Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it. Default false. */
  'light-form'?: boolean | '' | 'true' | 'false';
  /** Without frame and heading; set by `<gp-dialogs>`. Default false. */
  'popup'?: boolean | '' | 'true' | 'false';
}
export interface GpForgotPasswordEvents extends FrameEvents {
  /** Signed in with the new password. */
  'gp-login': CustomEvent<{ account: string; type: number; restored: boolean }>;
}

/** `<gp-game>`: The frame of the game that is open: back, reload, full screen, and what became of its session. */
export interface GpGameElement extends HTMLElement, GpGameProperties {
  /** Leaves out the bar with name and buttons. Attribute `without-bar`, default false. */
  withoutBar: boolean;
}
export interface GpGameProperties {}
export interface GpGameAttributes {
  /** Leaves out the bar with name and buttons. Default false. */
  'without-bar'?: boolean | '' | 'true' | 'false';
}
export interface GpGameEvents extends FrameEvents {
  /** A round of the open game was settled. Amounts in minor units. */
  'gp-round': CustomEvent<{ roundId: string; stake: number; payout: number; mode: "real" | "demo" }>;
}

/** `<gp-game-page>`: The page of one game: its picture, what it asks for, ways to play and to share it, and more games of its vendor. */
export interface GpGamePageElement extends HTMLElement, GpGamePageProperties {
  /** Code of the game’s vendor. Attribute `vendor`, default "". */
  vendor: string;
  /** Code of the game at its vendor. Attribute `code`, default "". */
  code: string;
  /** Shows the game that the address `/game/<vendor>/<code>` names. For the full site. Attribute `follow-route`, default false. */
  followRoute: boolean;
}
export interface GpGamePageProperties {}
export interface GpGamePageAttributes {
  /** Code of the game’s vendor. Default "". */
  'vendor'?: string;
  /** Code of the game at its vendor. Default "". */
  'code'?: string;
  /** Shows the game that the address `/game/<vendor>/<code>` names. For the full site. Default false. */
  'follow-route'?: boolean | '' | 'true' | 'false';
}
export interface GpGamePageEvents extends FrameEvents {
  /** A game is about to start. A page that cancels it opens the game itself. Cancelable. */
  'gp-launch': CustomEvent<LaunchDetail & { url: string }>;
  /** The game needs a login. A page that cancels it shows its own. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
  /** Another screen is wanted. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-header>`: The bar on top: brand, categories with their vendors, and log in or the member panel with balance and menu. */
export interface GpHeaderElement extends HTMLElement, GpHeaderProperties {
  /** Leaves the category menu out. Attribute `without-categories`, default false. */
  withoutCategories: boolean;
}
export interface GpHeaderProperties {}
export interface GpHeaderAttributes {
  /** Leaves the category menu out. Default false. */
  'without-categories'?: boolean | '' | 'true' | 'false';
}
export interface GpHeaderEvents extends FrameEvents {
  /** An entry was chosen; cancel it to route yourself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
  /** A vendor of the menu is about to open; cancel it to open it yourself. Cancelable. */
  'gp-launch': CustomEvent<LaunchDetail & { url: string }>;
}

/** `<gp-help>`: The help centre: its topics, their texts and a search, or one text alone, such as the licence. */
export interface GpHelpElement extends HTMLElement, GpHelpProperties {
  /** Key of the topic that is open, such as `term` or `deposits`; empty opens the first. Attribute `topic`, default "". */
  topic: string;
  /** Shows the text of `topic` alone, without list and search. Attribute `single`, default false. */
  single: boolean;
  /** Hides the heading of a single text, where the page shows one of its own; screen readers keep it. Attribute `without-heading`, default false. */
  withoutHeading: boolean;
  /** Keeps the topic in the address, as `/help#<key>`, so that links and the back button work. For the full site. Attribute `follow-route`, default false. */
  followRoute: boolean;
  /** Without frame and contact; set by `<gp-dialogs>`. Attribute `popup`, default false. */
  popup: boolean;
}
export interface GpHelpProperties {}
export interface GpHelpAttributes {
  /** Key of the topic that is open, such as `term` or `deposits`; empty opens the first. Default "". */
  'topic'?: string;
  /** Shows the text of `topic` alone, without list and search. Default false. */
  'single'?: boolean | '' | 'true' | 'false';
  /** Hides the heading of a single text, where the page shows one of its own; screen readers keep it. Default false. */
  'without-heading'?: boolean | '' | 'true' | 'false';
  /** Keeps the topic in the address, as `/help#<key>`, so that links and the back button work. For the full site. Default false. */
  'follow-route'?: boolean | '' | 'true' | 'false';
  /** Without frame and contact; set by `<gp-dialogs>`. Default false. */
  'popup'?: boolean | '' | 'true' | 'false';
}
export interface GpHelpEvents extends FrameEvents {
  /** Another screen is wanted. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-jackpot>`: A growing jackpot: the operator's own figure from `source`, else an illustration that says so. */
export interface GpJackpotElement extends HTMLElement, GpJackpotProperties {
  /** Address (http or https) of the figure as JSON: `{ "amount": 1234567.89, "currency": "MXN" }`, the amount in units of the currency; with `"share": 1` it says that 1 percent of the stakes goes into it, and `"games": "/rng?class=JP"` and `"rules": "/help#fairness"` lead to screens of the site. A path is taken on the page’s own host. Asked for every 15 seconds. Without it the figure is an illustration, and says so. Attribute `source`, default "". */
  source: string;
  /** Name above the figure; default "Jackpot" in the language of the page. Attribute `label`, default "". */
  label: string;
  /** Currency of the figure when the source does not name one (ISO 4217). Attribute `currency`, default "MXN". */
  currency: string;
  /** One line of 48 px, to stand beside others. Attribute `compact`, default false. */
  compact: boolean;
}
export interface GpJackpotProperties {}
export interface GpJackpotAttributes {
  /** Address (http or https) of the figure as JSON: `{ "amount": 1234567.89, "currency": "MXN" }`, the amount in units of the currency; with `"share": 1` it says that 1 percent of the stakes goes into it, and `"games": "/rng?class=JP"` and `"rules": "/help#fairness"` lead to screens of the site. A path is taken on the page’s own host. Asked for every 15 seconds. Without it the figure is an illustration, and says so. Default "". */
  'source'?: string;
  /** Name above the figure; default "Jackpot" in the language of the page. Default "". */
  'label'?: string;
  /** Currency of the figure when the source does not name one (ISO 4217). Default "MXN". */
  'currency'?: string;
  /** One line of 48 px, to stand beside others. Default false. */
  'compact'?: boolean | '' | 'true' | 'false';
}
export interface GpJackpotEvents extends FrameEvents {
  /** A link leads to the games that feed the jackpot, or to its rules. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-lobby>`: The games: a home view of rails, and a list view with filters, provider menu, search and pages. */
export interface GpLobbyElement extends HTMLElement, GpLobbyProperties {
  /** Code of the category to show, such as RNG or LIVE; empty shows the home view. Attribute `category`, default "". */
  category: string;
  /** Code of the vendor whose games are shown; empty for all. Attribute `vendor`, default "". */
  vendor: string;
  /** Code of the subcategory, such as SC or JP; empty for all. Attribute `subcategory`, default "". */
  subcategory: string;
  /** Which games: all, hot, favourite, recent or new ones; with no category and no filter the home view shows. Attribute `filter`, default "". */
  filter: "" | "ALL" | "HOT" | "FAV" | "RECENT" | "NEW";
  /** Part of a game name to look for. Attribute `search`, default "". */
  search: string;
  /** Games on one page of the list view, 1 to 60. Attribute `page-size`, default 18. */
  pageSize: number;
  /** Keeps category, vendor, subcategory, filter, search and page in the address instead of in memory, so that links and the back button work. For the full site, and beside a header or menus. Attribute `follow-route`, default false. */
  followRoute: boolean;
  /** Leaves out the menu of categories. Attribute `without-menu`, default false. */
  withoutMenu: boolean;
  /** Leaves out the search. Attribute `without-search`, default false. */
  withoutSearch: boolean;
  /** Leaves out the block of hot games on the home view. Attribute `without-hot`, default false. */
  withoutHot: boolean;
}
export interface GpLobbyProperties {}
export interface GpLobbyAttributes {
  /** Code of the category to show, such as RNG or LIVE; empty shows the home view. Default "". */
  'category'?: string;
  /** Code of the vendor whose games are shown; empty for all. Default "". */
  'vendor'?: string;
  /** Code of the subcategory, such as SC or JP; empty for all. Default "". */
  'subcategory'?: string;
  /** Which games: all, hot, favourite, recent or new ones; with no category and no filter the home view shows. Default "". */
  'filter'?: "" | "ALL" | "HOT" | "FAV" | "RECENT" | "NEW";
  /** Part of a game name to look for. Default "". */
  'search'?: string;
  /** Games on one page of the list view, 1 to 60. Default 18. */
  'page-size'?: number | `${number}`;
  /** Keeps category, vendor, subcategory, filter, search and page in the address instead of in memory, so that links and the back button work. For the full site, and beside a header or menus. Default false. */
  'follow-route'?: boolean | '' | 'true' | 'false';
  /** Leaves out the menu of categories. Default false. */
  'without-menu'?: boolean | '' | 'true' | 'false';
  /** Leaves out the search. Default false. */
  'without-search'?: boolean | '' | 'true' | 'false';
  /** Leaves out the block of hot games on the home view. Default false. */
  'without-hot'?: boolean | '' | 'true' | 'false';
}
export interface GpLobbyEvents extends FrameEvents {
  /** A game is about to start. A page that cancels it opens the game itself. Cancelable. */
  'gp-launch': CustomEvent<LaunchDetail & { url: string }>;
  /** The player wants what needs a login. A page that cancels it shows its own. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
  /** Another screen is wanted. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-login>`: Signs a member in with username and password, in place or as the content of the login popup. */
export interface GpLoginElement extends HTMLElement, GpLoginProperties {
  /** Who may sign in here. `member` refuses agents, `agent` refuses everybody else; a refused login is undone at once. Attribute `audience`, default "any". */
  audience: "any" | "member" | "agent";
  /** Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it. Attribute `light-form`, default false. */
  lightForm: boolean;
  /** Without frame and heading, first empty field focused; set by `<gp-dialogs>`. Attribute `popup`, default false. */
  popup: boolean;
}
export interface GpLoginProperties {}
export interface GpLoginAttributes {
  /** Who may sign in here. `member` refuses agents, `agent` refuses everybody else; a refused login is undone at once. Default "any". */
  'audience'?: "any" | "member" | "agent";
  /** Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it. Default false. */
  'light-form'?: boolean | '' | 'true' | 'false';
  /** Without frame and heading, first empty field focused; set by `<gp-dialogs>`. Default false. */
  'popup'?: boolean | '' | 'true' | 'false';
}
export interface GpLoginEvents extends FrameEvents {
  /** Signed in here. The password is never part of it. */
  'gp-login': CustomEvent<{ account: string; type: number; restored: boolean }>;
}

/** `<gp-lottery>`: Lotteries in groups with the time to their next draw, a calendar of the coming week, and for each its last numbers, a bet board, the member’s bets, results and rules. */
export interface GpLotteryElement extends HTMLElement, GpLotteryProperties {
  /** Which lotteries; empty lets the vendors of the platform decide between ELOTT and LOTT. Attribute `prize-mode`, default "". */
  prizeMode: "" | "LOTT" | "ZY" | "ELOTT" | "SEA";
  /** Code of the lottery that is open; empty shows the list. Attribute `game-code`, default "". */
  gameCode: string;
  /** Code of the group that the list shows first; empty shows all. Attribute `group`, default "". */
  group: string;
  /** Keeps the open lottery in the address (`gameCode`) instead of in memory, so that links and the back button work. For the full site. Attribute `follow-route`, default false. */
  followRoute: boolean;
  /** Leaves out the search. Attribute `without-search`, default false. */
  withoutSearch: boolean;
}
export interface GpLotteryProperties {}
export interface GpLotteryAttributes {
  /** Which lotteries; empty lets the vendors of the platform decide between ELOTT and LOTT. Default "". */
  'prize-mode'?: "" | "LOTT" | "ZY" | "ELOTT" | "SEA";
  /** Code of the lottery that is open; empty shows the list. Default "". */
  'game-code'?: string;
  /** Code of the group that the list shows first; empty shows all. Default "". */
  'group'?: string;
  /** Keeps the open lottery in the address (`gameCode`) instead of in memory, so that links and the back button work. For the full site. Default false. */
  'follow-route'?: boolean | '' | 'true' | 'false';
  /** Leaves out the search. Default false. */
  'without-search'?: boolean | '' | 'true' | 'false';
}
export interface GpLotteryEvents extends FrameEvents {
  /** A bet was placed. `stake` is in minor units. */
  'gp-lottery-bet': CustomEvent<{ gameCode: string; issueNo: string; stake: number }>;
  /** The player wants what needs a login. A page that cancels it shows its own. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
  /** Another screen is wanted. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-member-centre>`: The member’s own place: account, security, money, records and messages, one page of a menu at a time. */
export interface GpMemberCentreElement extends HTMLElement, GpMemberCentreProperties {
  /** The page that opens first, by its menu name (`securityCenter`, `pointMall`, `manualRebate`, `referral`, `rewardCenter`, `missionLeaderboard`, `vip`, `contracts`, `transactionHistory`, `personalHistoryCopy`, `personalProfit`, `bonusDetails`, `creditReport`, `feedback`). Empty: the menu on a phone, my account beside it elsewhere. Attribute `page`, default "". */
  page: string;
  /** The page is that of the address (`/member?page=…`), and choosing one changes the address; `page` is not read. Attribute `follow-route`, default false. */
  followRoute: boolean;
  /** Stands in a dialog that has a frame of its own. Attribute `popup`, default false. */
  popup: boolean;
}
export interface GpMemberCentreProperties {}
export interface GpMemberCentreAttributes {
  /** The page that opens first, by its menu name (`securityCenter`, `pointMall`, `manualRebate`, `referral`, `rewardCenter`, `missionLeaderboard`, `vip`, `contracts`, `transactionHistory`, `personalHistoryCopy`, `personalProfit`, `bonusDetails`, `creditReport`, `feedback`). Empty: the menu on a phone, my account beside it elsewhere. Default "". */
  'page'?: string;
  /** The page is that of the address (`/member?page=…`), and choosing one changes the address; `page` is not read. Default false. */
  'follow-route'?: boolean | '' | 'true' | 'false';
  /** Stands in a dialog that has a frame of its own. Default false. */
  'popup'?: boolean | '' | 'true' | 'false';
}
export interface GpMemberCentreEvents extends FrameEvents {
  /** Another page stands, by its menu name; empty for the menu alone. */
  'gp-member-page': CustomEvent<{ page: string }>;
  /** A visitor wants the member centre. A page that cancels it shows its own login. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
  /** With `follow-route`: a page of the menu is wanted; cancel it to route yourself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-messages>`: The member’s box: letters of the operator, and what became of deposits and withdrawals; reading lowers the unread count everywhere. */
export interface GpMessagesElement extends HTMLElement, GpMessagesProperties {
  /** Leaves out the heading, where the page has its own. Attribute `without-title`, default false. */
  withoutTitle: boolean;
}
export interface GpMessagesProperties {}
export interface GpMessagesAttributes {
  /** Leaves out the heading, where the page has its own. Default false. */
  'without-title'?: boolean | '' | 'true' | 'false';
}
export interface GpMessagesEvents extends FrameEvents {
  /** A message has been opened. */
  'gp-message': CustomEvent<{ id: string; kind: string }>;
  /** The box needs a login. A page that cancels it shows its own. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
}

/** `<gp-mirrors>`: The official addresses of the operator, with a check of representatives, the apps and customer service. */
export interface GpMirrorsElement extends HTMLElement, GpMirrorsProperties {}
export interface GpMirrorsProperties {}
export interface GpMirrorsAttributes {}
export interface GpMirrorsEvents extends FrameEvents {
  /** The app page is wanted. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-notice-ticker>`: The titles of the operator’s notices in a quiet line that moves on and can be stopped; each opens its notice. */
export interface GpNoticeTickerElement extends HTMLElement, GpNoticeTickerProperties {}
export interface GpNoticeTickerProperties {}
export interface GpNoticeTickerAttributes {}
export interface GpNoticeTickerEvents extends FrameEvents {}

/** `<gp-notices>`: The operator’s notices, nine to a page, with the text of the chosen one beside the list or, in a narrow place, in its stead. */
export interface GpNoticesElement extends HTMLElement, GpNoticesProperties {
  /** Id of the notice that is open. Attribute `notice`, default "". */
  notice: string;
  /** Stands in a popup whose title names it: leaves out its own heading. Attribute `popup`, default false. */
  popup: boolean;
}
export interface GpNoticesProperties {}
export interface GpNoticesAttributes {
  /** Id of the notice that is open. Default "". */
  'notice'?: string;
  /** Stands in a popup whose title names it: leaves out its own heading. Default false. */
  'popup'?: boolean | '' | 'true' | 'false';
}
export interface GpNoticesEvents extends FrameEvents {
  /** A link of a text leads to a page of the site; cancel it to route yourself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-outlet>`: The screen of the current address: home, game lists, the account’s games, the open game. */
export interface GpOutletElement extends HTMLElement, GpOutletProperties {
  /** Leaves the title of the document as it is. Attribute `without-title`, default false. */
  withoutTitle: boolean;
  /** `source` of the jackpot on the home screen; without it the figure there is an illustration. Attribute `jackpot-source`, default "". */
  jackpotSource: string;
  /** Shows `gp-whats-on` above the games of sports, e-sports, cockfighting and both kinds of lottery: for platforms that tell what is on. Attribute `whats-on`, default false. */
  whatsOn: boolean;
}
export interface GpOutletProperties {}
export interface GpOutletAttributes {
  /** Leaves the title of the document as it is. Default false. */
  'without-title'?: boolean | '' | 'true' | 'false';
  /** `source` of the jackpot on the home screen; without it the figure there is an illustration. Default "". */
  'jackpot-source'?: string;
  /** Shows `gp-whats-on` above the games of sports, e-sports, cockfighting and both kinds of lottery: for platforms that tell what is on. Default false. */
  'whats-on'?: boolean | '' | 'true' | 'false';
}
export interface GpOutletEvents extends FrameEvents {
  /** Another screen is wanted; cancel it to route yourself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
  /** A game below an unknown address is about to start. A page that cancels it opens the game itself. Cancelable. */
  'gp-launch': CustomEvent<LaunchDetail & { url: string }>;
}

/** `<gp-points-mall>`: The points of the signed-in member: balance and rates, rewards to redeem, conversion into balance, the requests, and the history. */
export interface GpPointsMallElement extends HTMLElement, GpPointsMallProperties {
  /** What it begins with: the rewards, the account’s requests for them, or the history of its points. Attribute `view`, default "mall". */
  view: "mall" | "redeem" | "history";
  /** Keeps view, filters and page in the address, as `/pointMall?view=history`, so that links and the back button work. For the full site. Attribute `follow-route`, default false. */
  followRoute: boolean;
}
export interface GpPointsMallProperties {}
export interface GpPointsMallAttributes {
  /** What it begins with: the rewards, the account’s requests for them, or the history of its points. Default "mall". */
  'view'?: "mall" | "redeem" | "history";
  /** Keeps view, filters and page in the address, as `/pointMall?view=history`, so that links and the back button work. For the full site. Default false. */
  'follow-route'?: boolean | '' | 'true' | 'false';
}
export interface GpPointsMallEvents extends FrameEvents {
  /** Another view is wanted, or the page where the payment password is set. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
  /** Points need a login. A page that cancels it shows its own. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
  /** A reward has been asked for; its points are taken. */
  'gp-redeem': CustomEvent<{ rewardId: string; points: number }>;
  /** Points have become balance; amount in minor units. */
  'gp-convert': CustomEvent<{ points: number; amount: number }>;
}

/** `<gp-promotions>`: The operator’s promotions by category, each with its text, and what a member can do with it: apply, sign in, run a mission, join and claim. */
export interface GpPromotionsElement extends HTMLElement, GpPromotionsProperties {
  /** Id of the promotion that is open; empty shows the list. Attribute `promotion`, default "". */
  promotion: string;
  /** The category that the list begins with; empty shows all. Attribute `category`, default "". */
  category: "" | "newbie" | "deposit" | "rebate" | "slots" | "live_casino" | "sports" | "card_games" | "fish" | "lotto" | "game" | "ranking" | "points_mall" | "app_download";
  /** Leaves out the choice of category and dates. Attribute `without-filter`, default false. */
  withoutFilter: boolean;
  /** Keeps promotion, category, dates and page in the address, as `/promotions?id=<id>`, so that links and the back button work. For the full site. Attribute `follow-route`, default false. */
  followRoute: boolean;
}
export interface GpPromotionsProperties {}
export interface GpPromotionsAttributes {
  /** Id of the promotion that is open; empty shows the list. Default "". */
  'promotion'?: string;
  /** The category that the list begins with; empty shows all. Default "". */
  'category'?: "" | "newbie" | "deposit" | "rebate" | "slots" | "live_casino" | "sports" | "card_games" | "fish" | "lotto" | "game" | "ranking" | "points_mall" | "app_download";
  /** Leaves out the choice of category and dates. Default false. */
  'without-filter'?: boolean | '' | 'true' | 'false';
  /** Keeps promotion, category, dates and page in the address, as `/promotions?id=<id>`, so that links and the back button work. For the full site. Default false. */
  'follow-route'?: boolean | '' | 'true' | 'false';
}
export interface GpPromotionsEvents extends FrameEvents {
  /** Another promotion or list is wanted. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
  /** A visitor wants to take part. A page that cancels it shows its own login. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
  /** The member has applied, signed in, started a mission, joined or claimed. */
  'gp-activity': CustomEvent<{ promotionId: string; status: string }>;
}

/** `<gp-register>`: Registers a new member by username or mobile number and signs in, in place or as the content of the register popup. */
export interface GpRegisterElement extends HTMLElement, GpRegisterProperties {
  /** Code of the agent under whom everybody is placed who registers here. It stands in the form and cannot be changed. Without it, `?affiliateCode=` of the page’s address fills the field. Attribute `affiliate-code`, default "". */
  affiliateCode: string;
  /** Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it. Attribute `light-form`, default false. */
  lightForm: boolean;
  /** Without frame and heading, first empty field focused; set by `<gp-dialogs>`. Attribute `popup`, default false. */
  popup: boolean;
  /** In place of the form: the invitation to add a Zalo number for a bonus; set by `<gp-dialogs>` after a registration. Attribute `zalo`, default false. */
  zalo: boolean;
}
export interface GpRegisterProperties {}
export interface GpRegisterAttributes {
  /** Code of the agent under whom everybody is placed who registers here. It stands in the form and cannot be changed. Without it, `?affiliateCode=` of the page’s address fills the field. Default "". */
  'affiliate-code'?: string;
  /** Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it. Default false. */
  'light-form'?: boolean | '' | 'true' | 'false';
  /** Without frame and heading, first empty field focused; set by `<gp-dialogs>`. Default false. */
  'popup'?: boolean | '' | 'true' | 'false';
  /** In place of the form: the invitation to add a Zalo number for a bonus; set by `<gp-dialogs>` after a registration. Default false. */
  'zalo'?: boolean | '' | 'true' | 'false';
}
export interface GpRegisterEvents extends FrameEvents {
  /** A member was registered here. Raised before `gp-login`; holds nothing that was typed beside the account’s name and the invitation code. */
  'gp-register': CustomEvent<{ account: string; affiliateCode: string }>;
  /** Signed in by the registration. */
  'gp-login': CustomEvent<{ account: string; type: number; restored: boolean }>;
}

/** `<gp-rewards>`: What waits for the signed-in member: bonuses and points to claim, red envelopes to open, and tickets for raffles, each drawn in front of the member. */
export interface GpRewardsElement extends HTMLElement, GpRewardsProperties {
  /** Which part: what can be claimed and drawn, missions with their leaderboard, or VIP ranks. Named as in the member centre’s menu. Attribute `section`, default "rewardCenter". */
  section: "rewardCenter" | "missionLeaderboard" | "vip";
  /** Leaves out the heading, where the page has its own. Attribute `without-title`, default false. */
  withoutTitle: boolean;
}
export interface GpRewardsProperties {}
export interface GpRewardsAttributes {
  /** Which part: what can be claimed and drawn, missions with their leaderboard, or VIP ranks. Named as in the member centre’s menu. Default "rewardCenter". */
  'section'?: "rewardCenter" | "missionLeaderboard" | "vip";
  /** Leaves out the heading, where the page has its own. Default false. */
  'without-title'?: boolean | '' | 'true' | 'false';
}
export interface GpRewardsEvents extends FrameEvents {
  /** A reward has been claimed or a red envelope opened; amount in minor units. `kind` is `red_envelope` for those, `mission` or `vip` for theirs, with the mission’s id or the rank’s level. */
  'gp-claim': CustomEvent<{ id: string; kind: string; amount: number; points: number }>;
  /** A ticket has been drawn; `gives` is `bonus`, `points` or `nothing`, amount in minor units. */
  'gp-draw': CustomEvent<{ kind: string; gives: string; amount: number; points: number }>;
  /** The promotions are wanted. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
  /** Rewards need a login. A page that cancels it shows its own. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
}

/** `<gp-side-menu>`: The main menu: a rail at the side, on phones a bar at the bottom with a drawer; with language and theme. */
export interface GpSideMenuElement extends HTMLElement, GpSideMenuProperties {
  /** Starts as a narrow rail of icons; what the visitor chose before wins. Attribute `folded`, default false. */
  folded: boolean;
  /** No bar at the bottom on phones. Attribute `without-bar`, default false. */
  withoutBar: boolean;
}
export interface GpSideMenuProperties {}
export interface GpSideMenuAttributes {
  /** Starts as a narrow rail of icons; what the visitor chose before wins. Default false. */
  'folded'?: boolean | '' | 'true' | 'false';
  /** No bar at the bottom on phones. Default false. */
  'without-bar'?: boolean | '' | 'true' | 'false';
}
export interface GpSideMenuEvents extends FrameEvents {
  /** An entry was chosen; cancel it to route yourself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-status>`: Shows the full maintenance or region page in place of what it stands around, or beside; nothing while all is well. */
export interface GpStatusElement extends HTMLElement, GpStatusProperties {
  /** Covers the whole page until the platform has said that all is well. For the page’s own style sheet the host carries `data-phase` (loading, ready, failed), and the body `data-gp-phase`. Attribute `boot-cover`, default false. */
  bootCover: boolean;
}
export interface GpStatusProperties {}
export interface GpStatusAttributes {
  /** Covers the whole page until the platform has said that all is well. For the page’s own style sheet the host carries `data-phase` (loading, ready, failed), and the body `data-gp-phase`. Default false. */
  'boot-cover'?: boolean | '' | 'true' | 'false';
}
export interface GpStatusEvents extends FrameEvents {}

/** `<gp-wallet>`: The money of the signed-in account: its wallets and transfers between them, deposits, withdrawals with their receipt, and transfers to the upline. */
export interface GpWalletElement extends HTMLElement, GpWalletProperties {
  /** Which part of the wallet: balances and transfers between wallets, deposits, withdrawals, or the transfer to the upline. Named as in the member centre’s menu. Attribute `section`, default "transferFund". */
  section: "transferFund" | "depositv2" | "withdraw" | "transferUpline";
  /** Leaves out the heading, where the page has its own. Attribute `without-title`, default false. */
  withoutTitle: boolean;
}
export interface GpWalletProperties {}
export interface GpWalletAttributes {
  /** Which part of the wallet: balances and transfers between wallets, deposits, withdrawals, or the transfer to the upline. Named as in the member centre’s menu. Default "transferFund". */
  'section'?: "transferFund" | "depositv2" | "withdraw" | "transferUpline";
  /** Leaves out the heading, where the page has its own. Default false. */
  'without-title'?: boolean | '' | 'true' | 'false';
}
export interface GpWalletEvents extends FrameEvents {
  /** A deposit has been ordered; amount in minor units. */
  'gp-deposit': CustomEvent<{ id: string; amount: number }>;
  /** A withdrawal has been asked for; amount in minor units. */
  'gp-withdraw': CustomEvent<{ id: string; amount: number }>;
  /** Money has moved between wallets, or to the upline (`to` is its account name); amount in minor units. */
  'gp-transfer': CustomEvent<{ from: string; to: string; amount: number }>;
  /** The wallet needs a login. A page that cancels it shows its own. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
}

/** `<gp-whats-on>`: What is on in a category: fixtures that run or come next with their odds, or the next draws with their last numbers. */
export interface GpWhatsOnElement extends HTMLElement, GpWhatsOnProperties {
  /** SPORTS, ESPORTS or COCKFIGHT for fixtures, LOTT or ELOTT for draws. Where the platform tells of none, nothing stands. Attribute `category`, default "SPORTS". */
  category: string;
}
export interface GpWhatsOnProperties {}
export interface GpWhatsOnAttributes {
  /** SPORTS, ESPORTS or COCKFIGHT for fixtures, LOTT or ELOTT for draws. Where the platform tells of none, nothing stands. Default "SPORTS". */
  'category'?: string;
}
export interface GpWhatsOnEvents extends FrameEvents {
  /** A game starts in which a fixture can be bet on, with the odds that were pressed. A page that cancels it opens the game itself. Cancelable. */
  'gp-launch': CustomEvent<LaunchDetail & { url: string }>;
  /** The game needs a login. A page that cancels it shows its own. Cancelable. */
  'gp-login-required': CustomEvent<{ action: string }>;
  /** A lottery is wanted. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-winner-ticker>`: The latest settled wins, the largest first, in a quiet line that moves on and can be stopped. */
export interface GpWinnerTickerElement extends HTMLElement, GpWinnerTickerProperties {
  /** Leaves out the pictures of the games. Attribute `without-pictures`, default false. */
  withoutPictures: boolean;
}
export interface GpWinnerTickerProperties {}
export interface GpWinnerTickerAttributes {
  /** Leaves out the pictures of the games. Default false. */
  'without-pictures'?: boolean | '' | 'true' | 'false';
}
export interface GpWinnerTickerEvents extends FrameEvents {
  /** The board of winners is wanted. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** `<gp-winners>`: The board of winners: the latest wins by category, or the leaderboard of the largest wins with ranks. */
export interface GpWinnersElement extends HTMLElement, GpWinnersProperties {
  /** The latest wins, or the largest of a day, a week or a month with their ranks. Attribute `list`, default "winners". */
  list: "winners" | "leaderboard";
  /** Code of the category whose wins are shown first, such as RNG or LIVE; empty for all. Attribute `category`, default "". */
  category: string;
  /** Entries at most, 1 to 20. Attribute `limit`, default 20. */
  limit: number;
  /** Leaves out the choice of categories. Attribute `without-filter`, default false. */
  withoutFilter: boolean;
  /** Leaves out the heading, where the page has its own. Attribute `without-title`, default false. */
  withoutTitle: boolean;
}
export interface GpWinnersProperties {}
export interface GpWinnersAttributes {
  /** The latest wins, or the largest of a day, a week or a month with their ranks. Default "winners". */
  'list'?: "winners" | "leaderboard";
  /** Code of the category whose wins are shown first, such as RNG or LIVE; empty for all. Default "". */
  'category'?: string;
  /** Entries at most, 1 to 20. Default 20. */
  'limit'?: number | `${number}`;
  /** Leaves out the choice of categories. Default false. */
  'without-filter'?: boolean | '' | 'true' | 'false';
  /** Leaves out the heading, where the page has its own. Default false. */
  'without-title'?: boolean | '' | 'true' | 'false';
}
export interface GpWinnersEvents extends FrameEvents {
  /** The member’s missions are wanted, from the leaderboard. A page that cancels it goes there itself. Cancelable. */
  'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
}

/** Everything about a tag, for the types of frameworks. */
export interface GpElements {
  'gp-account-games': { element: GpAccountGamesElement; attributes: GpAccountGamesAttributes; properties: GpAccountGamesProperties; events: GpAccountGamesEvents };
  'gp-agent-centre': { element: GpAgentCentreElement; attributes: GpAgentCentreAttributes; properties: GpAgentCentreProperties; events: GpAgentCentreEvents };
  'gp-agent-login': { element: GpAgentLoginElement; attributes: GpAgentLoginAttributes; properties: GpAgentLoginProperties; events: GpAgentLoginEvents };
  'gp-announcements': { element: GpAnnouncementsElement; attributes: GpAnnouncementsAttributes; properties: GpAnnouncementsProperties; events: GpAnnouncementsEvents };
  'gp-app-download': { element: GpAppDownloadElement; attributes: GpAppDownloadAttributes; properties: GpAppDownloadProperties; events: GpAppDownloadEvents };
  'gp-banners': { element: GpBannersElement; attributes: GpBannersAttributes; properties: GpBannersProperties; events: GpBannersEvents };
  'gp-blog': { element: GpBlogElement; attributes: GpBlogAttributes; properties: GpBlogProperties; events: GpBlogEvents };
  'gp-change-password': { element: GpChangePasswordElement; attributes: GpChangePasswordAttributes; properties: GpChangePasswordProperties; events: GpChangePasswordEvents };
  'gp-chat': { element: GpChatElement; attributes: GpChatAttributes; properties: GpChatProperties; events: GpChatEvents };
  'gp-contract': { element: GpContractElement; attributes: GpContractAttributes; properties: GpContractProperties; events: GpContractEvents };
  'gp-dialogs': { element: GpDialogsElement; attributes: GpDialogsAttributes; properties: GpDialogsProperties; events: GpDialogsEvents };
  'gp-feedback': { element: GpFeedbackElement; attributes: GpFeedbackAttributes; properties: GpFeedbackProperties; events: GpFeedbackEvents };
  'gp-footer': { element: GpFooterElement; attributes: GpFooterAttributes; properties: GpFooterProperties; events: GpFooterEvents };
  'gp-forgot-password': { element: GpForgotPasswordElement; attributes: GpForgotPasswordAttributes; properties: GpForgotPasswordProperties; events: GpForgotPasswordEvents };
  'gp-game': { element: GpGameElement; attributes: GpGameAttributes; properties: GpGameProperties; events: GpGameEvents };
  'gp-game-page': { element: GpGamePageElement; attributes: GpGamePageAttributes; properties: GpGamePageProperties; events: GpGamePageEvents };
  'gp-header': { element: GpHeaderElement; attributes: GpHeaderAttributes; properties: GpHeaderProperties; events: GpHeaderEvents };
  'gp-help': { element: GpHelpElement; attributes: GpHelpAttributes; properties: GpHelpProperties; events: GpHelpEvents };
  'gp-jackpot': { element: GpJackpotElement; attributes: GpJackpotAttributes; properties: GpJackpotProperties; events: GpJackpotEvents };
  'gp-lobby': { element: GpLobbyElement; attributes: GpLobbyAttributes; properties: GpLobbyProperties; events: GpLobbyEvents };
  'gp-login': { element: GpLoginElement; attributes: GpLoginAttributes; properties: GpLoginProperties; events: GpLoginEvents };
  'gp-lottery': { element: GpLotteryElement; attributes: GpLotteryAttributes; properties: GpLotteryProperties; events: GpLotteryEvents };
  'gp-member-centre': { element: GpMemberCentreElement; attributes: GpMemberCentreAttributes; properties: GpMemberCentreProperties; events: GpMemberCentreEvents };
  'gp-messages': { element: GpMessagesElement; attributes: GpMessagesAttributes; properties: GpMessagesProperties; events: GpMessagesEvents };
  'gp-mirrors': { element: GpMirrorsElement; attributes: GpMirrorsAttributes; properties: GpMirrorsProperties; events: GpMirrorsEvents };
  'gp-notice-ticker': { element: GpNoticeTickerElement; attributes: GpNoticeTickerAttributes; properties: GpNoticeTickerProperties; events: GpNoticeTickerEvents };
  'gp-notices': { element: GpNoticesElement; attributes: GpNoticesAttributes; properties: GpNoticesProperties; events: GpNoticesEvents };
  'gp-outlet': { element: GpOutletElement; attributes: GpOutletAttributes; properties: GpOutletProperties; events: GpOutletEvents };
  'gp-points-mall': { element: GpPointsMallElement; attributes: GpPointsMallAttributes; properties: GpPointsMallProperties; events: GpPointsMallEvents };
  'gp-promotions': { element: GpPromotionsElement; attributes: GpPromotionsAttributes; properties: GpPromotionsProperties; events: GpPromotionsEvents };
  'gp-register': { element: GpRegisterElement; attributes: GpRegisterAttributes; properties: GpRegisterProperties; events: GpRegisterEvents };
  'gp-rewards': { element: GpRewardsElement; attributes: GpRewardsAttributes; properties: GpRewardsProperties; events: GpRewardsEvents };
  'gp-side-menu': { element: GpSideMenuElement; attributes: GpSideMenuAttributes; properties: GpSideMenuProperties; events: GpSideMenuEvents };
  'gp-status': { element: GpStatusElement; attributes: GpStatusAttributes; properties: GpStatusProperties; events: GpStatusEvents };
  'gp-wallet': { element: GpWalletElement; attributes: GpWalletAttributes; properties: GpWalletProperties; events: GpWalletEvents };
  'gp-whats-on': { element: GpWhatsOnElement; attributes: GpWhatsOnAttributes; properties: GpWhatsOnProperties; events: GpWhatsOnEvents };
  'gp-winner-ticker': { element: GpWinnerTickerElement; attributes: GpWinnerTickerAttributes; properties: GpWinnerTickerProperties; events: GpWinnerTickerEvents };
  'gp-winners': { element: GpWinnersElement; attributes: GpWinnersAttributes; properties: GpWinnersProperties; events: GpWinnersEvents };
}

declare global {
  interface HTMLElementTagNameMap {
    'gp-account-games': GpAccountGamesElement;
    'gp-agent-centre': GpAgentCentreElement;
    'gp-agent-login': GpAgentLoginElement;
    'gp-announcements': GpAnnouncementsElement;
    'gp-app-download': GpAppDownloadElement;
    'gp-banners': GpBannersElement;
    'gp-blog': GpBlogElement;
    'gp-change-password': GpChangePasswordElement;
    'gp-chat': GpChatElement;
    'gp-contract': GpContractElement;
    'gp-dialogs': GpDialogsElement;
    'gp-feedback': GpFeedbackElement;
    'gp-footer': GpFooterElement;
    'gp-forgot-password': GpForgotPasswordElement;
    'gp-game': GpGameElement;
    'gp-game-page': GpGamePageElement;
    'gp-header': GpHeaderElement;
    'gp-help': GpHelpElement;
    'gp-jackpot': GpJackpotElement;
    'gp-lobby': GpLobbyElement;
    'gp-login': GpLoginElement;
    'gp-lottery': GpLotteryElement;
    'gp-member-centre': GpMemberCentreElement;
    'gp-messages': GpMessagesElement;
    'gp-mirrors': GpMirrorsElement;
    'gp-notice-ticker': GpNoticeTickerElement;
    'gp-notices': GpNoticesElement;
    'gp-outlet': GpOutletElement;
    'gp-points-mall': GpPointsMallElement;
    'gp-promotions': GpPromotionsElement;
    'gp-register': GpRegisterElement;
    'gp-rewards': GpRewardsElement;
    'gp-side-menu': GpSideMenuElement;
    'gp-status': GpStatusElement;
    'gp-wallet': GpWalletElement;
    'gp-whats-on': GpWhatsOnElement;
    'gp-winner-ticker': GpWinnerTickerElement;
    'gp-winners': GpWinnersElement;
  }
  /** Every event leaves its widget and bubbles, so it may be heard anywhere above. */
  interface GlobalEventHandlersEventMap {
    'gp-activity': CustomEvent<{ promotionId: string; status: string }>;
    'gp-agent-page': CustomEvent<{ page: string }>;
    'gp-analytics': CustomEvent<unknown>;
    'gp-balance': CustomEvent<{ amount: number; currency: string }>;
    'gp-claim': CustomEvent<{ id: string; kind: string; amount: number; points: number }>;
    'gp-contract': CustomEvent<{ id: string; kind: string; action: string }>;
    'gp-convert': CustomEvent<{ points: number; amount: number }>;
    'gp-deposit': CustomEvent<{ id: string; amount: number }>;
    'gp-draw': CustomEvent<{ kind: string; gives: string; amount: number; points: number }>;
    'gp-error': CustomEvent<{ code: string; cause?: unknown; gameId?: string }>;
    'gp-feedback': CustomEvent<{ questionType: string }>;
    'gp-first-login': CustomEvent<undefined>;
    'gp-launch': CustomEvent<LaunchDetail & { url: string }>;
    'gp-login': CustomEvent<{ account: string; type: number; restored: boolean }>;
    'gp-login-required': CustomEvent<{ action: string }>;
    'gp-logout': CustomEvent<{ reason: LogoutReason }>;
    'gp-lottery-bet': CustomEvent<{ gameCode: string; issueNo: string; stake: number }>;
    'gp-member-page': CustomEvent<{ page: string }>;
    'gp-message': CustomEvent<{ id: string; kind: string }>;
    'gp-navigate': CustomEvent<{ to: string; path: string; query: Record<string, string>; hash: string }>;
    'gp-navigated': CustomEvent<{ path: string }>;
    'gp-ready': CustomEvent<undefined>;
    'gp-redeem': CustomEvent<{ rewardId: string; points: number }>;
    'gp-register': CustomEvent<{ account: string; affiliateCode: string }>;
    'gp-round': CustomEvent<{ roundId: string; stake: number; payout: number; mode: "real" | "demo" }>;
    'gp-transfer': CustomEvent<{ from: string; to: string; amount: number }>;
    'gp-withdraw': CustomEvent<{ id: string; amount: number }>;
  }
}
