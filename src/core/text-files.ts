// Made by scripts/manifest.mjs from the folders of locales; run it after adding a language or a set of texts.

/** Each set of texts by language: `common` is there from the start, the others come with the first widget that needs them. */
export const textFiles = {
  agent: {
    EN: () => import('./locales/en/agent.js'),
    ES: () => import('./locales/es/agent.js'),
    AR: () => import('./locales/ar/agent.js'),
  },
  common: {
    EN: () => import('./locales/en/common.js'),
    ES: () => import('./locales/es/common.js'),
    AR: () => import('./locales/ar/common.js'),
  },
  contracts: {
    EN: () => import('./locales/en/contracts.js'),
    ES: () => import('./locales/es/contracts.js'),
    AR: () => import('./locales/ar/contracts.js'),
  },
  games: {
    EN: () => import('./locales/en/games.js'),
    ES: () => import('./locales/es/games.js'),
    AR: () => import('./locales/ar/games.js'),
  },
  identity: {
    EN: () => import('./locales/en/identity.js'),
    ES: () => import('./locales/es/identity.js'),
    AR: () => import('./locales/ar/identity.js'),
  },
  lottery: {
    EN: () => import('./locales/en/lottery.js'),
    ES: () => import('./locales/es/lottery.js'),
    AR: () => import('./locales/ar/lottery.js'),
  },
  member: {
    EN: () => import('./locales/en/member.js'),
    ES: () => import('./locales/es/member.js'),
    AR: () => import('./locales/ar/member.js'),
  },
  messages: {
    EN: () => import('./locales/en/messages.js'),
    ES: () => import('./locales/es/messages.js'),
    AR: () => import('./locales/ar/messages.js'),
  },
  missions: {
    EN: () => import('./locales/en/missions.js'),
    ES: () => import('./locales/es/missions.js'),
    AR: () => import('./locales/ar/missions.js'),
  },
  notices: {
    EN: () => import('./locales/en/notices.js'),
    ES: () => import('./locales/es/notices.js'),
    AR: () => import('./locales/ar/notices.js'),
  },
  pages: {
    EN: () => import('./locales/en/pages.js'),
    ES: () => import('./locales/es/pages.js'),
    AR: () => import('./locales/ar/pages.js'),
  },
  points: {
    EN: () => import('./locales/en/points.js'),
    ES: () => import('./locales/es/points.js'),
    AR: () => import('./locales/ar/points.js'),
  },
  promotions: {
    EN: () => import('./locales/en/promotions.js'),
    ES: () => import('./locales/es/promotions.js'),
    AR: () => import('./locales/ar/promotions.js'),
  },
  rewards: {
    EN: () => import('./locales/en/rewards.js'),
    ES: () => import('./locales/es/rewards.js'),
    AR: () => import('./locales/ar/rewards.js'),
  },
  team: {
    EN: () => import('./locales/en/team.js'),
    ES: () => import('./locales/es/team.js'),
    AR: () => import('./locales/ar/team.js'),
  },
  wallet: {
    EN: () => import('./locales/en/wallet.js'),
    ES: () => import('./locales/es/wallet.js'),
    AR: () => import('./locales/ar/wallet.js'),
  },
};
