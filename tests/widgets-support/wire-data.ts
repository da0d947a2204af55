/** What the fake platform knows, as it stands on the wire. Small, but with every case that views tell apart. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'%3E%3Crect width='3' height='4' fill='%23357'/%3E%3C/svg%3E";

const VENDORS = [
  { code: 'NOVA', name: 'Nova Play', type: 'RNG' },
  { code: 'ORBIT', name: 'Orbit Games', type: 'RNG' },
  { code: 'TIDE', name: 'Tide Studio', type: 'FISH' },
  { code: 'SALON', name: 'Salon Live', type: 'LIVE' },
  { code: 'ARENA', name: 'Arena Sports', type: 'SPORTS' },
  { code: 'TCG_LOTTO_VN', name: 'Lotto', type: 'ELOTT' },
] as const;
const WORDS = ['Amber', 'Basil', 'Comet', 'Delta', 'Ember', 'Fjord', 'Grove', 'Haven', 'Iris', 'Jade'];

export type WireGame = ReturnType<typeof wireGame>;

/** 60 slots of two vendors, and 8 games of each other vendor. */
export const wireGames: readonly WireGame[] = VENDORS.flatMap(vendor =>
  Array.from({ length: vendor.type === 'RNG' ? 30 : 8 }, (_, index) => wireGame(vendor, index)),
);

export const wireVendors = {
  data: {
    lanes: ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT'].map(type => ({
      gameCategory: type,
      gameType: type,
      vendors: VENDORS.filter(vendor => vendor.type === type).map(vendor => ({
        vassalage: vendor.code,
        displayName: vendor.name,
        lagerIcon: PICTURE,
        gameType: type,
        isGame: '',
        nodeId: `${vendor.code}-0`,
        gameCode: `${vendor.code}0`,
      })),
      gameClassify: type === 'RNG' ? ['Video Slots', 'Classic Slots'].map(name => ({ name, code: name, vendors: ['NOVA', 'ORBIT'] })) : [],
    })),
  },
};

export const wireStatus = {
  maintenance: false,
  regionRestriction: false,
  location: { ip: '192.0.2.1', country: 'ES' },
  whitelabel: [
    { modId: 'USERNAMEREG3', enabled: true },
    { modId: 'MOBILENUMREG3', enabled: true },
    { modId: 'FORGETEMAIL3', enabled: true },
    { modId: 'FORGETMOBILE3', enabled: true },
  ],
  resources: [{ channel: 'telegram', labelNameEn: 'Telegram', url: 'https://example.com/telegram' }],
  customerService: [{ csType: 'chat', path: 'https://example.com/help' }],
  domainRoute: [],
  mainDomain: '',
  imageCDNs: [],
  launchGameCDNs: ['https://games.example.com'],
  merchantName: 'Test House',
  logoUrl: '',
  gmtOffset: 0,
  currency: 'USD',
  currencySymbol: '$',
};

/** The switches that are on, by name. */
export const switchedOn = (...names: string[]) => ({ ...wireStatus, whitelabel: names.map(modId => ({ modId, enabled: true })) });

/** Registration rules: field, enabled, required, pattern, least, most, pattern id. */
const RULES: [string, boolean, boolean, string, number, number, number][] = [
  ['username', true, true, '[A-Za-z][A-Za-z0-9_]*', 4, 16, 1],
  ['password', true, true, '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+', 6, 20, 5],
  ['mobileNum', true, false, '[0-9]+', 7, 15, 6],
  ['verificationCode', false, false, '[0-9]+', 6, 6, 6],
  ['payeeName', true, false, '[\\p{L} ]+', 2, 60, 12],
  ['email', true, false, '[^@\\s]+@[^@\\s]+\\.[^@\\s]+', 5, 80, 3],
  ['nickname', false, false, '*', 2, 20, 0],
  ['zalo', false, false, '[0-9]+', 7, 15, 6],
  ['affiliateCode', true, false, '[A-Za-z0-9]+', 4, 12, 14],
  ['captcha', false, false, '[A-Za-z0-9]+', 5, 5, 14],
];
export const wireRules = (changes: Record<string, { enabled?: boolean; required?: boolean }> = {}) => ({
  minAge: 18,
  rules: RULES.map(([field, enabled, required, acceptedPattern, minLength, maxLength, patternId]) => ({
    field,
    enabled,
    required,
    acceptedPattern,
    minLength,
    maxLength,
    patternId,
    ...changes[field],
  })),
});
export const wireCountries = {
  list: [
    { countryCode: 'US', countryDialingCode: '1', name: 'United States' },
    { countryCode: 'MX', countryDialingCode: '52', name: 'México' },
  ],
};

