import * as v from '../wire/schema.js';
import type { CallOptions, Client } from '../wire/call.js';
import { count, minorUnits, text } from '../wire/wire.js';

/** A room of a PVP vendor. Least stake in minor units. */
export type Room = v.InferOutput<typeof room>;

const room = v.object({ id: text, name: text, minStake: minorUnits, seats: count, players: count });
export const roomsAnswer = v.object({ list: v.array(room) });

/** The rooms of a PVP vendor, lowest stake first (API-47, GAM-14). */
export async function listRooms(client: Client, vendorCode: string, options: CallOptions = {}): Promise<Room[]> {
  const answer = await client.call({
    ...options,
    path: '/wps/relay/GLS2_roomList',
    token: 'required',
    query: { vassalage: vendorCode },
    answer: roomsAnswer,
  });
  return answer.list.toSorted((a, b) => a.minStake - b.minStake);
}
