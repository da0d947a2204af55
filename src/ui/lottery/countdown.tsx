import { timeLeft } from '../../core/lottery/draw-times.js';
import { useLocale, useText } from '../../element/core-context.js';
import { localDigits } from '../../texts/forms/local-digits.js';
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
  const locale = useLocale();
  const left = useSecondsLeft(until, ahead);
  const isClose = until !== undefined && left <= 10;
  return (
    <span className={`countdown tabular ${className}`.trimEnd()} role="timer" data-close={isClose || undefined}>
      {until === undefined ? '--:--' : localDigits(timeLeft(left * 1_000, t('lottery.days-letter')), locale)}
    </span>
  );
}
