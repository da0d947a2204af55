import { useEffect } from 'react';
import { vipInfo, vipProgress } from '../../core/missions/missions.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Icon } from '../../ui/atoms/icon.js';
import { crown } from '../../ui/atoms/icons.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { ClaimNews } from './claim-news.js';
import { MissionsSkeleton } from './missions-skeleton.js';
import type { SectionProps } from './sections.js';
import { useClaim } from './use-claim.js';
import { VipRanks } from './vip-ranks.js';

/** The account's rank, the way to the next, and what each rank gives (MEM-19, PRO-20). */
export const Vip = part(VipView, { texts: ['missions'] });

function VipView({ emit }: SectionProps) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { data, error, loading, refresh } = useQuery(vipInfo(core));
  const told = useStore(core.session.store, ({ member }) => member?.vip);
  const claims = useClaim(emit);
  // A rank that was reached since the login stands in the header as well.
  const isNews = data !== undefined && (data.level !== told?.level || data.label !== told.label);
  useEffect(() => {
    if (isNews) void core.session.refreshMember().catch(() => undefined);
  }, [core, isNews]);

  if (!data && error) return <ErrorCard error={error} busy={loading} onRetry={refresh} />;
  if (!data || !hasTexts) return <MissionsSkeleton />;
  const { next, share, missing } = vipProgress(data);
  return (
    <>
      <section className="vip-card" part="rank" aria-labelledby="vip-rank">
        <Icon of={crown} className="vip-crown" />
        <p className="vip-name">
          <span>{t('vip.yours')}</span>
          <strong id="vip-rank">{data.label}</strong>
        </p>
        {next ? (
          <div className="vip-way">
            <p className="vip-missing">{t('vip.missing', { amount: core.money.format(missing), rank: next.label })}</p>
            <progress max={1} value={share} aria-label={next.label} />
            <p className="vip-ends tabular">
              <span>{t('vip.progress', { amount: core.money.format(data.stake), need: core.money.format(next.need) })}</span>
              {next.bonus > 0 && <span>{t('vip.brings', { rank: next.label, amount: core.money.format(next.bonus) })}</span>}
            </p>
          </div>
        ) : (
          <div className="vip-way">
            <p>{t('vip.top')}</p>
            <p>
              {t('vip.need')}: <MoneyText amount={data.stake} />
            </p>
          </div>
        )}
      </section>
      <ClaimNews {...claims} />
      <VipRanks info={data} busy={claims.busy} onClaim={wish => void claims.claim(wish)} />
      <p className="soft">{t('vip.how')}</p>
    </>
  );
}
