import { useLayoutEffect, useState } from 'react';
import { EARLY_POPUP, type EarlyPopup } from '../core/kernel/early-login.js';

/** The popup that stood before the code, when it shows this widget: the widget goes on in the live one, and leaves with it. */
export function useEarlyPopup(host: HTMLElement, tag: string): EarlyPopup | undefined {
  const [early] = useState(() => {
    const standing = (host as { [EARLY_POPUP]?: EarlyPopup })[EARLY_POPUP];
    return standing?.widget.localName === tag ? standing : undefined;
  });
  useLayoutEffect(() => {
    early?.takeOver();
    return () => early?.widget.remove();
  }, [early]);
  return early;
}
