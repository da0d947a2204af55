import { errorCode } from '../../api/errors.js';
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
} from '../../api/promotions.js';
import type { Announcement } from '../../api/announcements.js';
import type { Core, Query } from '../core.js';
import { chosenDates, type DatePreset } from '../date-presets.js';

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
/** Beginning of all keys here: what the operator changes is asked for again under it (follow-changes). */
const KEY = 'promotions/';

/** Promotions of a category, in a stretch of days. */
export function promotionPage(
  { client, queries, catalogue, status }: Pick<Core, 'client' | 'queries' | 'catalogue' | 'status'>,
  { category, dates: preset, page }: PromotionFilter,
): Query<PromotionPage> {
  const { key, dates } = chosenDates({ status }, preset);
  return {
    key: `${KEY}list?${client.language()}&${category}&${key}&${page}`,
    staleAfter: MINUTE,
    async load(signal) {
      try {
        return await listPromotions(client, { category, page, ...dates }, { signal });
      } catch (error) {
        // A platform without this call names its promotions among the announcements (MSG-08).
        if (errorCode(error) !== 'not-found') throw error;
        const { promotion } = await queries.fetch(catalogue.announcements());
        return { list: category ? [] : promotion.map(toCard), totalPages: 1 };
      }
    },
  };
}

/** One promotion with all of its text and the account's own activity; undefined when it is no longer there. */
export function promotionDetail(
  { client, queries, catalogue, session }: Pick<Core, 'client' | 'queries' | 'catalogue' | 'session'>,
  id: string,
): Query<{ promotion?: Promotion }> {
  return {
    // Another account has another activity.
    key: `${KEY}detail?${client.language()}&${id}&${session.store.getState().member?.id ?? ''}`,
    personal: true,
    staleAfter: MINUTE,
    // It begins, ends and is counted on by itself.
    refreshEvery: MINUTE,
    async load(signal) {
      try {
        return { promotion: await getPromotion(client, id, { signal }) };
      } catch (error) {
        if (errorCode(error) !== 'not-found') throw error;
        const { promotion } = await queries.fetch(catalogue.announcements());
        const found = promotion.find(each => each.id === id);
        return {
          promotion: found && { ...toCard(found), content: found.content, needsComment: false, needsImages: false, limits: USUAL_LIMITS },
        };
      }
    },
  };
}

/** What the account has taken part in, newest first. */
export function ownActivities({ client }: Pick<Core, 'client'>): Query<OwnActivity[]> {
  return {
    key: `${KEY}own?${client.language()}`,
    personal: true,
    staleAfter: MINUTE,
    // A platform without this call shows the promotions themselves all the same.
    load: signal =>
      listActivities(client, 1, { signal }).then(
        ({ list }) => list,
        (error: unknown): OwnActivity[] => {
          if (errorCode(error) === 'not-found') return [];
          throw error;
        },
      ),
  };
}

/** Everything of promotions that is shown is asked for again. */
export function refreshPromotions({ queries }: Pick<Core, 'queries'>): Promise<void> {
  return queries.refresh(KEY);
}

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
