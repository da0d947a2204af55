// Made by scripts/manifest.mjs from the folders beside it; run it after adding a language or a set of texts.

/** Each set of texts by language: `common` is there from the start, the others come with the first widget that needs them. */
export const textFiles = {
  agent: {
    EN: () => import('./en/agent.js'),
    ES: () => import('./es/agent.js'),
    AR: () => import('./ar/agent.js'),
  },
  common: {
    EN: () => import('./en/common.js'),
    ES: () => import('./es/common.js'),
    AR: () => import('./ar/common.js'),
  },
  contracts: {
    EN: () => import('./en/contracts.js'),
    ES: () => import('./es/contracts.js'),
    AR: () => import('./ar/contracts.js'),
  },
  games: {
    EN: () => import('./en/games.js'),
    ES: () => import('./es/games.js'),
    AR: () => import('./ar/games.js'),
  },
  identity: {
    EN: () => import('./en/identity.js'),
    ES: () => import('./es/identity.js'),
    AR: () => import('./ar/identity.js'),
  },
  lottery: {
    EN: () => import('./en/lottery.js'),
    ES: () => import('./es/lottery.js'),
    AR: () => import('./ar/lottery.js'),
  },
  member: {
    EN: () => import('./en/member.js'),
    ES: () => import('./es/member.js'),
    AR: () => import('./ar/member.js'),
  },
  messages: {
    EN: () => import('./en/messages.js'),
    ES: () => import('./es/messages.js'),
    AR: () => import('./ar/messages.js'),
  },
  missions: {
    EN: () => import('./en/missions.js'),
    ES: () => import('./es/missions.js'),
    AR: () => import('./ar/missions.js'),
  },
  notices: {
    EN: () => import('./en/notices.js'),
    ES: () => import('./es/notices.js'),
    AR: () => import('./ar/notices.js'),
  },
  pages: {
    EN: () => import('./en/pages.js'),
    ES: () => import('./es/pages.js'),
    AR: () => import('./ar/pages.js'),
  },
  points: {
    EN: () => import('./en/points.js'),
    ES: () => import('./es/points.js'),
    AR: () => import('./ar/points.js'),
  },
  promotions: {
    EN: () => import('./en/promotions.js'),
    ES: () => import('./es/promotions.js'),
    AR: () => import('./ar/promotions.js'),
  },
  rewards: {
    EN: () => import('./en/rewards.js'),
    ES: () => import('./es/rewards.js'),
    AR: () => import('./ar/rewards.js'),
  },
  team: {
    EN: () => import('./en/team.js'),
    ES: () => import('./es/team.js'),
    AR: () => import('./ar/team.js'),
  },
  wallet: {
    EN: () => import('./en/wallet.js'),
    ES: () => import('./es/wallet.js'),
    AR: () => import('./ar/wallet.js'),
  },
};
