import { useState } from 'react';
import type { Leader, MissionPeriod } from '../../api/rewards/missions.js';
import { MISSION_PERIODS, missionLeaders } from '../../core/missions/missions.js';
import { useCore, useLocale, useQuery, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { trophy } from '../../ui/atoms/icons.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { Tabs } from '../../ui/atoms/tabs.js';
import { PERIOD_WORDS } from './mission-words.js';
import { MissionsSkeleton } from './missions-skeleton.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** Who has staked most in the day, week or month that runs, and the own place wherever it is (PRO-19). */
export function Leaders() {
  const core = useCore();
  const t = useText();
  const [period, setPeriod] = useState<MissionPeriod>('week');
  const { data, error, loading, refresh } = useQuery(missionLeaders(core, period));
  const content = () => {
    if (!data) return error ? <ErrorCard error={error} busy={loading} onRetry={refresh} /> : <MissionsSkeleton panels={1} />;
    if (data.list.length === 0)
      return <EmptyState icon={trophy} title={t('missions.leaders-empty')} text={t('missions.leaders-empty-text')} />;
    const isBelow = data.own && !data.list.some(({ isOwn }) => isOwn);
    return (
      <>
        <table className="leaders">
          <thead>
            <tr>
              <th scope="col">{t('missions.leader-rank')}</th>
              <th scope="col">{t('missions.leader-name')}</th>
              <th scope="col">{t('missions.leader-amount')}</th>
            </tr>
          </thead>
          <tbody>
            {data.list.map((leader, index) => (
              <LeaderRow key={index} leader={leader} />
            ))}
          </tbody>
          {isBelow && data.own && (
            <tbody className="leaders-below">
              <LeaderRow leader={data.own} />
            </tbody>
          )}
        </table>
        {!data.own && <p className="soft">{t('missions.unranked')}</p>}
      </>
    );
  };
  return (
    <section className="panel leaders-panel" part="leaders" aria-labelledby="leaders">
      <div>
        <h3 id="leaders">{t('missions.leaders')}</h3>
        <p className="soft">{t('missions.leaders-text')}</p>
      </div>
      <Tabs
        label={t('missions.leaders')}
        tabs={MISSION_PERIODS.map(value => ({ value, label: t(PERIOD_WORDS[value]) }))}
        value={period}
        onChoose={value => setPeriod(MISSION_PERIODS.find(each => each === value) ?? 'week')}
      >
        {content()}
      </Tabs>
    </section>
  );
}

function LeaderRow({ leader: { rank, customerName, amount, isOwn } }: { leader: Leader }) {
  const t = useText();
  const locale = useLocale();
  return (
    <tr aria-current={isOwn || undefined} data-rank={rank}>
      <td>
        <span className="leader-rank tabular">{numberFormat(locale).format(rank)}</span>
      </td>
      <th scope="row">
        {customerName} {isOwn && <span className="leader-you">{t('missions.leader-you')}</span>}
      </th>
      <td>
        <MoneyText amount={amount} />
      </td>
    </tr>
  );
}
