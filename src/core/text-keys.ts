import type en from './locales/en.js';
import type agent from './texts/agent-en.js';
import type contracts from './texts/contracts-en.js';
import type games from './texts/games-en.js';
import type identity from './texts/identity-en.js';
import type lottery from './texts/lottery-en.js';
import type member from './texts/member-en.js';
import type messages from './texts/messages-en.js';
import type missions from './texts/missions-en.js';
import type notices from './texts/notices-en.js';
import type pages from './texts/pages-en.js';
import type points from './texts/points-en.js';
import type promotions from './texts/promotions-en.js';
import type rewards from './texts/rewards-en.js';
import type team from './texts/team-en.js';
import type wallet from './texts/wallet-en.js';

/** The English texts of each set that comes on demand: what a set is called here is its file, `texts/<set>-<language>.ts`. */
interface TextSets {
  agent: typeof agent;
  contracts: typeof contracts;
  games: typeof games;
  identity: typeof identity;
  lottery: typeof lottery;
  member: typeof member;
  messages: typeof messages;
  missions: typeof missions;
  notices: typeof notices;
  pages: typeof pages;
  points: typeof points;
  promotions: typeof promotions;
  rewards: typeof rewards;
  team: typeof team;
  wallet: typeof wallet;
}
export type TextSet = keyof TextSets;

/** Every key as English writes it, plural forms too. */
export type WrittenKey = keyof typeof en | { [Set in TextSet]: keyof TextSets[Set] }[TextSet];
/** A text as it is asked for: `count` chooses among plural forms. */
export type TextKey = Asked<WrittenKey>;
type Asked<Key> = Key extends `${infer Name}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Name : Key;
