import { useCallback, useEffect, useRef, useState } from 'react';
import { loadCaptcha, type Captcha, type CaptchaKind } from '../../core/captcha.js';
import { useCore } from '../core-context.js';

const THROTTLE = 1000; // CON-04

/** The captcha's picture or question, asked for when it is shown; `refresh` answers at most once a second, `renew` and `turnTo` always. */
export function useCaptcha(shown: boolean) {
  const core = useCore();
  const [captcha, setCaptcha] = useState<Captcha>();
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);
  const asked = useRef(-THROTTLE);
  const kind = useRef<CaptchaKind>('picture');

  const renew = useCallback(async () => {
    const turn = ++latest.current;
    asked.current = performance.now();
    setFailed(false);
    try {
      const next = await loadCaptcha(core, kind.current);
      if (turn === latest.current) setCaptcha(next);
    } catch {
      if (turn === latest.current) setFailed(true);
    }
  }, [core]);
  const refresh = useCallback(() => {
    if (performance.now() - asked.current >= THROTTLE) void renew();
  }, [renew]);

  const turnTo = useCallback(
    (wanted: CaptchaKind) => {
      kind.current = wanted;
      return renew();
    },
    [renew],
  );

  useEffect(() => {
    if (shown) void renew();
    return () => void (latest.current += 1);
  }, [shown, renew]);

  return { captcha, failed, refresh, renew, turnTo };
}
