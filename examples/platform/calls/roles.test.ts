import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import type { Access } from '../http/access.js';
import { calls } from './calls.js';

let test: TestApp;
let checked = 0;
beforeAll(async () => {
  test = await openTestApp();
  await test.platform.db.updateTable('account').set({ password_changed_at: test.platform.clock.now() }).execute();
});
afterAll(() => test.close());

/** Every kind of caller, with the account it is (CON-57). */
const ROLES = {
  visitor: undefined,
  trial: 'free play',
  member: 'demo_member',
  'agent type 1': 'demo_agent',
  'agent type 2': 'demo_subagent',
  'agent type 41': 'demo_agent41',
  'agent type 42': 'demo_agent42',
  'with a change of password due': 'demo_default',
} as const;
type Role = keyof typeof ROLES;
const AGENTS: Role[] = ['agent type 1', 'agent type 2', 'agent type 41', 'agent type 42'];

/** ROL-01..33, on the server: access of a call × role → the refusal, or none. */
const TABLE: Record<Access, (role: Role) => string | undefined> = {
  open: () => undefined,
  session: role => (role === 'visitor' ? 'not-logged-in' : undefined),
  real: role => TABLE.session(role) ?? (role === 'trial' ? 'real-account-required' : undefined),
  agent: role => TABLE.real(role) ?? (AGENTS.includes(role) ? undefined : 'agent-required'),
};
/** What a session that is held back may still do (INV-07). */
const DURING_CHANGE = ['GET /wps/member/info', 'POST /wps/member/password', 'DELETE /wps/session/logout'];
/** What anybody may call without signing in; a call that is added here by mistake gives its data away. */
const OPEN = [
  'GET /lgw/games/game_menus',
  'GET /lgw/vn/games/game_menu',
  'GET /lgw/vn/numeros/opened/game',
  'GET /lotto/lgw/games/opened/numero',
  'GET /wps/agent/affiliate',
  'GET /wps/captcha',
  'GET /wps/captcha/slider',
  'GET /wps/feedback/setting',
  'GET /wps/game/demo',
  'GET /wps/games/fixtures',
  'GET /wps/relay/CBS_modelList',
  'GET /wps/relay/GCSGAME_gameList',
  'GET /wps/relay/GCSGAME_getRankList',
  'GET /wps/relay/GCSGAME_hotGamesV2',
  'GET /wps/relay/GCSGAME_newGameVendor',
  'GET /wps/relay/MCSFE_getBlogList',
  'GET /wps/relay/MCSFE_getListAnnouncements',
  'GET /wps/relay/MCSFE_getPromotionDetail',
  'GET /wps/relay/MCSFE_getPromotionList',
  'GET /wps/system/countryCode',
  'GET /wps/system/domainRoute',
  'GET /wps/system/helpCenter',
  'GET /wps/system/jackpot',
  'GET /wps/system/publicKey',
  'GET /wps/system/representative',
  'GET /wps/system/setting/register',
  'GET /wps/system/status',
  'GET /wps/system/whitelabel',
  'POST /idp/phone/send',
  'POST /idp/phone/verify',
  'POST /wps/captcha/proof',
  'POST /wps/captcha/slider',
  'POST /wps/member/password/email',
  'POST /wps/member/password/email/link',
  'POST /wps/member/password/email/verification',
  'POST /wps/member/password/verification',
  'POST /wps/relay/CBS_chatUnread',
  'POST /wps/relay/CBS_launchChat',
  'POST /wps/session/handover/redeem',
  'POST /wps/session/login',
  'POST /wps/session/login/freeplay',
  'POST /wps/session/login/social',
  'POST /wps/session/login/social/start',
  'POST /wps/session/login/verification',
  'POST /wps/session/login/verification/send',
  'POST /wps/system/customerService/key',
  'POST /wps/verification/sms/noLogin',
  'POST /wps/verification/sms/register',
  'PUT /wps/feedback',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
];
/** The T calls of the API rows: whichever of them is answered, nobody makes it without an account. */
const WITH_TOKEN = [
  'DELETE /wps/session/logout',
  'GET /wps/member/info',
  'GET /wps/member/info/icon',
  'POST /wps/member/password',
  'GET /wps/v2/wallets/balance',
  'POST /wps/relay/GCS_walletTransfer',
  'GET /wps/member/info/funds/consolidated',
  'GET /wps/relay/GCS_merchantWallet',
  'GET /wps/relay/CSP_unreadCount',
  'GET /wps/relay/GCSGAME_getVassGameType',
  'GET /wps/relay/MCSFE_getFavoriteGames',
  'GET /wps/relay/MCSFE_getFavoriteGamesList',
  'POST /wps/relay/MCSFE_addFavoriteGameV2',
  'DELETE /wps/relay/MCSFE_removeFavoriteGameV2',
  'GET /wps/relay/GCS_recentGame',
  'POST /wps/game/launchGame',
  'POST /wps/relay/GCS_gameLaunchFB',
  'GET /wps/relay/GLS2_roomList',
  'GET /lgw/vn/games/game_menu/recent',
  'GET /wps/relay/MCSFE_getMissionSummaryDetails',
  'GET /wps/relay/MCSFE_getMissionLeaderboard',
  'GET /wps/relay/MCS2_processDividendReq',
  'GET /wps/relay/MCS2_processDailySalContract',
  'POST /wps/relay/MCS2_processContractHourSalary',
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract',
  'POST /wps/relay/MCS2_claimRafflePromotion',
  'GET /wps/relay/MCS2_getPointBalance',
  'GET /wps/relay/MCS2_getPointReward',
  'GET /wps/relay/MCS2_getRedeemPointList',
  'GET /wps/relay/MCS2_getPointConfig',
  'GET /wps/relay/ODSFE2_MemTransDet',
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
  'POST /wps/relay/passwordCheck/MCS2_convertPoint',
  'POST /wps/relay/MCS2_applyActivity',
  'POST /wps/relay/MCS2_claimActivity',
  'GET /wps/relay/MCS2_getActivityRecord',
];
/** What is answered beside the calls, and decides for itself: health, the stream that names kinds of changes and no data, the stand-in providers' own pages and what they come back to. */
const NO_CALLS =
  /^\S+ (\/healthz|\*|\/wps\/system\/events|\/idp\/(style\.css|\w+\/people\/:uid)|\/wps\/session\/login\/social\/callback(\.js)?)$/;
