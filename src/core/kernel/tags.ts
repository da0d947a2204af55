/** What the platform's stream of changes tells of. */
export type Told = 'status' | 'catalogue' | 'content' | 'account';

/**
 * What an answer may be about, and which told changes concern it. A resource names the tags of what it shows, an action those of
 * what it changes; what carries a tag is asked for again where somebody looks at it.
 */
const TAGS = {
  'field-rules': ['status'],
  mirrors: ['status'],
  'feedback-limits': ['status'],
  games: ['catalogue'],
  announcements: ['catalogue'],
  help: ['content'],
  blog: ['content'],
  /** Promotions, missions, ranks, and what of them waits to be claimed or opened. */
  promotions: ['content', 'account'],
  points: ['content', 'account'],
  /** Games that the account likes, or has played. */
  'own-games': ['catalogue', 'account'],
  unread: ['account'],
  messages: ['account'],
  'contract-flags': ['account'],
  contracts: ['account'],
  referral: ['account'],
  rebate: ['account'],
  /** What the account has staked, won, got and paid. */
  records: ['account'],
  wallets: ['account'],
  deposits: ['account'],
  withdrawals: ['account'],
  'payout-accounts': ['account'],
  'withdraw-config': ['account'],
  'sent-envelopes': ['account'],
  team: ['account'],
  'lottery-bets': ['account'],
  draws: ['account'],
  'unread-chat': [],
  feedback: [],
  profile: [],
  icon: [],
  security: [],
  'register-links': [],
} as const satisfies Record<string, readonly Told[]>;
export type Tag = keyof typeof TAGS;

/** What a told change concerns. */
export function tagsTold(told: Told): Tag[] {
  return (Object.keys(TAGS) as Tag[]).filter(tag => (TAGS[tag] as readonly Told[]).includes(told));
}
