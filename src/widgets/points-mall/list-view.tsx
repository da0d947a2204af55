import type { Place } from './points-place.js';
import { HistoryView } from './history-view.js';
import { RedeemView } from './redeem-view.js';

/** What has been done with points: what was asked for, or what changed them. */
export function ListView({ place, onGo }: { place: Place; onGo(place: Place): void }) {
  return place.view === 'redeem' ? <RedeemView page={place.page} onGo={onGo} /> : <HistoryView place={place} onGo={onGo} />;
}
