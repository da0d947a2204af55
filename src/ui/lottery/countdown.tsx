import { timeLeft } from '../../core/lottery/draw-times.js';
import { useText } from '../../element/core-context.js';
import { useSecondsLeft } from './use-seconds-left.js';

interface CountdownProps {
  /** UTC milliseconds of the platform's clock. */
  until: number | undefined;
  ahead: number;
  className?: string;
}

/** Time until a draw closes, in figures of one width; nothing about it is announced as it runs. */
export function Countdown({ until, ahead, className = '' }: CountdownProps) {
  const t = useText();
  const left = useSecondsLeft(until, ahead);
  const isClose = until !== undefined && left <= 10;
  return (
    <span className={`countdown tabular ${className}`.trimEnd()} role="timer" data-close={isClose || undefined}>
      {until === undefined ? '--:--' : timeLeft(left * 1_000, t('lottery.days-letter'))}
    </span>
  );
}