const REFUSALS = ['not-logged-in', 'real-account-required', 'agent-required', 'password-change-required'];

async function tokenFor(role: Role): Promise<string | undefined> {
  const account = ROLES[role];
  if (account === undefined) return undefined;
  if (account === 'free play') return test.freePlay();
  if (account === 'demo_default')
    await test.platform.db.updateTable('account').set({ password_default: true }).where('account', '=', account).execute();
  return test.login(account, account === 'demo_default' ? 'Welcome1234' : undefined);
}

describe('every call × every role', () => {
  it('the calls that need no session are the ones that are known to', () => {
    const open = calls.filter(call => call.access === 'open').map(call => `${call.method} ${call.path}`);
    expect(open.sort()).toEqual(OPEN.sort());
  });

  it('API-02 no T call of the specification is open, and no token call hides behind another method', () => {
    const decided = new Map(calls.map(call => [`${call.method} ${call.path}`, call.access]));
    expect(WITH_TOKEN.filter(name => decided.get(name) === 'open')).toEqual([]);
    const withToken = new Set(WITH_TOKEN.map(name => name.split(' ')[1]));
    expect(calls.filter(call => withToken.has(call.path) && call.access === 'open').map(call => call.path)).toEqual([]);
  });

  it('whatever the platform answers is a call with an access of its own', async () => {
    await test.app.ready();
    const known = new Set(calls.map(call => `${call.method} ${call.path}`));
    const answered = routesOf(test.app.printRoutes({ commonPrefix: false }));
    expect(answered.length).toBeGreaterThan(calls.length);
    expect(answered.filter(name => !known.has(name) && !NO_CALLS.test(name))).toEqual([]);
    expect([...known].filter(name => !answered.includes(name))).toEqual([]);
  });

  it.each(Object.keys(ROLES) as Role[])('CON-57 ROL-01..33 on the server: %s', async role => {
    let token = await tokenFor(role);
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const call of calls) {
      const name = `${call.method} ${call.path}`;
      // An empty body: whoever is let in is told what is missing, and nothing changes.
      const { body } = await test.call(call.method as 'GET', call.path, { token, ...(call.method === 'GET' ? {} : { body: {} }) });
      const isHeldBack = role === 'with a change of password due' && call.access !== 'open' && !DURING_CHANGE.includes(name);
      expected[name] = (isHeldBack ? 'password-change-required' : TABLE[call.access](role)) ?? 'let in';
      found[name] = body.code && REFUSALS.includes(body.code) ? body.code : 'let in';
      if (name === 'DELETE /wps/session/logout' && token) token = await tokenFor(role);
    }
    expect(found).toEqual(expected);
    checked += Object.keys(found).length;
  });

  it('all of them have been asked', () => {
    expect(checked).toBe(calls.length * Object.keys(ROLES).length);
    console.log(`${calls.length} calls × ${Object.keys(ROLES).length} roles = ${checked} answers checked`);
  });
});

/** `GET /wps/system/status` and so on, out of the tree that the server prints: four characters a level. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap(line => {
    const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+) \(([A-Z, ]+)\)/u.exec(line) ?? [];
    if (!part) return [];
    const level = indent.length / 4;
    above.length = level - 1;
    const path = above.join('') + part;
    above.push(part);
    return methods
      .split(', ')
      .filter(method => method !== 'HEAD')
      .map(method => `${method} ${path}`);
  });
}
