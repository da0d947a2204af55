import { useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';

/** As many places as there are sure to be in sight. */
export function OnSkeleton({ draws }: { draws?: boolean }) {
  const t = useText();
  const { hasTexts } = useGate();
  return (
    <section className="on" aria-busy="true" aria-label={hasTexts ? t('on.title') : undefined}>
      <h2 className="on-title">{hasTexts ? t('on.title') : '\u00a0'}</h2>
      <ul className={draws ? 'on-list on-draws' : 'on-list'} role="list">
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} className="skeleton on-skeleton" />
        ))}
      </ul>
    </section>
  );
}
