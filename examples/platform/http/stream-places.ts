import { networkOf } from './network-of.js';

/** How many connections may stand open. */
export interface StreamLimits {
  inAll: number;
  ofAddress: number;
  /** Of one account, conversation or other single reader. */
  ofReader: number;
}
interface StreamHolder {
  ip: string;
  reader?: string;
}
export interface StreamPlaces {
  readonly taken: number;
  /** A place; the oldest of the same reader or address, or of whoever holds most, gives way. Answers what gives it back, nothing when there is none. */
  take(holder: StreamHolder, giveWay: () => void): (() => void) | undefined;
}
interface Place {
  keys: string[];
  giveWay(): void;
}

/** Nobody holds so many connections that others get none. */
export function createStreamPlaces({ inAll, ofAddress, ofReader }: StreamLimits): StreamPlaces {
  /** By address and by reader, the oldest first. */
  const held = new Map<string, Set<Place>>();
  let taken = 0;
  const heldBy = (key: string) => held.get(key)?.size ?? 0;

  function give(place: Place): void {
    for (const key of place.keys) {
      const places = held.get(key);
      if (places?.delete(place) && key.startsWith('address ')) taken--;
      if (places?.size === 0) held.delete(key);
    }
  }
  function oldestGivesWay(key: string): void {
    const [oldest] = held.get(key) ?? [];
    if (!oldest) return;
    give(oldest);
    oldest.giveWay();
  }
  function fullest(): string {
    let most = '';
    for (const key of held.keys()) if (key.startsWith('address ') && heldBy(key) > heldBy(most)) most = key;
    return most;
  }
  return {
    get taken() {
      return taken;
    },
    take({ ip, reader }, giveWay) {
      const address = `address ${networkOf(ip)}`;
      const place: Place = { keys: reader === undefined ? [address] : [address, `reader ${reader}`], giveWay };
      if (reader !== undefined && heldBy(`reader ${reader}`) >= ofReader) oldestGivesWay(`reader ${reader}`);
      if (heldBy(address) >= ofAddress) oldestGivesWay(address);
      if (taken >= inAll) {
        const most = fullest();
        if (heldBy(most) <= heldBy(address) + 1 && most !== address) return undefined;
        oldestGivesWay(most);
      }
      for (const key of place.keys) held.set(key, (held.get(key) ?? new Set()).add(place));
      taken++;
      return () => give(place);
    },
  };
}
