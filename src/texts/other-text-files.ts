// Made by scripts/manifest.mjs from the folders beside it; run it after adding a language or a set of texts.
import type { OtherLanguage, textFiles } from './text-files.js';

type LoadTexts = () => Promise<{ default: Readonly<Record<string, string>> }>;

/** Each language's sets of texts. */
const otherTextFiles: Readonly<Record<OtherLanguage, Readonly<Record<keyof typeof textFiles, LoadTexts>>>> = {
  AR: {
    agent: () => import('./ar/agent.js'),
    common: () => import('./ar/common.js'),
    contracts: () => import('./ar/contracts.js'),
    games: () => import('./ar/games.js'),
    identity: () => import('./ar/identity.js'),
    lottery: () => import('./ar/lottery.js'),
    member: () => import('./ar/member.js'),
    messages: () => import('./ar/messages.js'),
    missions: () => import('./ar/missions.js'),
    notices: () => import('./ar/notices.js'),
    pages: () => import('./ar/pages.js'),
    points: () => import('./ar/points.js'),
    promotions: () => import('./ar/promotions.js'),
    rewards: () => import('./ar/rewards.js'),
    team: () => import('./ar/team.js'),
    wallet: () => import('./ar/wallet.js'),
  },
};
export default otherTextFiles;
