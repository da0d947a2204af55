import '../forced-colors/follow-forced-colors.js';
interface IconProps {
  /** Path data, one of the exports of icons.ts. */
  of: string;
  /** Filled with the text colour, as a pressed heart. */
  filled?: boolean;
  /** Turns round where text runs from right to left: arrows and chevrons. */
  mirrored?: boolean;
  className?: string;
}

/** A drawing beside a text; never the only name of a control. */
export function Icon({ of, filled, mirrored, className = '' }: IconProps) {
  return (
    <svg className={`icon${mirrored ? ' icon-mirrored' : ''} ${className}`.trimEnd()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of} fill={filled ? 'currentColor' : undefined} />
    </svg>
  );
}
