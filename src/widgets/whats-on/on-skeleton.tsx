import { useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';

/** As many places as there are sure to be in sight. */
export function OnSkeleton({ draws }: { draws?: boolean }) {
  const t = useText();
  const { hasTexts } = useGate();
  const title = hasTexts ? t(draws ? 'on.draws' : 'on.title') : undefined;
  return (
    <section className={draws ? 'rail on on-draws' : 'rail on'} aria-busy="true" aria-label={title}>
      <div className="rail-head">
        {/* A heading without words would be announced as one. */}
        <h2 className="rail-title" aria-hidden={title === undefined || undefined}>
          {title ?? '\u00a0'}
        </h2>
      </div>
      {/* It holds nothing for keys yet, and browsers would make the row itself a stop. */}
      <ul className="rail-track" role="list" tabIndex={-1}>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} className="skeleton on-skeleton" />
        ))}
      </ul>
    </section>
  );
}
