const DAY = 86_400_000;

/** One of each kind that waits, as MCS2_getRewardList has them. */
export const wireRewards = [
  { id: '7', kind: 'activity', title: 'Cashback', amount: 15, points: 0, expiresAt: null },
  { id: '1', kind: 'bonus', title: 'Weekend surprise', amount: 5, points: 0, expiresAt: Date.UTC(2026, 11, 24, 12) },
  { id: '2', kind: 'points', title: 'A gift from us', amount: 0, points: 150, expiresAt: null },
  { id: '3', kind: 'egg_ticket', title: 'A gift from us', amount: 0, points: 0, expiresAt: null },
  { id: '4', kind: 'egg_ticket', title: 'A gift from us', amount: 0, points: 0, expiresAt: null },
  { id: '5', kind: 'prize_wheel_ticket', title: 'A gift from us', amount: 0, points: 0, expiresAt: null },
];
const prize = (id: string, gives: string, worth: number, chance: number, left: number | null = null) => ({
  id,
  gives,
  amount: gives === 'bonus' ? worth : 0,
  points: gives === 'points' ? worth : 0,
  chance,
  left,
});
const PRIZES = [
  prize('11', 'bonus', 1, 0.5),
  prize('12', 'points', 50, 0.3),
  prize('13', 'nothing', 0, 0.195),
  prize('14', 'bonus', 100, 0.005, 8),
];
export const wireTickets = {
  tickets: [
    { kind: 'egg_ticket', count: 2, expiresAt: Date.UTC(2026, 11, 24, 12), prizes: PRIZES },
    { kind: 'red_envelope_ticket', count: 0, expiresAt: null, prizes: PRIZES },
    { kind: 'prize_wheel_ticket', count: 1, expiresAt: null, prizes: PRIZES },
  ],
  draws: [
    { id: '1', kind: 'egg_ticket', prizeId: '13', gives: 'nothing', amount: 0, points: 0, drawnAt: Date.UTC(2026, 10, 20, 12) - DAY },
  ],
};