export const wireBlog = {
  list: ['first', 'second'].map((id, index) => ({
    id,
    title: `Post ${id}`,
    summary: `Summary of ${id}`,
    body: `<p>Text of ${id}.</p>`,
    imageUrl: PICTURE,
    publishedAt: 1_700_000_000_000 - index * 86_400_000,
  })),
};
export const wireFeedbackSetting = { minWords: 5, maxWords: 10, imageMaxBytes: 5_242_880, imageMaxCount: 3 };
export const wireChatModels = {
  list: [
    { id: 'support', name: 'Customer service', csType: 'LIVECHAT', description: 'Everything' },
    { id: 'payments', name: 'Payments', csType: 'LIVECHAT', description: '' },
  ],
};

export const wireHelp = {
  list: [
    { key: 'deposits', title: 'Deposits', body: '<h3>How to deposit</h3><p>Open the wallet and choose a method.</p>' },
    { key: 'term', title: 'Terms and conditions', body: '<p>You must be 18 or older.</p>' },
    { key: 'license', title: 'Licence', body: '<p>Licensed by nobody.</p>' },
    { key: 'app-ios', title: 'Install on iPhone', body: '<ol><li>Scan the code.</li><li>Trust the app.</li></ol>' },
    { key: 'app-android', title: 'Install on Android', body: '<ol><li>Download the file.</li><li>Open it.</li></ol>' },
  ],
};

export const wireAnnouncements = {
  banners: ['First', 'Second', 'Third'].map((title, index) => ({
    id: `banner-${index}`,
    groupName: 'B',
    url: PICTURE,
    title: `${title} offer`,
    linkageType: 'PAGE',
    linkage: '/promotions',
  })),
  player: [{ id: 'notice-1', title: 'Notice', content: '<p>Planned work on Sunday.</p>', execution: 'B' }],
  popup: [],
  promotion: [],
};

/** One of each kind, one to come and one that is over. */
export const wirePromotions = [
  wirePromotion('1', 'Welcome', { category: 'newbie', tags: ['newbie', 'limited'], kind: 'application', rewardAmount: 20 }),
  wirePromotion('2', 'Proof', {
    category: 'deposit',
    tags: ['daily'],
    kind: 'application',
    needsComment: true,
    needsImages: true,
    rewardAmount: 12,
  }),
  wirePromotion('3', 'Sign in', { category: 'game', kind: 'sign_in', rewardAmount: 0.5 }),
  wirePromotion('4', 'Mission', {
    category: 'slots',
    kind: 'mission',
    rewardAmount: 5,
    mission: { metric: 'bets', target: 50, gameType: 'RNG' },
  }),
  wirePromotion('5', 'Event', { category: 'ranking', tags: ['vip'], kind: 'event' }),
  wirePromotion('6', 'Later', { category: 'slots', kind: 'event', state: 'soon', startsAt: Date.UTC(2030, 0, 2, 12) }),
  wirePromotion('7', 'Over', { category: 'sports', kind: 'event', state: 'closed', endsAt: Date.UTC(2020, 0, 2, 12) }),
];
function wirePromotion(id: string, title: string, more: Record<string, unknown> = {}) {
  return {
    id,
    title,
    summary: `Summary of ${title}.`,
    content: `<p>Text of ${title}.</p>`,
    imageUrl: PICTURE,
    tags: [],
    state: 'open',
    startsAt: null,
    endsAt: null,
    rewardAmount: 0,
    ...more,
  };
}

export const wireWinners = {
  list: WORDS.map((word, index) => ({
    customerName: `${word.slice(0, 2).toLowerCase()}***${index}`,
    winAmount: 1000 - index * 90.5,
    gameName: `${word} Rising`,
    iconUrl: PICTURE,
  })),
};

/** Accounts of the fake platform; each has the password `Demo1234`. */
export const wireAccounts = {
  demo_member: { id: '1', account: 'demo_member', nickname: 'Dana', type: 0, hasVip: true, vipLabelName: 'Gold', vipRankLevel: 3 },
  demo_agent: { id: '2', account: 'demo_agent', nickname: 'Ada', type: 1 },
} as const;
export const wireTrial = { id: '9', account: 'trial_1', nickname: 'Guest', type: 4 };
export const wireBalance = { balance: 1234.56, currency: 'USD', currencySymbol: '$' };

function wireGame(vendor: (typeof VENDORS)[number], index: number) {
  const word = WORDS[index % WORDS.length] ?? '';
  return {
    nodeId: `${vendor.code}-${index}`,
    vassalage: vendor.code,
    gameCode: `${vendor.code}${index}`,
    gameType: vendor.type,
    gameClassify: index % 2 ? 'Video Slots' : 'Classic Slots',
    gameName: `${word} ${vendor.name.split(' ')[0]} ${index + 1}`,
    minBet: 0.1 * ((index % 3) + 1),
    minLineNum: 5 * ((index % 4) + 1),
    isHot: index % 5 === 0,
    showIcon: PICTURE,
    supportPlay: index % 2 ? '0' : '1',
    isGame: '',
    maintenance: index === 7,
    vendorName: vendor.name,
  };
}

