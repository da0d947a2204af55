import type { Query } from '../../core/parts/core.js';
import { useBegun } from '../lazy/use-begun.js';
import { useKept, type Kept } from './use-kept.js';

/** What is asked for page by page; the page before stands until the next is there. */
export interface Pages<T> extends Kept<T> {
  /** From 1. */
  page: number;
  setPage(page: number): void;
}

/** `of`: whose pages, or what they are narrowed by; another begins at its first page. */
export function usePages<T>(ask: (page: number) => Query<T> | undefined, of?: unknown): Pages<T> {
  const [page, setPage] = useBegun(of, () => 1);
  return { ...useKept(ask(page)), page, setPage };
}
