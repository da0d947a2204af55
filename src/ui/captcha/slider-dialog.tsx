import { useCallback, useEffect, useRef, useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import { answerChallenge, loadChallenge, type Challenge } from '../../core/identity/challenge.js';
import { errorText } from '../../core/format/error-text.js';
import { payByWork } from '../../core/identity/proof.js';
import type { MessageText } from '../../core/parts/core.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../atoms/button.js';
import { deepFocus } from '../overlay/deep-focus.js';
import { Dialog } from '../overlay/dialog.js';
import { FormMessage } from '../form/form-message.js';
import { ProofProgress } from './proof-progress.js';
import { Skeleton } from '../atoms/skeleton.js';
import { useFocusAfter } from './use-focus-after.js';

export interface SliderDialogProps {
  /** The platform's verdict, or undefined when it was closed without one. */
  onDone(result: string | undefined): void;
}

const NUDGE = 10;

/** A piece to move into its gap, by hand or keys; or work of the machine, for who cannot see or drag (OP-41). */
export function SliderDialog({ onDone }: SliderDialogProps) {
  const t = useText();
  const slider = useChallenge(onDone);
  const { challenge, busy, message, share, working } = slider;
  /** What is pressed here makes place for another. */
  const pressed = useRef<HTMLButtonElement>(null);
  useFocusAfter(pressed, share === undefined);
  return (
    <Dialog title={t('slider.title')} size="message" onClose={() => onDone(undefined)}>
      <div className="form">
        <FormMessage text={message && t(message.key, message.values)} />
        {share !== undefined && <ProofProgress text={t('proof.working')} share={share} onCancel={slider.renew} cancel={pressed} />}
        {share === undefined && working && (
          <p className="form-text" role="status">
            {t('proof.working')}
          </p>
        )}
        {share === undefined && !challenge && !message && <Skeleton />}
        {share === undefined && challenge && (
          <Picture key={challenge.id} challenge={challenge} busy={busy} working={working} onCheck={offset => void slider.check(offset)} />
        )}
        {share === undefined && (
          <div className="slider-ways">
            <button type="button" className="link" aria-busy={working || undefined} onClick={slider.renew}>
              {t('slider.another')}
            </button>
            <button ref={pressed} type="button" className="link" onClick={slider.prove}>
              {t('proof.instead')}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function useChallenge(onDone: SliderDialogProps['onDone']) {
  const core = useCore();
  const [asked, setAsked] = useState<{ way: 'picture' | 'proof'; after?: MessageText }>({ way: 'picture' });
  const [challenge, setChallenge] = useState<Challenge>();
  /** Of the machine's work, while it is done. */
  const [share, setShare] = useState<number>();
  /** The machine works for a further picture. */
  const [working, setWorking] = useState(false);
  const [message, setMessage] = useState<MessageText>();
  const [busy, setBusy] = useState(false);
  const done = useRef(onDone);
  done.current = onDone;

  // Each asking is an object of its own: the same way asked for again is another one.
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const fail = (failure: unknown) => {
      if (signal.aborted) return;
      setShare(undefined);
      setWorking(false);
      setMessage(errorText(failure));
    };
    const prove = async () => {
      const result = await payByWork(
        core,
        { purpose: 'human' },
        ({ captchaId, captcha }) => answerChallenge(core, captchaId, { answer: captcha }),
        { signal, onProgress: setShare },
      );
      if (!signal.aborted) done.current(result);
    };
    const load = async () => {
      const next = await loadChallenge(core, () => !signal.aborted && setWorking(true), signal);
      if (signal.aborted) return;
      setChallenge(next);
      setWorking(false);
    };
    setMessage(asked.after);
    setShare(undefined);
    setWorking(false);
    (asked.way === 'proof' ? prove : load)().catch(fail);
    return () => stop.abort();
  }, [core, asked]);

  return {
    challenge,
    share,
    working,
    busy,
    message,
    renew: () => setAsked({ way: 'picture' }),
    prove: () => setAsked({ way: 'proof' }),
    async check(offset: number) {
      if (!challenge || busy) return;
      setBusy(true);
      try {
        onDone(await answerChallenge(core, challenge.id, { offset }));
      } catch (failure) {
        // Each is good for one answer.
        setAsked({ way: 'picture', after: errorCode(failure) === 'captcha-invalid' ? { key: 'slider.wrong' } : errorText(failure) });
      } finally {
        setBusy(false);
      }
    },
  };
}

interface PictureProps {
  challenge: Challenge;
  busy: boolean;
  /** A further one is being worked for, which is told in the place of the hint. */
  working: boolean;
  onCheck(offset: number): void;
}

/** A native range carries it: dragged, moved by arrow keys, and read out. Letting go checks; by keyboard the button does. */
function Picture({ challenge, busy, working, onCheck }: PictureProps) {
  const t = useText();
  const [offset, setOffset] = useState(0);
  const range = useRef<HTMLInputElement>(null);
  const { picture, piece, width, height, pieceSize, y } = challenge;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const isSafe = [picture, piece].every(address => address.startsWith('data:image/'));
  const place = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return;
      element.style.insetInlineStart = '0';
      Object.assign(element.style, { left: share(offset, width), top: share(y, height), width: share(pieceSize, width) });
    },
    [offset, width, height, pieceSize, y],
  );
  // The picture comes after the dialog, which holds the focus until then; who pressed a button meanwhile stays there.
  useEffect(() => {
    if (range.current && !deepFocus(range.current.ownerDocument)?.matches('button')) range.current.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {!working && <p className="form-text">{t('slider.hint')}</p>}
      <div className="slider-picture" dir="ltr">
        {isSafe && <img src={picture} alt={t('slider.picture')} width={width} height={height} />}
        {isSafe && <img ref={place} className="slider-piece" src={piece} alt="" />}
      </div>
      <input
        ref={range}
        type="range"
        className="slider-range"
        dir="ltr"
        aria-label={t('slider.kind')}
        min={0}
        max={width - pieceSize}
        step={1}
        value={offset}
        onChange={event => setOffset(Number(event.currentTarget.value))}
        onKeyDown={event => {
          if (event.key === 'Enter') onCheck(offset);
          if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
          event.preventDefault();
          setOffset(Math.max(0, Math.min(width - pieceSize, offset + (event.key === 'PageUp' ? NUDGE : -NUDGE))));
        }}
        onPointerUp={event => {
          if (Number(event.currentTarget.value) > 0) onCheck(Number(event.currentTarget.value));
        }}
      />
      <Button kind="primary" size="large" block busy={busy} onClick={() => onCheck(offset)}>
        {t('slider.check')}
      </Button>
    </>
  );
}
