/** A still block of the size of what comes; the place that shows it is `aria-busy` and names what loads. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span className={`skeleton ${className}`.trimEnd()} aria-hidden="true" />;
}
