import { popupsFor } from '../../core/announcements/popups.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { bell } from '../../ui/atoms/icons.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import type { contract } from './contract.js';
import { NotToday } from './not-today.js';
import { Slides } from './slides.js';

/** The popups of the announcement answer for whoever looks (MOD-18, MOD-19, MSG-01 to MSG-03). */
export function Announcements({ popup }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const session = useStore(core.session.store, state => state);
  const { data, error, loading, refresh } = useQuery(core.catalogue.announcements());
  if (!data && error) return <ErrorCard error={error} title={t('announcement.failed')} busy={loading} onRetry={refresh} />;
  const items = data && popupsFor(session, data);
  return (
    <section
      className="announcements"
      aria-label={t('notices.announcements')}
      data-popup={popup || undefined}
      aria-busy={!items || undefined}
    >
      {!items && <Skeleton className="announcements-waiting" />}
      {items?.length === 0 && <EmptyState icon={bell} title={t('announcement.empty')} text={t('announcement.empty-hint')} />}
      {items && items.length > 0 && <Slides items={items} />}
      {popup && items && items.length > 0 && <NotToday />}
    </section>
  );
}
