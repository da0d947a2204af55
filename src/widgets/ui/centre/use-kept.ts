import { useRef } from 'react';

/** The last data there was, while other data is on its way, so that nothing jumps. */
export function useKept<T>(data: T | undefined): T | undefined {
  const kept = useRef(data);
  if (data !== undefined) kept.current = data;
  return data ?? kept.current;
}
