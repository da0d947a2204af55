import { useCallback, useEffect, useRef, useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { Draw, Raffle } from '../../api/rewards/rewards.js';
import type { MessageText } from '../../core/parts/core.js';
import { drawTicket, refreshAfterClaim } from '../../core/rewards/claim-rewards.js';
import { isUnsure } from '../../core/data/unsettled.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { failureText } from './failure-text.js';
import { RaffleArt } from './raffle-art.js';
import { RAFFLE_WORDS, usePrizeText, useWonText } from './reward-words.js';
import type { SectionProps } from './sections.js';

interface DrawDialogProps {
  raffle: Raffle;
  emit: SectionProps['emit'];
  /** With the prize that was drawn and is not seen yet. */
  onClose(unseen?: Draw): void;
  /** A draw whose answer came after the dialog was closed. */
  onUnseen(drawn: Draw): void;
}
type Phase = 'waiting' | 'revealing' | 'done' | 'failed';

/** How long it takes until the prize is seen; the style sheet moves for as long. */
const REVEAL_MS = { egg_ticket: 1500, red_envelope_ticket: 1500, prize_wheel_ticket: 4300 } as const;
const WON_TEXT = { bonus: 'rewards.won-bonus', points: 'rewards.won-points', nothing: 'rewards.won-nothing' } as const;

/** Draws a ticket: the platform decides, then it is shown; whoever wants no motion sees the result at once (PRO-16). */
export function DrawDialog({ raffle, emit, onClose, onUnseen }: DrawDialogProps) {
  const core = useCore();
  const t = useText();
  const prizeText = usePrizeText();
  const wonText = useWonText();
  const { kind, count } = raffle;
  const words = RAFFLE_WORDS[kind];
  const [phase, setPhase] = useState<Phase>('waiting');
  const [draw, setDraw] = useState<Draw>();
  const [message, setMessage] = useState<MessageText>();
  const [unsure, setUnsure] = useState(false);
  // The wheel keeps its fields while it turns, whatever the operator changes.
  const [prizes, setPrizes] = useState(raffle.prizes);
  const begun = useRef(false);
  /** The dialog was closed while the platform decided. */
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);

  const begin = useCallback(async () => {
    setPhase('waiting');
    setMessage(undefined);
    try {
      const drawn = await drawTicket(core, kind);
      if (gone.current) {
        onUnseen(drawn);
        void refreshAfterClaim(core);
      }
      setDraw(drawn);
      setPhase(matchMedia('(prefers-reduced-motion: reduce)').matches ? 'done' : 'revealing');
      emit('gp-draw', { kind, gives: drawn.gives, amount: drawn.amount, points: drawn.points });
    } catch (error) {
      setMessage(failureText(error, 'draw'));
      setUnsure(isUnsure(error));
      setPhase('failed');
      if (gone.current) void refreshAfterClaim(core);
      emit('gp-error', { code: errorCode(error), cause: error });
    }
  }, [core, kind, emit, onUnseen]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, [begin]);
  useEffect(() => {
    if (phase !== 'revealing') return;
    const timer = setTimeout(() => setPhase('done'), REVEAL_MS[kind]);
    return () => clearTimeout(timer);
  }, [phase, kind]);
  // Balance and tickets follow when the prize is seen, not before; or when the dialog is left.
  useEffect(() => {
    if (phase === 'done' || phase === 'failed') void refreshAfterClaim(core);
    return () => {
      if (phase === 'waiting' || phase === 'revealing') void refreshAfterClaim(core);
    };
  }, [core, phase]);

  const leave = () => onClose(phase === 'revealing' ? draw : undefined);
  const isSettled = phase === 'done' || phase === 'failed';
  // The ticket may be gone already, and its prize is told by the same wish again.
  const canRetry = phase === 'failed' && (unsure || count > 0);
  const again = () => {
    setPrizes(raffle.prizes);
    void begin();
  };
  return (
    <Dialog title={t(words.name)} size="message" onClose={leave}>
      <div className="draw" data-phase={phase} data-gives={draw?.gives}>
        <RaffleArt kind={kind} prizes={prizes} phase={phase} draw={draw} label={draw && prizeText(draw)} />
        <div className="draw-result" role="status">
          {(phase === 'waiting' || phase === 'revealing') && <p className="soft">{t(words.underWay)}</p>}
          {phase === 'done' && draw && (
            <>
              <p className="draw-won">{wonText(draw)}</p>
              <p className="soft">{t(WON_TEXT[draw.gives])}</p>
            </>
          )}
        </div>
        <FormMessage text={message && t(message.key, message.values)} />
        <div className="draw-ways">
          {phase === 'done' && count > 0 && <Button onClick={again}>{t(words.again, { count })}</Button>}
          {canRetry && <Button onClick={leave}>{t('common.close')}</Button>}
          <Button
            kind="primary"
            data-autofocus
            busy={phase === 'waiting'}
            onClick={() => (phase === 'revealing' ? setPhase('done') : canRetry ? again() : leave())}
          >
            {t(canRetry ? 'common.retry' : isSettled ? 'common.close' : phase === 'waiting' ? 'rewards.drawing' : 'rewards.show')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
