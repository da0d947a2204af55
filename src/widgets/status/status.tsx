import { useEffect } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import type { contract } from './contract.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { useSection } from '../../ui/lazy/use-section.js';

/** The reason in a word, where its page does not come. */
const REASONS = { 1: 'error.maintenance', 2: 'error.region-restricted', 3: 'error.domain-invalid' } as const;

/** The page inside, or what stands in its place (SYS-01 to SYS-13). It comes back without a reload. */
export function Status({ bootCover, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { phase, value, error } = useStore(core.status.store, state => state);
  // The platform's word was heard before this code was here: what it lifted is not put back.
  const isLifted = phase === 'loading' && host.dataset.phase === 'ready';
  // For the page around it, which waits behind the cover, and which finds it cheapest on its body.
  useEffect(() => {
    if (bootCover && !isLifted) host.dataset.phase = host.ownerDocument.body.dataset.gpPhase = phase;
  }, [host, phase, bootCover, isLifted]);
  const { section, error: missing, bring } = useSection(loadFullPages);
  const closed = value?.status || undefined;
  useEffect(() => void (closed && !section && bring()), [closed, section, bring]);
  if (value && closed && section) return <section.ClosedPage status={{ ...value, status: closed }} />;
  if (closed && missing) {
    return (
      <div className="page" part="page">
        <ErrorCard title={t(REASONS[closed])} error={missing} onRetry={bring} />
      </div>
    );
  }
  // Beside a page instead of around it, it only speaks when the page is closed or nothing is known of it.
  const isBeside = !bootCover && [...host.children].every(({ slot }) => slot !== '');
  if (!closed && (value || isLifted || (isBeside && phase !== 'failed'))) return <slot />;
  const brand = bootCover && <slot name="brand" />;
  if (!closed && phase === 'failed') {
    return (
      <div className={bootCover ? 'page cover' : 'page'} part="page">
        {brand}
        <ErrorCard error={error} onRetry={() => void core.status.load()} />
        {bootCover && section && <section.WaysOn host={host} />}
      </div>
    );
  }
  return (
    <div className={bootCover ? 'page cover' : 'page'} part="cover" role="status" aria-label={t('common.loading')}>
      {brand}
      <span className="spinner" aria-hidden="true" />
    </div>
  );
}

/** Hardly any visitor meets them: they come when the page is calm, so that they are there when the platform closes. */
function loadFullPages() {
  return import('./full-pages.js');
}
