import { useEffect, useState } from 'react';
import { forgetLogin, rememberedLogin, rememberLogin, type RememberedLogin } from '../../core/session/remember.js';
import { useCore } from '../../element/core-context.js';

const NOTHING: RememberedLogin = { username: '', password: '', mobileNum: '', country: '' };
export type Remember = ReturnType<typeof useRemember>;

/** The tick "Remember password", and what was kept by it (SES-22, SES-23). */
export function useRemember() {
  const core = useCore();
  const [kept, setKept] = useState<RememberedLogin>();
  const [ticked, setTicked] = useState(false);
  useEffect(() => {
    let wanted = true;
    void rememberedLogin(core).then(found => {
      if (!wanted || !found) return;
      setKept(found);
      setTicked(true);
    });
    return () => void (wanted = false);
  }, [core]);
  return {
    kept,
    ticked,
    setTicked,
    /** A login has succeeded with these: kept when ticked, else nothing is. */
    settle(values: Partial<RememberedLogin>) {
      const next = ticked ? { ...NOTHING, ...kept, ...values } : undefined;
      // What one way of logging in leaves, the next one keeps, also where the form stays.
      setKept(next);
      void (next ? rememberLogin(core, next) : forgetLogin(core));
    },
  };
}
