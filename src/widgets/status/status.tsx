import { useEffect } from 'react';
import type { ViewProps } from '../contract.js';
import { useCore, useStore, useText } from '../core-context.js';
import type { contract } from './contract.js';
import { ErrorCard } from '../ui/error-card.js';
import { ForeignDomain } from './foreign-domain.js';
import { Maintenance } from './maintenance.js';
import { Region } from './region.js';

/** The page inside, or what stands in its place (SYS-01 to SYS-13). It comes back without a reload. */
export function Status({ bootCover, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { phase, value, error } = useStore(core.status.store, state => state);
  // The platform's word was heard before this code was here: what it lifted is not put back.
  const isLifted = phase === 'loading' && host.dataset.phase === 'ready';
  // For the page around it, which waits behind the cover.
  useEffect(() => void (bootCover && !isLifted && (host.dataset.phase = phase)), [host, phase, bootCover, isLifted]);
  if (value?.status === 1) return <Maintenance status={value} />;
  if (value?.status === 2) return <Region status={value} />;
  if (value?.status === 3) return <ForeignDomain status={value} />;
  // Beside a page instead of around it, it only speaks when the page is closed or nothing is known of it.
  const isBeside = !bootCover && [...host.children].every(({ slot }) => slot !== '');
  if (value || isLifted || (isBeside && phase !== 'failed')) return <slot />;
  if (phase === 'failed') {
    return (
      <div className={bootCover ? 'page cover' : 'page'} part="page">
        <ErrorCard error={error} onRetry={() => void core.status.load()} />
      </div>
    );
  }
  return (
    <div className={bootCover ? 'page cover' : 'page'} part="cover" role="status" aria-label={t('common.loading')}>
      {bootCover && <slot name="brand" />}
      <span className="spinner" aria-hidden="true" />
    </div>
  );
}