export const wirePointConfig = {
  depositRatios: [
    { from: 10, to: 99.99, ratio: 1 },
    { from: 100, to: null, ratio: 1.2 },
  ],
  convertRatios: [
    { from: 100, to: 999, ratio: 0.01 },
    { from: 1000, to: null, ratio: 0.011 },
  ],
};
/** One that can be had, and one for each reason why not. */
export const wirePointRewards = [
  {
    id: '1',
    name: 'Five',
    type: 'bonus',
    amount: 5,
    amountRequirement: 0,
    pointsRequirement: 400,
    quantity: 7,
    status: 'available',
    imageUrl: PICTURE,
  },
  {
    id: '2',
    name: 'Cards',
    type: 'gift',
    amount: 18,
    amountRequirement: 0,
    pointsRequirement: 900,
    quantity: 0,
    status: 'sold_out',
    imageUrl: PICTURE,
  },
  {
    id: '3',
    name: 'Hundred',
    type: 'bonus',
    amount: 100,
    amountRequirement: 3000,
    pointsRequirement: 2400,
    quantity: 25,
    status: 'available',
    imageUrl: PICTURE,
  },
  {
    id: '4',
    name: 'Phone',
    type: 'gift',
    amount: 699,
    amountRequirement: 1000,
    pointsRequirement: 36_000,
    quantity: 1,
    status: 'available',
    imageUrl: '',
  },
];
const REQUESTED = { type: 'bonus', amount: 5, points: 400, imageUrl: PICTURE, appliedAt: Date.UTC(2026, 0, 20, 12) };
export const wirePointRequests = [
  { ...REQUESTED, id: '3', name: 'Five', referenceNo: 'R000003', status: 'in_process', note: '', decidedAt: null },
  {
    ...REQUESTED,
    id: '2',
    name: 'Cards',
    referenceNo: 'R000002',
    status: 'rejected',
    note: 'Sold out meanwhile.',
    decidedAt: Date.UTC(2026, 0, 21, 12),
  },
  { ...REQUESTED, id: '1', name: 'Cup', referenceNo: 'R000001', status: 'approved', note: '', decidedAt: Date.UTC(2026, 0, 21, 12) },
];
export const wirePointEntries = ['deposit', 'redeem', 'slot_games', 'live_casino', 'sports_betting', 'lottery_ticket', 'pvp_game'].map(
  (type, index) => ({
    id: String(index + 1),
    type,
    changedPoints: type === 'redeem' ? -400 : 1000 + index,
    pointsBalance: 2510 + index,
    remark: `Words ${index}`,
    referenceNo: `P${index}`,
    applicationTime: Date.UTC(2026, 0, 20 - index, 12),
  }),
);

/** One mission in each state. */
export const wireMissions = [
  {
    id: '1',
    title: 'Five spins',
    metric: 'bets',
    gameType: 'RNG',
    period: 'day',
    endsAt: 4_000_000_000_000,
    target: 5,
    progress: 5,
    rewardKind: 'bonus',
    rewardAmount: 1,
    status: 'claimable',
  },
  {
    id: '2',
    title: 'Warm-up',
    metric: 'bets',
    gameType: '',
    period: 'day',
    endsAt: 4_000_000_000_000,
    target: 3,
    progress: 3,
    rewardKind: 'bonus',
    rewardAmount: 0.5,
    status: 'claimed',
  },
  {
    id: '3',
    title: 'Big week',
    metric: 'stake',
    gameType: '',
    period: 'week',
    endsAt: 4_000_000_000_000,
    target: 500,
    progress: 120.5,
    rewardKind: 'points',
    rewardAmount: 200,
    status: 'running',
  },
];
export const wireLeaders = [
  { rank: 1, customerName: 'lu***8', amount: 940.2, isOwn: false },
  { rank: 2, customerName: 'de***r', amount: 120.5, isOwn: true },
];
export const wireVip = {
  level: 2,
  label: 'VIP 2',
  stake: 975,
  ranks: [
    { level: 0, label: 'VIP 0', need: 0, bonus: 0, status: 'none' },
    { level: 1, label: 'VIP 1', need: 200, bonus: 2, status: 'claimed' },
    { level: 2, label: 'VIP 2', need: 500, bonus: 5, status: 'claimable' },
    { level: 3, label: 'VIP 3', need: 2500, bonus: 20, status: 'locked' },
  ],
};
