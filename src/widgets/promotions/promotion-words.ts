import type { ActivityStatus, PromotionCategory, PromotionTag } from '../../api/rewards/promotions.js';
import type { TextKey } from '../../core/parts/core.js';

/** Text keys of what the wire names, in the order in which they are offered. */
export const CATEGORY_TEXT: Readonly<Record<PromotionCategory, TextKey>> = {
  newbie: 'promotions.category-newbie',
  deposit: 'promotions.category-deposit',
  rebate: 'promotions.category-rebate',
  slots: 'promotions.category-slots',
  live_casino: 'promotions.category-live-casino',
  sports: 'promotions.category-sports',
  card_games: 'promotions.category-card-games',
  fish: 'promotions.category-fish',
  lotto: 'promotions.category-lotto',
  game: 'promotions.category-game',
  ranking: 'promotions.category-ranking',
  points_mall: 'promotions.category-points-mall',
  app_download: 'promotions.category-app-download',
};
export const TAG_TEXT: Readonly<Record<PromotionTag, TextKey>> = {
  newbie: 'promotions.tag-newbie',
  limited: 'promotions.tag-limited',
  special_offer: 'promotions.tag-special-offer',
  daily: 'promotions.tag-daily',
  high_rebate: 'promotions.tag-high-rebate',
  vip: 'promotions.tag-vip',
};
/** A word, and a sentence. */
export const STATUS_TEXT: Readonly<Record<ActivityStatus, readonly [word: TextKey, sentence: TextKey]>> = {
  applying: ['promotions.status-applying', 'promotions.status-applying-text'],
  rejected: ['promotions.status-rejected', 'promotions.status-rejected-text'],
  issued: ['promotions.status-issued', 'promotions.status-issued-text'],
  claimed: ['promotions.status-claimed', 'promotions.status-claimed-text'],
  signed: ['promotions.status-signed', 'promotions.status-signed-text'],
  process: ['promotions.status-process', 'promotions.status-process-text'],
  joined: ['promotions.status-joined', 'promotions.status-joined-text'],
};
/** What a member does with each kind. */
export const START_TEXT = {
  application: 'promotions.apply',
  sign_in: 'promotions.sign-in',
  mission: 'promotions.start',
  event: 'promotions.join',
} as const;
