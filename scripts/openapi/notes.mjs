/** What the document says of the groups of calls, by folder of src/api. */
export const GROUPS = {
  wire: ['System', 'Status, switches, help, keys of sealed payloads. Every page asks for the status first.'],
  account: ['Account', 'Log in and out, registration, recovery, profile, bindings, messages, chat.'],
  games: ['Games', 'Catalogue, favourites, launch, lotteries, fixtures, winners.'],
  content: ['Content', 'Banners, notices, promotions’ texts, articles, mirrors.'],
  money: [
    'Money',
    'Wallets, deposits, withdrawals, records, points, red envelopes. What moves money is sent once for each Idempotency-Key.',
  ],
  rewards: ['Rewards', 'Promotions, missions, tickets, raffles.'],
  team: ['Team', 'What agents have: their team, its records, links, contracts.'],
};

/** Fields that calls send, where the types have no comment of their own. */
export const FIELDS = {
  account: 'Login name.',
  accountType: 'Type of the account: 0 a member, 1 an agent, 4 a trial account.',
  affiliateCode: 'Code of the affiliate that recruited.',
  amount: 'An amount of the currency as a decimal.',
  backUrl: 'Where the game’s back button leads.',
  captcha: 'Characters of the picture, or what a proof of work found.',
  captchaId: 'Of the picture or proof that was answered.',
  clientType: 'Always 3.',
  countryDialingCode: 'Without the plus.',
  device: 'Always WEB.',
  domain: 'Host name of the page.',
  fixtureId: 'Of the fixture whose odds were pressed in what is on. A platform may pass it over.',
  firebaseChannel: 'Of the phone-verification provider.',
  firebaseIdToken: 'Proof of the phone-verification provider.',
  from: 'First moment, UTC milliseconds.',
  gameClassify: 'Code of a subcategory; empty for all.',
  gameCategory: 'Code of a category, or ALL.',
  gameCode: 'Code of the game at its vendor.',
  gameName: 'Part of a name.',
  gameType: 'Code of the category, such as RNG or LIVE; empty for all.',
  isPlatform: 'Always 2.',
  lang: 'Language code, such as EN.',
  language: 'Language code, such as EN.',
  limit: 'Rows at most.',
  limitNum: 'Rows at most.',
  merchant: 'Code of the merchant.',
  merchantCode: 'Code of the merchant.',
  minBet: 'Least stake, as a decimal.',
  minBetAmount: 'An amount of the currency as a decimal.',
  minLineNum: 'Least number of lines.',
  mobileNum: 'Digits of the number, without its country.',
  nodeId: 'Id of the game.',
  offset: 'Minutes that days begin before Greenwich’s.',
  page: 'From 1.',
  pageNo: 'From 1.',
  pageSize: 'Rows on a page.',
  paymentPassword: 'Of the account.',
  pick: 'What was pressed of its odds: home, draw or away. The game opens with it chosen, where it is still offered.',
  platform: 'Which forms of games the page can show.',
  prizeMode: 'LOTT, ZY, ELOTT or SEA.',
  singleBettingAmount: 'An amount of the currency as a decimal.',
  stake: 'An amount of the currency as a decimal.',
  to: 'End, which is excluded, UTC milliseconds.',
  total: 'An amount of the currency as a decimal.',
  unitStake: 'An amount of the currency as a decimal.',
  vassalage: 'Code of the vendor; empty for all.',
  vendor: 'Code of the vendor.',
};

/** The page's first text, Markdown. */
export const INTRODUCTION = `What the widgets ask of a platform, and what they take for an answer. A platform that answers these calls carries every widget; \`npx gp-widgets check-platform\` tries a running one.

**Addresses.** Paths stand below the base that a page is configured with (\`data-api\`). Every call names merchant and language, in its query; calls with a session or a body say them in the headers \`Merchant\` and \`Language\` too, and a public GET has no header of its own, so that browsers ask no leave first (CORS preflight).

**Envelope.** Every answer is a JSON object. One that succeeded says \`"success": true\`; its fields stand beside that word or in an object \`value\`, as you like. One that refused says \`"success": false\`, a \`code\` of the list below, perhaps a \`message\` in the reader’s language, which is shown for a code that the widgets do not know, and where a code by SMS or mail is refused, and perhaps \`fields\`: for each wrong field what is wrong with it. Fields that are not named here are passed over. What has a default may be left out.

**Money** is written in decimals of the currency. Calls that move it carry an \`Idempotency-Key\`: the same key again answers what the first call answered, and books nothing.

**Times** are UTC milliseconds or ISO 8601 with an offset.

**Sealed payloads.** What is secret (passwords, accounts for payouts) is sent as \`{ "jwe": "…" }\`: compact JWE, ECDH-ES and A256GCM, for the key that \`/wps/system/publicKey\` names, with \`iat\`, \`jti\` and \`aud\` (\`POST /wps/session/login\`) in its protected header. The payload inside is shown as \`contentSchema\`. An operator with a way of his own puts it in with \`configure({ seal })\`.

**CORS.** Allow the origins of the pages, methods GET, POST, PUT, DELETE, and the headers Authorization, Content-Type, Idempotency-Key, Language and Merchant; expose Retry-After. No cookies are sent.

**Sessions** are bearer tokens. A call with a token that is no longer good answers 401 with \`not-logged-in\`; the widgets then end the session on the page.`;

const value = (name, description) => ({ $ref: `#/components/schemas/${name}`, description });
const ID_OF_GAME = value('Text', 'Id of the game.');
const SETTLED_AT = { anyOf: [{ $ref: '#/components/schemas/Instant' }, { type: 'null' }], description: 'When it was settled.' };
const ODDS = {
  type: 'array',
  items: { type: 'object', properties: { when: { type: 'string' }, odds: { type: 'number' } } },
  description: 'What each prize of the bet pays, as a factor of the stake.',
};
const OF_A_BET = {
  nodeId: { anyOf: [ID_OF_GAME, { type: 'null' }], description: 'Id of the game.' },
  validStake: value('Amount', 'What of the stake counts.'),
  settledAt: SETTLED_AT,
};

/** What the sandbox answers beside what the widgets read, by component and place. */
export const BESIDE = {
  AnswerOfGameLaunchGamePOST: { '': { url: value('Text', 'Where the game opens.'), mode: { enum: ['frame', 'window'] } } },
  BetsAnswer: { list: OF_A_BET },
  BoardAnswer: { list: { nodeId: ID_OF_GAME } },
  LeaderboardAnswer: { '': { period: { enum: ['day', 'week', 'month'] }, startsAt: value('Instant', 'Of the period.') } },
  LotteryBetAnswer: { bet: { odds: ODDS, settledAt: SETTLED_AT } },
  LotteryBetsAnswer: { list: { odds: ODDS, settledAt: SETTLED_AT } },
  PublicKeyAnswer: { jwk: { alg: { const: 'ECDH-ES' }, kid: { type: 'string' }, use: { const: 'enc' } } },
  RoomsAnswer: { list: { vassalage: value('Text', 'Code of the vendor.') } },
  SentEnvelopesAnswer: {
    list: {
      endedAt: {
        anyOf: [{ $ref: '#/components/schemas/Instant' }, { type: 'null' }],
        description: 'When the last share was opened or went back.',
      },
    },
  },
  SliderAnswer: { '': { kind: { const: 'slider' } } },
  TeamBetsAnswer: { list: OF_A_BET },
  WinnersAnswer: { list: { nodeId: ID_OF_GAME, settledAt: SETTLED_AT } },
};
