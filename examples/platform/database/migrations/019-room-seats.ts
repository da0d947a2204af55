import type { Migration } from './migration.js';

/** How many sit in a room is counted from the duels that wait there; the columns that said so by themselves go. */
export const roomSeats: Migration = {
  name: '019-room-seats',
  statements: [`alter table pvp_room drop column seats, drop column players`],
};
