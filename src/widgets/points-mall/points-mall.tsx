import { useEffect } from 'react';
import type { TextKey } from '../../core/parts/core.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Tabs } from '../../ui/atoms/tabs.js';
import { useTextSet } from '../../ui/lazy/use-text-set.js';
import { useBegun } from '../../ui/lazy/use-begun.js';
import type { contract } from './contract.js';
import { LateList } from './late-list.js';
import { MallView } from './mall-view.js';
import { NoPoints } from './no-points.js';
import { PointsBalance } from './points-balance.js';
import { addressOf, readPlace, START, type Place } from './points-place.js';
import { PointsSkeleton } from './points-skeleton.js';

const SWITCH = 'PTSYS3';
const TABS: readonly { value: Place['view']; text: TextKey }[] = [
  { value: 'mall', text: 'points.mall' },
  { value: 'redeem', text: 'points.redeem-list' },
  { value: 'history', text: 'points.history' },
];

/** Points of the account in three views (PTS-01 to PTS-14, MEM-28); whoever has none is told so, and nothing is asked for (INV-05). */
export function PointsMall({ view, followRoute, host, emit }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const hasTexts = useTextSet('points');
  const { state, passwordChange } = useStore(core.session.store, session => session);
  const { phase } = useStore(core.status.store, status => status);
  const isOff = phase === 'ready' && !core.status.isOn(SWITCH);
  const routed = useStore(core.navigation.store, ({ route, query }) =>
    route.screen === 'points-mall' ? addressOf(readPlace(query)) : '/pointMall',
  );
  const given = addressOf(readPlace({ view }));
  const [chosen, setChosen] = useBegun(given, address => address);
  // PTS-14: without points there is no such place.
  useEffect(() => {
    if (isOff && followRoute) core.navigation.navigate('/', { replace: true });
  }, [core, isOff, followRoute]);

  const place = readPlace(Object.fromEntries(new URL(followRoute ? routed : chosen, 'http://site.invalid').searchParams));
  const go = (next: Place) => {
    if (followRoute) core.navigation.navigate(addressOf(next), { from: host });
    else setChosen(addressOf(next));
  };
  if (!hasTexts || state === 'restoring' || phase === 'loading') return <PointsSkeleton />;
  if (isOff || state !== 'real' || passwordChange) return <NoPoints isOff={isOff} host={host} />;
  return (
    <div className="page">
      <PointsBalance />
      <Tabs
        label={t('points.mall')}
        tabs={TABS.map(({ value, text }) => ({ value, label: t(text) }))}
        value={place.view}
        onChoose={value => go({ ...START, view: value as Place['view'] })}
      >
        {place.view === 'mall' && <MallView host={host} emit={emit} onGo={go} />}
        {place.view !== 'mall' && <LateList place={place} onGo={go} />}
      </Tabs>
    </div>
  );
}
