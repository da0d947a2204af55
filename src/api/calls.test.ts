import { describe, expect, it } from 'vitest';
import { checkAffiliate } from './team/affiliate.js';
import { listAnnouncements } from './content/announcements.js';
import type { Client } from './wire/call.js';
import { launchChat, listChatModels } from './account/chat.js';
import { createClient } from './wire/client.js';
import { answerContractRequest } from './team/contracts.js';
import { listCountries } from './account/countries.js';
import { addFavourite, listFavouriteGames, listFavourites, removeFavourite } from './games/favourites.js';
import { sendFeedback } from './account/feedback.js';
import { transferBetweenWallets } from './money/funds.js';
import { launchFbGame, launchGame, listGames, listHotGames, listRecentGames, listVassalGameTypes, listVendors } from './games/games.js';
import { getLotteryMenu, getOpenedGame, listOpenedNumbers, listRecentLotteries } from './games/lottery.js';
import { changePassword, getConsolidated, getMember, getMemberIcon, getUnreadCount, putLanguage } from './account/member.js';
import { listMirrors } from './content/mirrors.js';
import { getMissionLeaderboard, getMissionSummary } from './rewards/missions.js';
import { forgotPasswordByEmail, setPasswordByPhone } from './account/password.js';
import {
  convertPoint,
  getPointBalance,
  getPointConfig,
  getPointHistory,
  getPointReward,
  getRedeemPointList,
  redeemPointReward,
} from './money/points.js';
import { getRegisterRules, registerByMobile, registerByUsername, type RegisterRequest } from './account/registration.js';
import { claimRaffle } from './rewards/rewards.js';
import { listFixtures } from './games/fixtures.js';
import { listRooms } from './games/rooms.js';
import { getCaptcha, login, loginFreePlay, logout } from './account/session.js';
import { getStatus, listHelp } from './wire/system.js';
import { sendSmsBeforeLogin, sendSmsForRegistration } from './account/verification.js';
import { getBalance, getMerchantWallet } from './money/wallet.js';
import { listWinners } from './games/winners.js';

interface Sent {
  line: string;
  /** Carries the token of the member (T). */
  hasToken: boolean;
  /** Its payload is sealed (E). */
  isSealed: boolean;
  /** Query, body and sealed payload in one; names that every call has left out. */
  fields: Record<string, unknown>;
  contentType: string;
}

/** Makes a call whose answer never comes, and tells what was sent; `session`: the token that the page holds. */
async function sent(ask: (client: Client) => Promise<unknown>, session: string | undefined = 'token-1'): Promise<Sent> {
  const call = await sentOrKept(ask, session);
  if (!call) throw new Error('Nothing was sent.');
  return call;
}

/** The same; undefined when nothing was sent. */
async function sentOrKept(ask: (client: Client) => Promise<unknown>, session: string | undefined): Promise<Sent | undefined> {
  let seen: Sent | undefined;
  let sealed: object | undefined;
  const client = createClient({
    apiBase: 'https://api.example',
    merchant: 'demo',
    token: () => session,
    language: () => 'ES',
    seal(payload) {
      sealed = payload;
      return Promise.resolve({ jwe: 'sealed' });
    },
    async fetch(input, init) {
      const asked = new Request(input, init);
      const contentType = asked.headers.get('content-type') ?? '';
      const body = await asked.text();
      const open: object = contentType.includes('form-urlencoded')
        ? Object.fromEntries(new URLSearchParams(body))
        : body
          ? JSON.parse(body)
          : {};
      const url = new URL(asked.url);
      seen ??= {
        line: `${asked.method} ${url.pathname}`,
        hasToken: asked.headers.get('authorization') === 'Bearer token-1',
        isSealed: 'jwe' in open,
        fields: { ...Object.fromEntries(url.searchParams), ...('jwe' in open ? sealed : open) },
        contentType,
      };
      return Response.json({ success: false, code: 'bad-request' }, { status: 400 });
    },
  });
  await ask(client).catch(() => undefined);
  return seen;
}

const MOBILE = { countryDialingCode: '52', mobileNum: '5512345678' };
const GAME = { gameId: '7', vendorCode: 'PP', gameCode: 'g7', type: 'RNG', backUrl: 'https://host.example/' };
const FAVOURITE = { gameId: '7', vendorCode: 'PP', type: 'RNG' };
const REGISTER: RegisterRequest = {
  username: 'ana',
  password: 'Secret12',
  confirmPassword: 'Secret12',
  registerUrl: 'https://host.example/',
  domain: 'host.example',
  termsAccepted: true,
  ageConfirmed: true,
  sliderResult: 'human-1',
};
const request = { id: 'r1', kind: 'dividend' as const };

