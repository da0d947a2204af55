import { useEffect, useRef, useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { MessageText } from '../../core/parts/core.js';
import { missionFailure } from '../../core/missions/claims.js';
import type { SectionProps } from './sections.js';

export interface Wish {
  /** Which button. */
  name: string;
  /** What it brings, in words. */
  worth: string;
  send(): Promise<void>;
  detail: { id: string; kind: string; amount: number; points: number };
}

/** One claim at a time, with what came of it; its button is gone then, so the word about it takes the focus. */
export function useClaim(emit: SectionProps['emit']) {
  const [busy, setBusy] = useState<string>();
  const [message, setMessage] = useState<MessageText>();
  const [done, setDone] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== '') told.current?.focus();
  }, [done]);
  useEffect(() => {
    // What was cut may have been done: then its button is gone as well.
    const root = news.current?.getRootNode();
    if (busy === undefined && message && root instanceof ShadowRoot && !root.activeElement) news.current?.focus();
  }, [busy, message]);

  async function claim({ name, worth, send, detail }: Wish): Promise<void> {
    setBusy(name);
    setMessage(undefined);
    setDone('');
    try {
      await send();
      emit('gp-claim', detail);
      setDone(worth);
    } catch (error) {
      setMessage(missionFailure(error));
      emit('gp-error', { code: errorCode(error), cause: error });
    } finally {
      setBusy(undefined);
    }
  }
  return { busy, message, done, told, news, claim };
}
