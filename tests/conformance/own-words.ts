import en from '../../src/core/locales/en.js';
import es from '../../src/core/locales/es.js';
import agentEn from '../../src/core/texts/agent-en.js';
import agentEs from '../../src/core/texts/agent-es.js';
import contractsEn from '../../src/core/texts/contracts-en.js';
import contractsEs from '../../src/core/texts/contracts-es.js';
import gamesEn from '../../src/core/texts/games-en.js';
import gamesEs from '../../src/core/texts/games-es.js';
import identityEn from '../../src/core/texts/identity-en.js';
import identityEs from '../../src/core/texts/identity-es.js';
import lotteryEn from '../../src/core/texts/lottery-en.js';
import lotteryEs from '../../src/core/texts/lottery-es.js';
import memberEn from '../../src/core/texts/member-en.js';
import memberEs from '../../src/core/texts/member-es.js';
import messagesEn from '../../src/core/texts/messages-en.js';
import messagesEs from '../../src/core/texts/messages-es.js';
import missionsEn from '../../src/core/texts/missions-en.js';
import missionsEs from '../../src/core/texts/missions-es.js';
import noticesEn from '../../src/core/texts/notices-en.js';
import noticesEs from '../../src/core/texts/notices-es.js';
import pagesEn from '../../src/core/texts/pages-en.js';
import pagesEs from '../../src/core/texts/pages-es.js';
import pointsEn from '../../src/core/texts/points-en.js';
import pointsEs from '../../src/core/texts/points-es.js';
import promotionsEn from '../../src/core/texts/promotions-en.js';
import promotionsEs from '../../src/core/texts/promotions-es.js';
import rewardsEn from '../../src/core/texts/rewards-en.js';
import rewardsEs from '../../src/core/texts/rewards-es.js';
import teamEn from '../../src/core/texts/team-en.js';
import teamEs from '../../src/core/texts/team-es.js';
import walletEn from '../../src/core/texts/wallet-en.js';
import walletEs from '../../src/core/texts/wallet-es.js';
import { rootOf, shownText } from '../widgets-support/index.js';
import { wireChatModels, wireGames, wireHelp, wirePromotions, wireVendors } from '../widgets-support/wire-data.js';

const valuesOf = (files: readonly object[]) => files.flatMap(file => Object.values(file) as string[]);
/** What Spanish says too, such as “Total”, tells nothing of the language. */
const SPANISH: ReadonlySet<string> = new Set(
  valuesOf([
    es,
    agentEs,
    contractsEs,
    gamesEs,
    identityEs,
    lotteryEs,
    memberEs,
    messagesEs,
    missionsEs,
    noticesEs,
    pagesEs,
    pointsEs,
    promotionsEs,
    rewardsEs,
    teamEs,
    walletEs,
  ]),
);
/** Nor does what the platform of the tests calls its own things, in any language. */
const GIVEN = JSON.stringify([wireChatModels, wireGames, wireHelp, wirePromotions, wireVendors]);
const ENGLISH: ReadonlySet<string> = new Set(
  valuesOf([
    en,
    agentEn,
    contractsEn,
    gamesEn,
    identityEn,
    lotteryEn,
    memberEn,
    messagesEn,
    missionsEn,
    noticesEn,
    pagesEn,
    pointsEn,
    promotionsEn,
    rewardsEn,
    teamEn,
    walletEn,
  ]).filter(text => text.length > 3 && !text.includes('{{') && !SPANISH.has(text) && !GIVEN.includes(JSON.stringify(text))),
);

/** Whole texts of ours that a widget shows or says and that are English alone. */
export function ownWords(element: Element): string[] {
  const leaves = [...rootOf(element).querySelectorAll('[data-gp-root] *')].filter(leaf => leaf.childElementCount === 0);
  const named = [...rootOf(element).querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(node =>
    ['aria-label', 'title', 'placeholder'].map(name => node.getAttribute(name) ?? ''),
  );
  const texts = new Set([...leaves.map(leaf => leaf.textContent?.trim() ?? ''), ...named, ...shownText(element).split('\n')]);
  return [...texts].filter(text => ENGLISH.has(text));
}
