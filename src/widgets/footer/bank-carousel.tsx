import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useCore, useText } from '../../element/core-context.js';
import { whileSeen } from '../../element/sight.js';
import { IconButton } from '../../ui/atoms/button.js';
import { pause, play } from '../../ui/atoms/icons.js';

const AUTOPLAY = 3000; // CON-42

interface BankCarouselProps {
  /** Address with `{number}`. */
  pattern: string;
  count: number;
}

/** Logos that move on by one every 3 s within 2 s (CON-41 to CON-43, CON-45): never under reduced motion, and they can be paused. */
export function BankCarousel({ pattern, count }: BankCarouselProps) {
  const core = useCore();
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const [step, setStep] = useState(0);
  const [paused, setPaused] = useState(false);
  const [resting, setResting] = useState(false);
  const moving = useMoving(box) && !paused && !resting;

  useEffect(() => (moving ? core.scheduler.every(AUTOPLAY, () => setStep(now => now + 1)) : undefined), [core, moving]);
  const logos = Array.from({ length: count }, (_, index) => core.catalogue.imageUrl(pattern.replace('{number}', String(index + 1))));
  const rest = {
    onPointerEnter: () => setResting(true),
    onPointerLeave: () => setResting(false),
    onFocus: () => setResting(true),
    onBlur: () => setResting(false),
  };

  return (
    <section ref={box} className="logos" part="banks" aria-label={t('footer.banks')}>
      <div className="logos-head">
        <h2>{t('footer.banks')}</h2>
        <IconButton
          size="small"
          className="pause"
          icon={paused ? play : pause}
          label={t(paused ? 'footer.banks-play' : 'footer.banks-pause')}
          onClick={() => setPaused(!paused)}
        />
      </div>
      <div className="banks" {...rest}>
        <ul
          // Past the last logo stand the first ones again; arrived there, the row is put back unseen.
          className="bank-row"
          data-at-start={step === 0 || undefined}
          style={{ '--step': step } as CSSProperties}
          onTransitionEnd={event => event.target === event.currentTarget && step >= count && setStep(0)}
        >
          {[...logos, ...logos].map((src, index) => (
            <li key={index} aria-hidden={index >= count || undefined}>
              <img src={src} alt="" width={160} height={40} loading="lazy" decoding="async" draggable={false} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Whether motion is welcome and somebody can see it. */
function useMoving(box: { current: Element | null }): boolean {
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    if (!box.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return whileSeen(box.current, () => {
      setMoving(true);
      return () => setMoving(false);
    });
  }, [box]);
  return moving;
}
