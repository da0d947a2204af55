import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadCaptcha, type Captcha } from '../../core/identity/captcha.js';
import { loadSection } from '../../core/kernel/load-section.js';
import type { ProofOfWork, ProofPurpose } from '../../core/identity/proof.js';
import { useCore } from '../../element/core-context.js';
import type { ProofNoteProps } from './proof-note.js';

interface Proving {
  Note: ComponentType<ProofNoteProps>;
  payByWork: typeof import('../../core/identity/proof.js').payByWork;
}

const THROTTLE = 1000; // CON-04

/**
 * The captcha's picture, asked for when it is shown; `refresh` answers at most once a second, `renew` always. Who does not read
 * pictures turns to a proof of work, whose code comes then: the machine works when the form is sent, by `pay`.
 */
export function useCaptcha(shown: boolean) {
  const core = useCore();
  const [captcha, setCaptcha] = useState<Captcha>();
  const [failed, setFailed] = useState(false);
  /** A further picture costs work, which is being done. */
  const [working, setWorking] = useState(false);
  const [proving, setProving] = useState<Proving>();
  /** Of the work that is being done. */
  const [share, setShare] = useState<number>();
  const latest = useRef(0);
  const asked = useRef(-THROTTLE);
  const work = useRef<AbortController>(undefined);

  const renew = useCallback(async () => {
    const turn = ++latest.current;
    asked.current = performance.now();
    setFailed(false);
    try {
      const next = await loadCaptcha(core, () => turn === latest.current && setWorking(true));
      if (turn === latest.current) setCaptcha(next);
    } catch {
      if (turn === latest.current) setFailed(true);
    } finally {
      if (turn === latest.current) setWorking(false);
    }
  }, [core]);
  const refresh = useCallback(() => {
    if (performance.now() - asked.current >= THROTTLE) void renew();
  }, [renew]);

  const toProof = useCallback(async () => {
    try {
      setProving(await loadSection(() => import('./proof-note.js')));
    } catch {
      setFailed(true);
    }
  }, []);
  const toPicture = useCallback(() => {
    setProving(undefined);
    return renew();
  }, [renew]);
  const cancel = useCallback(() => work.current?.abort(), []);

  useEffect(() => {
    if (shown) void renew();
    return () => {
      latest.current += 1;
      work.current?.abort();
    };
  }, [shown, renew]);

  return {
    captcha,
    failed,
    working,
    refresh,
    /** What was there is used up. */
    renew: () => (proving ? undefined : void renew()),
    proving: proving && { Note: proving.Note, share, cancel },
    toProof,
    toPicture,
    /** Sends with what was typed, or with what the machine finds. Throws PlatformError, `aborted` when the person cancelled. */
    async pay<T>(wanted: ProofPurpose, typed: string, send: (paid: Partial<ProofOfWork>) => Promise<T>): Promise<T> {
      if (!proving) return send({ captcha: typed, captchaId: captcha?.id });
      work.current = new AbortController();
      const use = (proof: ProofOfWork) => {
        setShare(undefined);
        return send(proof);
      };
      try {
        return await proving.payByWork(core, wanted, use, { signal: work.current.signal, onProgress: setShare });
      } finally {
        setShare(undefined);
      }
    },
  };
}
