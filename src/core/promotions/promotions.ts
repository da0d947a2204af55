import { withSignal } from '../../api/wire/call.js';
import { errorCode } from '../../api/wire/errors.js';
import {
  getPromotion,
  listActivities,
  listPromotions,
  USUAL_LIMITS,
  type Activity,
  type Promotion,
  type PromotionCard,
  type PromotionCategory,
  type PromotionPage,
} from '../../api/rewards/promotions.js';
import type { Announcement } from '../../api/content/announcements.js';
import type { Core, Query } from '../parts/core.js';
import { chosenDates, type DatePreset } from '../format/date-presets.js';
import { resource } from '../data/resource.js';

export interface PromotionFilter {
  category: PromotionCategory | '';
  /** Empty: whenever they are. */
  dates: DatePreset | '';
  /** From 1. */
  page: number;
}
/** An activity with the promotion that it is of. */
export type OwnActivity = Activity & { promotion: PromotionCard };

const MINUTE = 60_000;
type Asks = Pick<Core, 'client' | 'queries' | 'catalogue'>;

const pageOf = resource({
  name: 'promotions',
  scope: 'language',
  tags: ['promotions'],
  staleAfter: MINUTE,
  load: async (
    { client, queries, catalogue }: Asks,
    signal,
    { category, ...asked }: Parameters<typeof listPromotions>[1],
  ): Promise<PromotionPage> => {
    try {
      return await listPromotions(withSignal(client, signal), { category, ...asked });
    } catch (error) {
      // A platform without this call names its promotions among the announcements (MSG-08).
      if (errorCode(error) !== 'not-found') throw error;
      const { promotion } = await queries.fetch(catalogue.announcements());
      return { list: category ? [] : promotion.map(toCard), totalPages: 1 };
    }
  },
});

/** Promotions of a category, in a stretch of days. */
export function promotionPage(core: Asks & Pick<Core, 'status'>, { category, dates, page }: PromotionFilter): Query<PromotionPage> {
  return pageOf(core, { category, page, ...chosenDates(core, dates) });
}

const detailOf = resource({
  name: 'promotion',
  scope: 'account+language',
  tags: ['promotions'],
  staleAfter: MINUTE,
  // It begins, ends and is counted on by itself.
  refreshEvery: MINUTE,
  load: async ({ client, queries, catalogue }: Asks, signal, id: string, _member: string): Promise<{ promotion?: Promotion }> => {
    try {
      return { promotion: await getPromotion(withSignal(client, signal), id) };
    } catch (error) {
      if (errorCode(error) !== 'not-found') throw error;
      const { promotion } = await queries.fetch(catalogue.announcements());
      const found = promotion.find(each => each.id === id);
      return {
        promotion: found && { ...toCard(found), content: found.content, needsComment: false, needsImages: false, limits: USUAL_LIMITS },
      };
    }
  },
});

/** One promotion with all of its text and the account's own activity; undefined when it is no longer there. */
export function promotionDetail(core: Asks & Pick<Core, 'session'>, id: string): Query<{ promotion?: Promotion }> {
  // Another account has another activity.
  return detailOf(core, id, core.session.store.getState().member?.id ?? '');
}

/** What the account has taken part in, newest first. */
export const ownActivities = resource({
  name: 'own-activities',
  scope: 'account+language',
  tags: ['promotions'],
  staleAfter: MINUTE,
  call: client =>
    listActivities(client, 1).then(
      ({ list }) => list,
      (error: unknown): OwnActivity[] => {
        // A platform without this call shows the promotions themselves all the same.
        if (errorCode(error) === 'not-found') return [];
        throw error;
      },
    ),
});

function toCard({ id, title, content }: Announcement): PromotionCard {
  return {
    id,
    lang: '',
    category: '',
    tags: [],
    kind: 'none',
    title,
    summary: content.replace(/<[^>]*>/g, ' ').trim(),
    imageUrl: '',
    state: 'open',
    rewardAmount: 0,
    ticketKind: '',
    tickets: 0,
  };
}
