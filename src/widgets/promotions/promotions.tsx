import { useState } from 'react';
import { ownActivities } from '../../core/promotions/promotions.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore } from '../../element/core-context.js';
import { useBegun } from '../../ui/lazy/use-begun.js';
import type { contract } from './contract.js';
import { PromotionDetail } from './promotion-detail.js';
import { PromotionList } from './promotion-list.js';
import { addressOf, readPlace, type Place } from './promotion-place.js';
import { PageSkeleton } from './promotion-skeleton.js';

/** The promotions and one of them in full (PRO-01 to PRO-14). */
export function Promotions({ promotion, category, withoutFilter, followRoute, host, emit }: ViewProps<typeof contract>) {
  const core = useCore();
  const { hasTexts } = useGate();
  const isMember = useStore(core.session.store, ({ state }) => state === 'real');
  const own = useQuery(isMember ? ownActivities(core) : undefined);
  const routed = useStore(core.navigation.store, ({ route, query }) =>
    route.screen === 'promotions' ? addressOf(readPlace(query)) : '/promotions',
  );
  const given = addressOf(readPlace({ id: promotion, category }));
  const [chosen, setChosen] = useBegun(given, address => address);
  const place = readPlace(Object.fromEntries(new URL(followRoute ? routed : chosen, 'http://site.invalid').searchParams));
  const { cameFromList, lastOpen } = useLastOpen(place.id);

  const go = (next: Place) => {
    if (followRoute) core.navigation.navigate(addressOf(next), { from: host });
    else setChosen(addressOf(next));
  };
  if (!hasTexts) return <PageSkeleton withoutFilter={withoutFilter || place.id !== ''} />;
  if (place.id) return <PromotionDetail key={place.id} place={place} host={host} focused={cameFromList} emit={emit} onGo={go} />;
  return (
    <PromotionList place={place} own={own} isMember={isMember} withoutFilter={withoutFilter} lastOpen={lastOpen} host={host} onGo={go} />
  );
}

/** Where the focus goes: to the heading of a promotion that was opened here, and back to the card of the one that was left. */
function useLastOpen(id: string): { cameFromList: boolean; lastOpen: string } {
  const [{ cameFromList, lastOpen }, setSeen] = useState({ cameFromList: id === '', lastOpen: id });
  if (id ? lastOpen !== id : !cameFromList) setSeen({ cameFromList: cameFromList || id === '', lastOpen: id || lastOpen });
  return { cameFromList, lastOpen };
}
