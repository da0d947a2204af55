import { listRooms, type Room } from '../api/rooms.js';
import type { Core, Query } from './core.js';

const REFRESH = 5000; // ms: seats are taken while one looks

/** The rooms of a PVP vendor (GAM-14). */
export function gameRooms({ client }: Pick<Core, 'client'>, vendorCode: string): Query<Room[]> {
  return {
    key: `rooms:${client.language()}:${vendorCode}`,
    personal: true,
    staleAfter: 0,
    refreshEvery: REFRESH,
    load: signal => listRooms(client, vendorCode, { signal }),
  };
}
