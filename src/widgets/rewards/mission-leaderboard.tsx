import { missionGroups, missionSummary } from '../../core/missions/missions.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { trophy } from '../../ui/atoms/icons.js';
import { ClaimNews } from './claim-news.js';
import { Leaders } from './leaders.js';
import { MissionList } from './mission-list.js';
import { MissionsSkeleton } from './missions-skeleton.js';
import type { SectionProps } from './sections.js';
import { useClaim } from './use-claim.js';

/** The account's missions with their rewards, and who has staked most (MEM-12, PRO-18, PRO-19). */
export const MissionLeaderboard = part(MissionLeaderboardView, { texts: ['missions'] });

function MissionLeaderboardView({ emit, host }: SectionProps) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const summary = useQuery(missionSummary(core));
  const claims = useClaim(emit);
  if (!hasTexts) return <MissionsSkeleton />;
  const groups = summary.data && missionGroups(summary.data);
  const waiting = summary.data?.list.filter(({ status }) => status === 'claimable').length ?? 0;
  return (
    <div className="missions-page">
      <div className="page missions">
        {groups ? (
          <>
            {waiting > 0 && <p className="missions-waiting">{t('missions.waiting', { count: waiting })}</p>}
            <ClaimNews {...claims} />
            {groups.length === 0 && <EmptyState icon={trophy} title={t('missions.empty')} text={t('missions.empty-text')} />}
            {groups.map(group => (
              <MissionList key={group.period} group={group} busy={claims.busy} onClaim={wish => void claims.claim(wish)} host={host} />
            ))}
            {groups.length > 0 && <p className="soft">{t('missions.fresh')}</p>}
          </>
        ) : summary.error ? (
          <ErrorCard error={summary.error} busy={summary.loading} onRetry={summary.refresh} title={t('missions.title')} />
        ) : (
          <MissionsSkeleton />
        )}
      </div>
      <Leaders />
    </div>
  );
}
