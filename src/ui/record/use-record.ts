import { useState } from 'react';
import type { Query } from '../../core/parts/core.js';
import { previousDays, type DateRange } from '../../core/format/date-range.js';
import { platformNow } from '../../core/format/platform-time.js';
import { useCore } from '../../element/core-context.js';
import { usePlatformDay } from '../time/use-platform-day.js';
import { usePlatformTime } from '../time/use-platform-time.js';
import { usePages, type Pages } from './use-pages.js';

/** A record with what it is asked for by. Other days and another choice begin at its first page. */
export interface RecordState<T, F> extends Pages<T> {
  /** The days chosen, until then the given ones, or the last so many of the platform. */
  range: DateRange;
  setRange(range: DateRange): void;
  filter: F;
  choose(change: Partial<F>): void;
  /** Takes the choices back; undefined where none was made. */
  clear?: () => void;
}
interface RecordOptions<F> {
  /** How many days to begin with, today being the last. */
  days: number;
  /** Days to begin with in place of these. */
  given?: DateRange;
  /** What the record is narrowed by before anything is chosen. */
  filter?: F;
  /** Whose record; another begins at its first page. */
  account?: string;
}

/** A record of the platform by days, choices and pages (OP-54). */
export function useRecord<T, F extends Readonly<Record<string, string>> = Readonly<Record<never, string>>>(
  ask: (range: DateRange, filter: F, page: number) => Query<T>,
  { days, given, filter: none = {} as F, account }: RecordOptions<F>,
): RecordState<T, F> {
  const core = useCore();
  const { gmtOffset } = usePlatformTime();
  usePlatformDay();
  const [chosen, setChosen] = useState(given);
  const [filter, setFilter] = useState(none);
  const range = chosen ?? previousDays(days, platformNow(core), gmtOffset);
  const pages = usePages(page => ask(range, filter, page), account);
  const choose = (change: Partial<F>) => {
    setFilter({ ...filter, ...change });
    pages.setPage(1);
  };
  return {
    ...pages,
    range,
    setRange: next => {
      setChosen(next);
      pages.setPage(1);
    },
    filter,
    choose,
    clear: Object.values(filter).some(Boolean) ? () => choose(none) : undefined,
  };
}
