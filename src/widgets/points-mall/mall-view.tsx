import { useState } from 'react';
import type { PointReward } from '../../api/money/points.js';
import { pointBalance, pointConfig, pointRewards } from '../../core/points/points.js';
import type { Emit } from '../../element/contract.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { gift } from '../../ui/atoms/icons.js';
import { useSection } from '../../ui/lazy/use-section.js';
import type { contract } from './contract.js';
import { ConvertForm } from './convert-form.js';
import type { Place } from './points-place.js';
import { RewardSkeleton } from './points-skeleton.js';
import { RatioTables } from './ratio-tables.js';
import { RewardCard } from './reward-card.js';

/** What a reward is asked for with: its form comes when the page is calm. */
const loadRedeem = () => import('./redeem-dialog.js');

interface MallViewProps {
  host: HTMLElement;
  emit: Emit<typeof contract>;
  onGo(place: Place): void;
  /** How often was asked for what points are given for. */
  asked: number;
}

/** The rewards, the conversion, and the tables (PTS-02, PTS-03, PTS-11). */
export function MallView({ host, emit, onGo, asked }: MallViewProps) {
  const core = useCore();
  const t = useText();
  const [wanted, setWanted] = useState<PointReward>();
  const redeem = useSection(loadRedeem);
  const rewards = useQuery(pointRewards(core));
  const balance = useQuery(pointBalance(core));
  const points = balance.data;
  const config = useQuery(pointConfig(core));

  const want = (reward: PointReward) => {
    if (!redeem.section) redeem.bring();
    setWanted(reward);
  };
  // What stands below comes with it, or it would be pushed away.
  const error = (!rewards.data && rewards.error) || (points === undefined && balance.error);
  const hasList = error || (rewards.data && points !== undefined);
  const retry = () => {
    rewards.refresh();
    balance.refresh();
  };
  const list = () => {
    if (!rewards.data || points === undefined)
      return error ? <ErrorCard error={error} busy={rewards.loading || balance.loading} onRetry={retry} /> : <RewardSkeleton />;
    if (rewards.data.list.length === 0) return <EmptyState icon={gift} title={t('points.empty')} text={t('points.empty-text')} />;
    const { deposited } = rewards.data;
    return (
      <ul className="rewards">
        {rewards.data.list.map(reward => (
          <RewardCard key={reward.id} reward={reward} points={points} deposited={deposited} onWant={() => want(reward)} />
        ))}
      </ul>
    );
  };
  return (
    <div className="page">
      {list()}
      {!hasList ? null : config.data ? (
        <div className="points-columns">
          {config.data.convertRatios.length > 0 && <ConvertForm config={config.data} points={points ?? 0} host={host} emit={emit} />}
          {config.data.depositRatios.length > 0 && <RatioTables config={config.data} asked={asked} />}
        </div>
      ) : (
        config.error && <ErrorCard error={config.error} busy={config.loading} onRetry={config.refresh} />
      )}
      {wanted && redeem.error !== undefined && <ErrorCard error={redeem.error} onRetry={redeem.bring} />}
      {wanted && redeem.section && points !== undefined && (
        <redeem.section.RedeemDialog
          reward={wanted}
          points={points}
          delivery={rewards.data?.delivery ?? null}
          host={host}
          emit={emit}
          onGo={onGo}
          onClose={() => setWanted(undefined)}
        />
      )}
    </div>
  );
}
