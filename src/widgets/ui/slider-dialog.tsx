import { useCallback, useEffect, useRef, useState } from 'react';
import { errorCode } from '../../api/errors.js';
import { answerChallenge, loadChallenge, type Challenge } from '../../core/challenge.js';
import { errorText } from '../../core/error-text.js';
import type { MessageText } from '../../core/core.js';
import { useCore, useText } from '../core-context.js';
import { Button } from './button.js';
import { deepFocus } from './deep-focus.js';
import { Dialog } from './dialog.js';
import { Field } from './field.js';
import { FormMessage } from './form-message.js';
import { Skeleton } from './skeleton.js';

export interface SliderDialogProps {
  /** The platform's verdict, or undefined when it was closed without one. */
  onDone(result: string | undefined): void;
}

const NUDGE = 10;

/** A piece to move into its gap, by hand or keys, or a question for who cannot see or drag (OP-41). */
export function SliderDialog({ onDone }: SliderDialogProps) {
  const t = useText();
  const slider = useChallenge(onDone);
  const { challenge, kind, busy, message } = slider;
  return (
    <Dialog title={t('slider.title')} size="message" onClose={() => onDone(undefined)}>
      <div className="form">
        <FormMessage text={message && t(message.key, message.values)} />
        {!challenge && <Skeleton />}
        {challenge?.kind === 'slider' && <Picture key={challenge.id} challenge={challenge} busy={busy} onCheck={offset => slider.check({ offset })} />}
        {challenge?.kind === 'question' && <Question key={challenge.id} question={challenge.question} busy={busy} onCheck={answer => slider.check({ answer })} />}
        <div className="slider-ways">
          <button type="button" className="link" onClick={() => slider.renew(kind)}>
            {t('slider.another')}
          </button>
          <button type="button" className="link" onClick={() => slider.renew(kind === 'slider' ? 'question' : 'slider')}>
            {t(kind === 'slider' ? 'slider.to-question' : 'slider.to-picture')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function useChallenge(onDone: SliderDialogProps['onDone']) {
  const core = useCore();
  const [asked, setAsked] = useState<{ kind: Challenge['kind']; after?: MessageText }>({ kind: 'slider' });
  const [challenge, setChallenge] = useState<Challenge>();
  const [message, setMessage] = useState<MessageText>();
  const [busy, setBusy] = useState(false);

  // Each question is an object of its own: the same kind asked for again is another one.
  useEffect(() => {
    const stop = new AbortController();
    setMessage(asked.after);
    loadChallenge(core, asked.kind, stop.signal).then(
      next => !stop.signal.aborted && setChallenge(next),
      (failure: unknown) => !stop.signal.aborted && setMessage(errorText(failure)),
    );
    return () => stop.abort();
  }, [core, asked]);

  return {
    challenge,
    kind: asked.kind,
    busy,
    message,
    renew: (kind: Challenge['kind']) => setAsked({ kind }),
    async check(given: { offset: number } | { answer: string }) {
      if (!challenge || busy) return;
      setBusy(true);
      try {
        onDone(await answerChallenge(core, challenge, given));
      } catch (failure) {
        // Each is good for one answer.
        setAsked({ kind: asked.kind, after: errorCode(failure) === 'captcha-invalid' ? { key: 'slider.wrong' } : errorText(failure) });
      } finally {
        setBusy(false);
      }
    },
  };
}

interface PictureProps {
  challenge: Extract<Challenge, { kind: 'slider' }>;
  busy: boolean;
  onCheck(offset: number): void;
}

/** A native range carries it: dragged, moved by arrow keys, and read out. Letting go checks; by keyboard the button does. */
function Picture({ challenge, busy, onCheck }: PictureProps) {
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
      <p className="form-text">{t('slider.hint')}</p>
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

function Question({ question, busy, onCheck }: { question: string; busy: boolean; onCheck(answer: string): void }) {
  const t = useText();
  return (
    <form
      className="form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        const answer = String(new FormData(event.currentTarget).get('answer') ?? '').trim();
        if (answer) onCheck(answer);
      }}
    >
      <p className="form-text slider-question">{question}</p>
      <Field label={t('slider.answer')}>
        {control => <input {...control} ref={input => input?.focus()} className="input" name="answer" autoComplete="off" autoCapitalize="none" maxLength={60} required />}
      </Field>
      <Button kind="primary" size="large" block type="submit" busy={busy}>
        {t('slider.check')}
      </Button>
    </form>
  );
}
