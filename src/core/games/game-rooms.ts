import { listRooms } from '../../api/games/rooms.js';
import { resource } from '../data/resource.js';

const REFRESH = 5000; // ms: seats are taken while one looks

/** The rooms of a PVP vendor (GAM-14). */
export const gameRooms = resource({
  name: 'rooms',
  scope: 'account+language',
  tags: ['games'],
  staleAfter: 0,
  refreshEvery: REFRESH,
  call: listRooms,
});
