import { useEffect, useState } from 'react';
import type { TextSet } from '../../core/core.js';
import { useCore } from '../core-context.js';

/** Brings the texts of a set; false until they are there. Without them, words made from the keys stand in. */
export function useTextSet(set: TextSet): boolean {
  const { language } = useCore();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let wanted = true;
    const done = () => wanted && setReady(true);
    language.need(set).then(done, done);
    return () => void (wanted = false);
  }, [language, set]);
  return ready;
}
