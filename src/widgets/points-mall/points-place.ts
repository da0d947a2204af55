import type { PointType } from '../../api/money/points.js';
import { POINT_TYPES, type HistoryFilter } from '../../core/points/points.js';

const VIEWS = ['mall', 'redeem', 'history'] as const;
/** Where one is in the points mall; type and dates narrow the history. */
export interface Place {
  view: (typeof VIEWS)[number];
  type: PointType | '';
  dates: HistoryFilter['dates'];
  /** From 1. */
  page: number;
}

export const DATES: readonly Place['dates'][] = ['', 'previous-7', 'previous-30'];
export const START: Place = { view: 'mall', type: '', dates: '', page: 1 };

/** Reads an address or attributes; what it does not know is as if it were not there. */
export function readPlace(query: Readonly<Record<string, string | undefined>>): Place {
  return {
    view: VIEWS.find(view => view === query.view) ?? 'mall',
    type: POINT_TYPES.find(type => type === query.type) ?? '',
    dates: DATES.find(dates => dates === query.dates) ?? '',
    page: /^[1-9]\d{0,3}$/.test(query.page ?? '') ? Number(query.page) : 1,
  };
}

/** The address of a place on the full site. */
export function addressOf({ view, type, dates, page }: Place): string {
  const query = new URLSearchParams(
    Object.entries({ view: view === 'mall' ? '' : view, type, dates, page: page > 1 ? String(page) : '' }).filter(
      ([, value]) => value !== '',
    ),
  );
  return query.size > 0 ? `/pointMall?${query.toString()}` : '/pointMall';
}
