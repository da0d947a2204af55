/** A small lottery as the wire has it: three groups, three lotteries, their plays. */
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const plays = [
  {
    code: 'straight',
    shape: 'positions',
    count: 3,
    most: 10,
    choices: DIGITS,
    prizes: [{ when: '', odds: 950 }],
    returnToPlayer: 0.95,
    maxStake: 1000,
  },
  {
    code: 'any-order',
    shape: 'choose',
    count: 3,
    most: 10,
    choices: DIGITS,
    prizes: [{ when: '', odds: 158.3 }],
    returnToPlayer: 0.9498,
    maxStake: 1000,
  },
  {
    code: 'last-digit',
    shape: 'options',
    count: 1,
    most: 4,
    choices: ['big', 'small', 'odd', 'even'],
    prizes: ['big', 'small', 'odd', 'even'].map(when => ({ when, odds: 1.9 })),
    returnToPlayer: 0.95,
    maxStake: 1000,
  },
];
const game = (gameCode: string, gameGroupCode: string, gameName: string, nodeId: string, at: number) => ({
  gameCode,
  gameGroupCode,
  gameName,
  nodeId,
  vassalage: 'TCG_LOTTO_VN',
  vendorName: 'Lotto',
  gameType: 'ELOTT',
  showIcon: '',
  maintenance: false,
  numberRule: 'D3',
  drawEverySeconds: 60,
  issueNo: '20260101-0002',
  closesAt: new Date(at + 30_000).toISOString(),
});

export function wireLotteryMenu(at = Date.now()) {
  return {
    serverTime: at,
    gameMenus: [
      { gameGroupCode: 'FAST', title: 'Fast draws' },
      { gameGroupCode: 'VN', title: 'Vietnam' },
    ],
    games: [
      game('FAST3', 'FAST', 'Lotto Fast 3', '9001', at),
      game('LUCKY3', 'FAST', 'Lotto Lucky 3', '9002', at),
      game('HANOI', 'VN', 'Hanói 1 minute', '9003', at),
    ],
    numberRules: [{ code: 'D3', kind: 'digits', count: 3, plays }],
    minStake: 0.1,
    maxLines: 500,
  };
}

export const wireLastNumbers = {
  serverTime: 0,
  list: ['FAST3', 'LUCKY3', 'HANOI'].map(gameCode => ({
    gameCode,
    issueNo: '20260101-0001',
    closesAt: '2026-01-01T00:01:00Z',
    numbers: ['4', '0', '7'],
  })),
};

export function wireOpened(at = Date.now(), closesIn = 30_000) {
  return {
    serverTime: at,
    gameCode: 'FAST3',
    current: { issueNo: '20260101-0002', closesAt: new Date(at + closesIn).toISOString(), seedHash: 'abc' },
    list: [
      {
        issueNo: '20260101-0001',
        closesAt: new Date(at - 30_000).toISOString(),
        numbers: ['4', '0', '7'],
        seedHash: 'abc',
        serverSeed: 'def',
      },
    ],
    total: 1,
    totalPages: 1,
  };
}

export function wireBet(changes: Record<string, unknown> = {}) {
  return {
    betId: '77',
    gameCode: 'FAST3',
    gameName: 'Lotto Fast 3',
    issueNo: '20260101-0002',
    play: 'last-digit',
    selection: 'odd even',
    lines: 2,
    unitStake: 1,
    stake: 2,
    payout: null,
    status: 'open',
    numbers: [],
    placedAt: new Date().toISOString(),
    closesAt: new Date(Date.now() + 30_000).toISOString(),
    ...changes,
  };
}
