import { errorCode } from '../../api/wire/errors.js';
import { useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { OnSkeleton } from './on-skeleton.js';

interface OnFailedProps {
  error: unknown;
  busy?: boolean;
  onRetry: () => void;
  draws?: boolean;
}

/** As high as what did not come. */
export function OnFailed({ error, busy, onRetry, draws }: OnFailedProps) {
  const t = useText();
  const { hasTexts } = useGate();
  if (!hasTexts) return <OnSkeleton draws={draws} />;
  return (
    <section className={draws ? 'on on-failed on-draws-failed' : 'on on-failed'} aria-label={t(draws ? 'on.draws' : 'on.title')}>
      <ErrorCard title={t('on.failed')} error={error} busy={busy} onRetry={onRetry} />
    </section>
  );
}

/** A platform may do without the call (O-92): it answers that there is nothing, with 404. */
export function isWithout(error: unknown): boolean {
  return errorCode(error) === 'not-found';
}
