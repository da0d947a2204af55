import type { CSSProperties } from 'react';
import { depthOf, namedBars, type Axis } from './axis.js';

interface Bar {
  key: string;
  value: number;
  /** Stands below it where there is room. */
  name: string;
  /** What a pointer on it reads. */
  title: string;
}
interface BarsProps {
  /** Says to whoever hears the page what the picture shows. */
  label: string;
  bars: readonly Bar[];
  axis: Axis;
  /** Of a line's value. */
  write(tick: number): string;
  /** Values may be good or bad, and not only large. */
  isResult?: boolean;
  /** Which bar has its name whatever there is room for: the last. */
  certain?: number;
}

/** Height of the drawing in px; bars.css keeps the room. */
const HEIGHT = 168;
/** Names that fit below a wide drawing; bars.css leaves out those that a narrow one has no room for, whatever the language writes. */
const MOST_NAMES = 8;
const MOST_NARROW = 3;
/** The least that a bar is drawn, px: what is not nothing is seen. */
const LEAST = 2;

/**
 * Bars from the line of zero, upwards and downwards, in the order of reading: across by shares of the width, so nothing is measured. A
 * bar is a stroke, whose width the style sheet can say. Words are HTML, so that the drawing alone is mirrored from right to left.
 */
export function Bars({ label, bars, axis, write, isResult, certain = bars.length - 1 }: BarsProps) {
  const y = (value: number) => depthOf(axis, value) * HEIGHT;
  const across = (index: number) => `${((index + 0.5) / bars.length) * 100}%`;
  const isNamed = namedBars(bars.length, MOST_NAMES, certain);
  // The last of many stands at the edge, and its name would reach over it: it stands before the edge and takes the room of two.
  const edge = bars.length > MOST_NAMES && certain === bars.length - 1 ? certain : undefined;
  const isNamedNarrow = namedBars(bars.length, edge === undefined ? MOST_NARROW : MOST_NARROW - 1, certain);
  return (
    <div className="chart-plot">
      <div className="chart-ticks tabular" aria-hidden="true">
        {axis.ticks.map(tick => (
          <span key={tick} style={{ insetBlockStart: y(tick) }}>
            {write(tick)}
          </span>
        ))}
      </div>
      <svg
        className="chart-bars"
        role="img"
        aria-label={label}
        data-result={isResult || undefined}
        style={{ '--bars': bars.length } as CSSProperties}
      >
        {axis.ticks.map(tick => (
          <line key={tick} className="chart-line" x1="0" x2="100%" y1={y(tick)} y2={y(tick)} data-zero={tick === 0 || undefined} />
        ))}
        {bars.map(({ key, value, title }, index) => (
          <g key={key} className="chart-bar" data-sign={Math.sign(value)}>
            {value !== 0 && <line x1={across(index)} x2={across(index)} y1={y(0)} y2={endOf(y(value), y(0))} />}
            <rect x={`${(index / bars.length) * 100}%`} width={`${100 / bars.length}%`} height={HEIGHT}>
              <title>{title}</title>
            </rect>
          </g>
        ))}
      </svg>
      <div className="chart-names" aria-hidden="true">
        {bars.map(({ key, name }, index) => {
          if (!isNamed(index) && !isNamedNarrow(index)) return null;
          const isEdge = index === edge;
          return (
            <span
              key={key}
              style={isEdge ? { insetInlineEnd: 0 } : { insetInlineStart: across(index) }}
              data-edge={isEdge || undefined}
              data-wide={isNamed(index) || undefined}
              data-narrow={isNamedNarrow(index) || undefined}
            >
              {name}
            </span>
          );
        })}
      </div>
    </div>
  );
}

function endOf(end: number, zero: number): number {
  return end < zero ? Math.min(end, zero - LEAST) : Math.max(end, zero + LEAST);
}
