import type { CSSProperties } from 'react';
import type { NumberRule } from '../../api/games/lottery.js';
import { useLocale, useText } from '../../element/core-context.js';
import { localDigits } from '../../texts/forms/local-digits.js';

interface BallsProps {
  kind: NumberRule['kind'];
  /** In the order drawn. */
  numbers: readonly string[];
  size?: 'small' | 'large';
  /** The most that are shown; the others are only counted, and all are read out. */
  most?: number;
}

/** Drawn numbers, read out as one. */
export function Balls({ kind, numbers, size, most = numbers.length }: BallsProps) {
  const t = useText();
  const locale = useLocale();
  const shown = sortedFor(kind, numbers);
  const inDigits = (figures: number | string) => localDigits(figures, locale);
  const [special = '', ...others] = shown;
  const name =
    kind === 'loto'
      ? t('lottery.special-and-others', { special: inDigits(special), others: inDigits(others.join(', ')) })
      : t('lottery.numbers-are', { numbers: inDigits(shown.join(', ')) });
  return (
    <span className="balls" role="img" aria-label={name} data-kind={kind} data-size={size}>
      {shown.slice(0, most).map((number, index) => (
        <span key={index} className="ball tabular" style={{ '--hue': hueOf(number) } as CSSProperties}>
          {inDigits(number)}
        </span>
      ))}
      {shown.length > most && <span className="balls-more">+{inDigits(shown.length - most)}</span>}
    </span>
  );
}

/** Places of numbers that are being drawn, as wide as the numbers will be: prizes have five digits. */
export function BallPlaces({ kind, count }: { kind: NumberRule['kind']; count: number }) {
  return (
    <span className="balls" data-kind={kind} data-size="large" data-waiting aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="ball tabular" style={{ '--turn': index } as CSSProperties}>
          {kind === 'loto' ? '00000' : '?'}
        </span>
      ))}
    </span>
  );
}

/** Balls out of an urn are easier to find in order; elsewhere the place of a number says something. */
function sortedFor(kind: NumberRule['kind'], numbers: readonly string[]): readonly string[] {
  return kind === 'balls' ? [...numbers].sort() : numbers;
}

/** A calm colour for every number: ten of them round the circle. */
function hueOf(number: string): number {
  return ((Number(number) % 10) * 36 + 20) % 360;
}
