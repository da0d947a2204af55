/** Thirteen kinds of offers (PRO-01), in the order in which they are listed. */
export const PROMOTION_CATEGORIES = [
  'newbie',
  'deposit',
  'rebate',
  'slots',
  'live_casino',
  'sports',
  'card_games',
  'fish',
  'lotto',
  'game',
  'ranking',
  'points_mall',
  'app_download',
] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];
/** What a card may be marked with (PRO-02). */
export const PROMOTION_TAGS = ['newbie', 'limited', 'special_offer', 'daily', 'high_rebate', 'vip'] as const;
export type PromotionTag = (typeof PROMOTION_TAGS)[number];
/** What a member does with it: apply for it, sign in every day, run a mission, or join. `none`: read it only. */
export const PROMOTION_KINDS = ['application', 'sign_in', 'mission', 'event'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number] | 'none';
/** Where a member stands with it (PRO-04 to PRO-10). */
export const ACTIVITY_STATUSES = ['applying', 'rejected', 'issued', 'claimed', 'signed', 'process', 'joined'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];
