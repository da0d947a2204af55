// Made by scripts/manifest.mjs from the folders beside it; run it after adding a language or a set of texts.

/** Each set of texts by language: `common` is there from the start, the others come with the first widget that needs them. */
export const textFiles = {
  agent: {
    EN: () => import('./en/agent.js'),
    ES: () => import('./es/agent.js'),
  },
  common: {
    EN: () => import('./en/common.js'),
    ES: () => import('./es/common.js'),
  },
  contracts: {
    EN: () => import('./en/contracts.js'),
    ES: () => import('./es/contracts.js'),
  },
  games: {
    EN: () => import('./en/games.js'),
    ES: () => import('./es/games.js'),
  },
  identity: {
    EN: () => import('./en/identity.js'),
    ES: () => import('./es/identity.js'),
  },
  lottery: {
    EN: () => import('./en/lottery.js'),
    ES: () => import('./es/lottery.js'),
  },
  member: {
    EN: () => import('./en/member.js'),
    ES: () => import('./es/member.js'),
  },
  messages: {
    EN: () => import('./en/messages.js'),
    ES: () => import('./es/messages.js'),
  },
  missions: {
    EN: () => import('./en/missions.js'),
    ES: () => import('./es/missions.js'),
  },
  notices: {
    EN: () => import('./en/notices.js'),
    ES: () => import('./es/notices.js'),
  },
  pages: {
    EN: () => import('./en/pages.js'),
    ES: () => import('./es/pages.js'),
  },
  points: {
    EN: () => import('./en/points.js'),
    ES: () => import('./es/points.js'),
  },
  promotions: {
    EN: () => import('./en/promotions.js'),
    ES: () => import('./es/promotions.js'),
  },
  rewards: {
    EN: () => import('./en/rewards.js'),
    ES: () => import('./es/rewards.js'),
  },
  team: {
    EN: () => import('./en/team.js'),
    ES: () => import('./es/team.js'),
  },
  wallet: {
    EN: () => import('./en/wallet.js'),
    ES: () => import('./es/wallet.js'),
  },
};

export type OtherLanguage =
  | 'AR'
  | 'BG'
  | 'BN'
  | 'CS'
  | 'DA'
  | 'DE'
  | 'EL'
  | 'FA'
  | 'FI'
  | 'FR'
  | 'HE'
  | 'HI'
  | 'HR'
  | 'HU'
  | 'ID'
  | 'IT'
  | 'JA'
  | 'KM'
  | 'KO'
  | 'LO'
  | 'MS'
  | 'MY'
  | 'NL'
  | 'NO'
  | 'PL'
  | 'PT'
  | 'RO'
  | 'RU'
  | 'SV'
  | 'TH'
  | 'TL'
  | 'TR'
  | 'TW'
  | 'TY'
  | 'UK'
  | 'UR'
  | 'VI'
  | 'ZH';
/** Where those of the other languages are; no page carries the list that offers none of them. */
export const otherTextFiles = () => import('./other-text-files.js');
