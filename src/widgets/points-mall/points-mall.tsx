import { useEffect, useState } from 'react';
import type { TextKey } from '../../core/parts/core.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { Icon } from '../../ui/atoms/icon.js';
import { arrowLeft, gift } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { Tabs } from '../../ui/atoms/tabs.js';
import { useBegun } from '../../ui/lazy/use-begun.js';
import { LogInFirst } from '../../ui/atoms/log-in-first.js';
import type { contract } from './contract.js';
import { LateList } from './late-list.js';
import { MallView } from './mall-view.js';
import { PointsBalance } from './points-balance.js';
import { addressOf, readPlace, START, type Place } from './points-place.js';
import { PointsSkeleton } from './points-skeleton.js';

const TABS: readonly { value: Place['view']; text: TextKey }[] = [
  { value: 'mall', text: 'points.mall' },
  { value: 'redeem', text: 'points.redeem-list' },
  { value: 'history', text: 'points.history' },
];

/** Points of the account in three views (PTS-01 to PTS-14, MEM-28); whoever has none is told so, and nothing is asked for (INV-05). */
export function PointsMall({ view, followRoute, host, emit }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { gate } = useGate();
  const isOff = gate === 'off';
  const routed = useStore(core.navigation.store, ({ route, query }) =>
    route.screen === 'points-mall' ? addressOf(readPlace(query)) : '/pointMall',
  );
  const given = addressOf(readPlace({ view }));
  const [chosen, setChosen] = useBegun(given, address => address);
  const [asked, setAsked] = useState(0);
  // PTS-14: without points there is no such place.
  useEffect(() => {
    if (isOff && followRoute) core.navigation.navigate('/', { replace: true });
  }, [core, isOff, followRoute]);

  const place = readPlace(Object.fromEntries(new URL(followRoute ? routed : chosen, 'http://site.invalid').searchParams));
  const go = (next: Place) => {
    setAsked(0);
    if (followRoute) core.navigation.navigate(addressOf(next), { from: host });
    else setChosen(addressOf(next));
  };
  const leadsBack = followRoute && core.status.offers({ text: 'nav.account' });
  if (gate === 'waiting') return <PointsSkeleton leadsBack={leadsBack} />;
  if (isOff) return <EmptyState icon={gift} title={t('points.off')} />;
  if (gate !== 'open')
    return (
      <LogInFirst
        host={host}
        action="points-mall"
        title="points.login"
        text="points.login-text"
        trial={{ title: 'points.trial', button: 'points.real-account' }}
      />
    );
  return (
    <div className="page">
      {/* On a phone the account is a menu of pages, of which this is one. */}
      {leadsBack && (
        <Link className="points-back" to="/member" from={host}>
          <Icon of={arrowLeft} mirrored />
          {t('nav.account')}
        </Link>
      )}
      <PointsBalance onEarn={place.view === 'mall' ? () => setAsked(asked + 1) : undefined} />
      <Tabs
        label={t('points.mall')}
        tabs={TABS.map(({ value, text }) => ({ value, label: t(text) }))}
        value={place.view}
        onChoose={value => go({ ...START, view: value as Place['view'] })}
      >
        {place.view === 'mall' && <MallView host={host} emit={emit} onGo={go} asked={asked} />}
        {place.view !== 'mall' && <LateList place={place} onGo={go} />}
      </Tabs>
    </div>
  );
}