/** The calls of the API rows: row, call, T and E, who makes it, and what it carries. `t`: open to all, but told who asks. */
const CALLS: [
  row: string,
  line: string,
  marks: '' | 't' | 'T' | 'E' | 'TE',
  ask: (client: Client) => Promise<unknown>,
  fields?: Record<string, unknown>,
][] = [
  [
    'API-04',
    'POST /wps/session/login',
    'E',
    client => login(client, { username: 'ana', password: 'Secret12', captcha: 'x1', captchaId: 'c1' }),
    { username: 'ana', password: 'Secret12', captcha: 'x1', type: '0' },
  ],
  [
    'API-05',
    'POST /wps/session/login/freeplay',
    'E',
    client => loginFreePlay(client),
    { os: expect.any(String), platform: 'W', random: expect.stringMatching(/^[0-9a-f]{32}$/), gatewayVersion: 3 },
  ],
  ['API-06', 'DELETE /wps/session/logout', 'T', client => logout(client, 'token-1')],
  ['API-07', 'POST /wps/verification/sms/noLogin', '', client => sendSmsBeforeLogin(client, MOBILE, 'login'), MOBILE],
  [
    'API-09, ENT-11',
    'POST /wps/verification/sms/register',
    '',
    client => sendSmsForRegistration(client, MOBILE, 'human-1'),
    { countryDialingCode: '52', mobileNo: '5512345678', sliderResult: 'human-1' },
  ],
  [
    'API-10, REG-42',
    'PUT /wps/member/register',
    'E',
    client => registerByUsername(client, REGISTER),
    { ...REGISTER, registerMethod: 'username', loginFlag: true },
  ],
  [
    'API-11, REG-43',
    'PUT /wps/member/register/mobile',
    'E',
    client => registerByMobile(client, REGISTER),
    { ...REGISTER, registerMethod: 'mobile', loginFlag: true },
  ],
  ['API-12', 'GET /wps/member/info', 'T', client => getMember(client)],
  ['API-13', 'GET /wps/member/info/icon', 'T', client => getMemberIcon(client)],
  [
    'API-14',
    'POST /wps/member/password',
    'TE',
    client => changePassword(client, { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' }),
    { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' },
  ],
  [
    'API-15',
    'POST /wps/member/password/email',
    '',
    client => forgotPasswordByEmail(client, 'ana', 'ana@example.test'),
    { username: 'ana', email: 'ana@example.test' },
  ],
  [
    'API-16',
    'POST /wps/member/password/verification',
    'E',
    client => setPasswordByPhone(client, { ...MOBILE, verificationCode: '123456', newPassword: 'Fresh123' }),
    { mobileNum: '5512345678', verificationCode: '123456', newPassword: 'Fresh123' },
  ],
  ['API-17', 'GET /wps/captcha', '', client => getCaptcha(client)],
  [
    'API-18',
    'GET /wps/agent/affiliate',
    '',
    client => checkAffiliate(client, 'A1', 'host.example'),
    { code: 'A1', domain: 'host.example' },
  ],
  ['API-19', 'GET /wps/system/setting/register', '', client => getRegisterRules(client)],
  ['API-21', 'GET /wps/system/status', '', client => getStatus(client)],
  ['API-22', 'GET /wps/system/domainRoute', '', client => listMirrors(client)],
  ['API-23', 'GET /wps/system/helpCenter', '', client => listHelp(client), { lang: 'ES', device: 'WEB' }],
  [
    'API-24',
    'PUT /wps/feedback',
    '',
    client => sendFeedback(client, { questionType: 'game', content: 'It is slow.', images: [] }, 'key-1'),
    { questionType: 'game', content: 'It is slow.' },
  ],
  ['API-25', 'GET /wps/v2/wallets/balance', 'T', client => getBalance(client)],
  [
    'API-26',
    'POST /wps/relay/GCS_walletTransfer',
    'T',
    client => transferBetweenWallets(client, { from: 'MAIN', to: 'PP', amount: 100 }, 'key-1'),
    { from: 'MAIN', to: 'PP', amount: 1 },
  ],
  ['API-27', 'GET /wps/member/info/funds/consolidated', 'T', client => getConsolidated(client)],
  ['API-28', 'GET /wps/relay/GCS_merchantWallet', 'T', client => getMerchantWallet(client)],
  ['API-29', 'GET /wps/relay/CSP_unreadCount', 'T', client => getUnreadCount(client)],
  [
    'API-31',
    'GET /wps/relay/GCSGAME_gameList',
    '',
    client =>
      listGames(client, {
        page: 2,
        pageSize: 18,
        type: 'RNG',
        vendorCode: 'PP',
        subcategory: 'NEW',
        name: 'wolf',
        minBet: 20,
        minLines: 1,
      }),
    {
      clientType: '3',
      platform: expect.any(String),
      merchant: 'demo',
      gameType: 'RNG',
      vassalage: 'PP',
      gameClassify: 'NEW',
      gameName: 'wolf',
      minBet: expect.any(String),
      minLineNum: '1',
      pageNo: '2',
      pageSize: '18',
      language: 'ES',
    },
  ],
  [
    'API-33',
    'GET /wps/relay/GCSGAME_hotGamesV2',
    '',
    client => listHotGames(client, 'RNG', 'PP'),
    { merchantCode: 'demo', isPlatform: '2', gameType: 'RNG', vassalage: 'PP', platform: expect.any(String), language: 'ES' },
  ],
  [
    'API-35',
    'GET /wps/relay/GCSGAME_newGameVendor',
    '',
    client => listVendors(client),
    { platform: expect.stringMatching(/html5-desktop$/) },
  ],
  ['API-37', 'GET /wps/relay/GCSGAME_getVassGameType', 'T', client => listVassalGameTypes(client, 'PP'), { vassalage: 'PP' }],
  ['API-38', 'GET /wps/relay/MCSFE_getFavoriteGames', 'T', client => listFavourites(client)],
  [
    'API-39',
    'GET /wps/relay/MCSFE_getFavoriteGamesList',
    'T',
    client => listFavouriteGames(client, 'token-1'),
    {
      clientType: expect.any(String),
      platform: 'flash',
      gameType: '',
      vassalage: '',
      pageNo: '1',
      pageSize: '999',
      language: 'ES',
      token: 'token-1',
    },
  ],
  [
    'API-41',
    'POST /wps/relay/MCSFE_addFavoriteGameV2',
    'T',
    client => addFavourite(client, FAVOURITE),
    { nodeId: '7', vendor: 'PP', gameType: 'RNG' },
  ],
  [
    'API-42',
    'DELETE /wps/relay/MCSFE_removeFavoriteGameV2',
    'T',
    client => removeFavourite(client, FAVOURITE),
    { nodeId: '7', vendor: 'PP', gameType: 'RNG' },
  ],
  [
    'API-43',
    'GET /wps/relay/GCS_recentGame',
    'T',
    client => listRecentGames(client, 2),
    { page: '2', pageSize: '12', gameType: '', vassalage: '', language: 'ES', clientType: expect.any(String) },
  ],
  ['API-45', 'POST /wps/game/launchGame', 'T', client => launchGame(client, GAME), { nodeId: '7', vassalage: 'PP', gameCode: 'g7' }],
  [
    'API-46',
    'POST /wps/relay/GCS_gameLaunchFB',
    'T',
    client => launchFbGame(client, GAME),
    { nodeId: '7', vassalage: 'PP', gameCode: 'g7' },
  ],
  ['O-92', 'GET /wps/games/fixtures', '', client => listFixtures(client, 'SPORTS'), { category: 'SPORTS', language: 'ES' }],
  ['API-47', 'GET /wps/relay/GLS2_roomList', 'T', client => listRooms(client, 'PP'), { vassalage: 'PP' }],
  [
    'API-48',
    'GET /wps/relay/MCSFE_getListAnnouncements',
    '',
    client => listAnnouncements(client),
    { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' },
  ],
  [
    'API-50',
    'GET /wps/relay/GCSGAME_getRankList',
    '',
    client => listWinners(client),
    { gameCategory: 'ALL', language: 'ES', limitNum: '20' },
  ],
  ['API-52', 'GET /wps/relay/CBS_modelList', '', client => listChatModels(client)],
  ['API-53', 'POST /wps/relay/CBS_launchChat', 't', client => launchChat(client, { modelId: 'support' }), { modelId: 'support' }],
  ['API-55', 'GET /lgw/vn/games/game_menu', '', client => getLotteryMenu(client, 'ELOTT'), { prizeMode: 'ELOTT', device: 'WEB' }],
  ['API-56', 'GET /lgw/vn/games/game_menu/recent', 'T', client => listRecentLotteries(client, 'ELOTT'), { prizeMode: 'ELOTT' }],
  ['API-57', 'GET /lgw/vn/numeros/opened/game', '', client => getOpenedGame(client, 'L1', 1, 20), { gameCode: 'L1' }],
  ['API-58', 'GET /lotto/lgw/games/opened/numero', '', client => listOpenedNumbers(client, 'ELOTT'), { prizeMode: 'ELOTT' }],
  ['API-59', 'GET /wps/relay/MCSFE_getMissionSummaryDetails', 'T', client => getMissionSummary(client)],
  [
    'API-60',
    'GET /wps/relay/MCSFE_getMissionLeaderboard',
    'T',
    client => getMissionLeaderboard(client, { period: 'week', limit: 20 }),
    { period: 'week', limit: '20' },
  ],
  [
    'API-61',
    'GET /wps/relay/MCS2_processDividendReq',
    'T',
    client => answerContractRequest(client, request, 'accept'),
    { requestId: 'r1', action: 'accept' },
  ],
  [
    'API-62',
    'GET /wps/relay/MCS2_processDailySalContract',
    'T',
    client => answerContractRequest(client, { ...request, kind: 'daily' }, 'accept'),
    { requestId: 'r1', action: 'accept' },
  ],
  [
    'API-63',
    'POST /wps/relay/MCS2_processContractHourSalary',
    'T',
    client => answerContractRequest(client, { ...request, kind: 'hour' }, 'accept'),
    { requestId: 'r1', action: 'accept' },
  ],
  [
    'API-64',
    'POST /wps/relay/MCSFE_processRealTimeSalaryContract',
    'T',
    client => answerContractRequest(client, { ...request, kind: 'realtime' }, 'accept'),
    { requestId: 'r1', action: 'accept' },
  ],
  [
    'API-65',
    'POST /wps/relay/MCS2_claimRafflePromotion',
    'T',
    client => claimRaffle(client, 'prize_wheel_ticket', 'key-1'),
    { kind: 'prize_wheel_ticket' },
  ],
  ['API-66', 'GET /wps/relay/MCS2_getPointBalance', 'T', client => getPointBalance(client)],
  ['API-67', 'GET /wps/relay/MCS2_getPointReward', 'T', client => getPointReward(client)],
  ['API-68', 'GET /wps/relay/MCS2_getRedeemPointList', 'T', client => getRedeemPointList(client, 2), { page: '2' }],
  ['API-69', 'GET /wps/relay/MCS2_getPointConfig', 'T', client => getPointConfig(client)],
  [
    'API-70',
    'GET /wps/relay/ODSFE2_MemTransDet',
    'T',
    client => getPointHistory(client, { type: 'redeem', from: 5, to: 9, page: 2 }),
    { type: 'redeem', from: '5', to: '9', page: '2' },
  ],
  [
    'API-71',
    'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
    'TE',
    client => redeemPointReward(client, { rewardId: '4', paymentPassword: '246810' }, 'key-1'),
    { rewardId: '4', paymentPassword: '246810' },
  ],
  [
    'API-72',
    'POST /wps/relay/passwordCheck/MCS2_convertPoint',
    'TE',
    client => convertPoint(client, { points: 100, paymentPassword: '246810' }, 'key-1'),
    { points: 100, paymentPassword: '246810' },
  ],
  ['API-73', 'GET /wps/system/countryCode', '', client => listCountries(client)],
  ['API-74', 'PUT /wps/member/info/language', 'T', client => putLanguage(client, 'ES'), { language: 'ES' }],
];

describe('calls of the specification', () => {
  it.each(CALLS)('%s %s %s', async (_row, line, marks, ask, fields = {}) => {
    const call = await sent(ask);
    expect(call.line).toBe(line);
    // Calls that are open to all may know who asks; those with T must.
    if (/^t/i.test(marks)) expect(call.hasToken).toBe(true);
    expect(call.isSealed).toBe(marks.endsWith('E'));
    expect(call.fields).toMatchObject(fields);
  });

  it.each(CALLS.filter(([row, , marks]) => marks.startsWith('T') && row !== 'API-06'))(
    '%s API-02 %s stays here without a session',
    async (_row, _line, _marks, ask) => {
      expect(await sentOrKept(ask, undefined)).toBeUndefined();
    },
  );

  it('API-06 ends the session of the token that it is given, when the page holds it no longer', async () => {
    expect((await sent(client => logout(client, 'token-1'), 'token-2')).hasToken).toBe(true);
  });

  it('API-05 the random string is another one each time', async () => {
    const [first, second] = [await sent(client => loginFreePlay(client)), await sent(client => loginFreePlay(client))];
    expect(first.fields['random']).not.toBe(second.fields['random']);
  });

  it('API-15 PWD-05 the forgotten password is asked for by a form', async () => {
    expect((await sent(client => forgotPasswordByEmail(client, 'ana', 'ana@example.test'))).contentType).toContain(
      'application/x-www-form-urlencoded',
    );
  });
});
