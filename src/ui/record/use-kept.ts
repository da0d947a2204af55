import { useRef } from 'react';
import type { Query, QueryState } from '../../core/parts/core.js';
import { useQuery } from '../../element/core-context.js';

/** What is shown of a question: its answer, or still that of the one before. */
export interface Kept<T> extends QueryState<T> {
  /** Whether `data` answers this question. */
  isOwn: boolean;
  refresh(): void;
}

/** Follows a question; the last answer there was stays while another is on its way, so that nothing jumps. */
export function useKept<T>(asked: Query<T> | undefined): Kept<T> {
  const query = useQuery(asked);
  const kept = useRef(query.data);
  if (query.data !== undefined) kept.current = query.data;
  return { ...query, data: query.data ?? kept.current, isOwn: query.data !== undefined };
}
