import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, minorUnits, text } from '../wire/wire.js';

/** A room of a PVP vendor. Least stake in minor units. */
export type Room = v.InferOutput<typeof room>;

const room = v.object({ id: text, name: text, minStake: minorUnits, seats: count, players: count });
export const roomsAnswer = v.object({ list: v.array(room) });

/** The rooms of a PVP vendor, lowest stake first (API-47, GAM-14). */
export const listRooms = endpoint({
  path: '/wps/relay/GLS2_roomList',
  token: 'required',
  send: (vendorCode: string) => ({ query: { vassalage: vendorCode } }),
  answer: roomsAnswer,
  read: answer => answer.list.toSorted((a, b) => a.minStake - b.minStake),
});
