import { useState } from 'react';

/**
 * State that begins anew whenever `given` is another. Set while drawing, not in an effect: that would run after a press on
 * what was just drawn, and take it back.
 */
export function useBegun<G, T>(given: G, begin: (given: G) => T): [T, (value: T) => void] {
  const [of, setOf] = useState({ given });
  const [value, setValue] = useState(() => begin(given));
  if (Object.is(of.given, given)) return [value, setValue];
  const begun = begin(given);
  setOf({ given });
  setValue(() => begun);
  return [begun, setValue];
}
