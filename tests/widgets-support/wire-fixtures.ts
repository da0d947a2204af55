const game = {
  nodeId: '71',
  vassalage: 'FB',
  vendorName: 'Field & Ball',
  gameCode: 'FB1',
  gameType: 'SPORTS',
  gameName: 'Football Mexico',
  showIcon: '',
  supportPlay: 1,
};

/** A fixture as the wire tells it (O-92). */
export const wireFixture = (id: string, more: object) => ({
  fixtureId: id,
  title: 'Football',
  home: `Home ${id}`,
  away: `Away ${id}`,
  homeScore: null,
  awayScore: null,
  prices: [],
  game,
  ...more,
});

/** One fixture that runs and one that begins in 50 s. */
export function wireFixtures(at = Date.now()) {
  return {
    value: {
      serverTime: at,
      list: [
        wireFixture('1', { startsAt: at - 10_000, homeScore: 2, awayScore: 1, clock: "63'" }),
        wireFixture('2', {
          startsAt: at + 50_000,
          prices: [
            { pick: 'away', odds: 3.4 },
            { pick: 'home', odds: 1.85 },
            { pick: 'over', odds: 1.9 },
          ],
        }),
      ],
    },
  };
}
