import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../examples/platform/http/test-app.js';
import { listAnnouncements } from '../../src/api/announcements.js';
import type { Client } from '../../src/api/call.js';
import { createClient } from '../../src/api/client.js';
import { listCountries } from '../../src/api/countries.js';
import { addFavourite, listFavouriteGames, listFavourites, removeFavourite } from '../../src/api/favourites.js';
import { launchFbGame, listGames, listHotGames, listRecentGames, listVendors } from '../../src/api/games.js';
import { changePassword, getConsolidated, getMember } from '../../src/api/member.js';
import { createSeal } from '../../src/api/seal.js';
import { login, loginFreePlay, logout } from '../../src/api/session.js';
import { getPublicKey, getStatus } from '../../src/api/system.js';
import { sendSmsBeforeLogin } from '../../src/api/verification.js';
import { getMerchantWallet } from '../../src/api/wallet.js';
import { activityListAnswer, getPromotion, listPromotions } from '../../src/api/promotions.js';
import { ACTIVITY_STATUSES } from '../../src/api/promotion-names.js';
import { getPointBalance, getPointConfig, getPointHistory, getPointReward, getRedeemPointList } from '../../src/api/points.js';
import { listWinners } from '../../src/api/winners.js';

interface Exchange {
  /** `GET /wps/system/status`. */
  call: string;
  query: Record<string, string>;
  /** JSON body, or what a sealed call carries inside. */
  sent: Record<string, unknown>;
  bearer: boolean;
  answer: Record<string, unknown>;
}
type Raw = Record<string, unknown>;

let sandbox: TestApp;
let apiBase: string;
let token: string | undefined;
let last: Exchange;
let sealed: Raw | undefined;
let client: Client;

beforeAll(async () => {
  sandbox = await openTestApp();
  apiBase = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  const seal = createSeal(() => getPublicKey(client));
  client = createClient({
    apiBase,
    merchant: 'demo',
    language: () => 'EN',
    token: () => token,
    async seal(payload, target) {
      sealed = payload;
      return seal(payload, target);
    },
    async fetch(input, init) {
      const url = new URL(String(input));
      const response = await fetch(input, init);
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Raw) : {};
      const sent = 'jwe' in body ? (sealed ?? {}) : body;
      const bearer = new Headers(init?.headers).get('authorization')?.startsWith('Bearer ') ?? false;
      last = { call: `${init?.method ?? 'GET'} ${url.pathname}`, query: Object.fromEntries(url.searchParams), sent, bearer, answer: (await response.clone().json()) as Raw };
      return response;
    },
  });
  token = await sandbox.login('demo_member');
});
afterAll(() => sandbox.close());

/** Asks by the client's own function and answers what went over the wire. */
async function over(ask: () => Promise<unknown>): Promise<Exchange> {
  await ask();
  return last;
}
/** A call that the client does not make of itself. */
async function raw(path: string, query: Record<string, string> = {}): Promise<Raw> {
  return (await sandbox.call('GET', path, { query, token })).body;
}
const valueOf = ({ value }: Raw) => value as Raw;
const first = (list: unknown) => (list as Raw[])[0]!;
const names = (record: object) => Object.keys(record);

describe('session calls on the wire', () => {
  it('API-04 ENT-06 ENT-07 login', async () => {
    const { call, sent, answer } = await over(() => login(client, { username: 'demo_agent', password: 'Demo1234', captcha: '', captchaId: '' }));
    expect(call).toBe('POST /wps/session/login');
    expect(names(sent)).toEqual(expect.arrayContaining(['username', 'password', 'captcha', 'type']));
    expect(valueOf(answer)).toMatchObject({ token: expect.any(String), firstTimeLogin: expect.any(Boolean), passwordExpired: expect.any(Boolean) });
  });

  it('API-05 free play', async () => {
    const { call, sent } = await over(() => loginFreePlay(client));
    expect([call, sent]).toEqual(['POST /wps/session/login/freeplay', expect.objectContaining({ os: expect.any(String), platform: 'W', random: expect.any(String), gatewayVersion: 3 })]);
  });

  it('API-06 logout', async () => {
    const { call, bearer, answer } = await over(async () => logout(client, await sandbox.login('demo_agent')));
    expect([call, bearer, answer.success]).toEqual(['DELETE /wps/session/logout', true, true]);
  });

  it('API-07 ENT-11 a code before the login', async () => {
    const { call, sent, answer } = await over(() => sendSmsBeforeLogin(client, { countryDialingCode: '52', mobileNum: '5500000001' }, 'login'));
    expect([call, sent, valueOf(answer)]).toEqual(['POST /wps/verification/sms/noLogin', expect.objectContaining({ mobileNum: '5500000001', countryDialingCode: '52' }), { expiry: 1 }]);
  });

  it('API-14 PWD-19 change of password', async () => {
    const bearer = await sandbox.login('demo_agent41');
    const { call, sent, ...rest } = await over(() => changePassword(client, { oldPassword: 'Demo1234', newPassword: 'Other1234', confirmNewPassword: 'Other1234' }, bearer));
    expect([call, rest.bearer]).toEqual(['POST /wps/member/password', true]);
    expect(sent).toEqual({ oldPassword: 'Demo1234', newPassword: 'Other1234', confirmNewPassword: 'Other1234' });
  });

  it('ENT-08 API-27 ENT-30 ENT-35 member, contract flags and wallet setting', async () => {
    expect(valueOf((await over(() => getMember(client))).answer)).toMatchObject({ id: expect.anything(), account: 'demo_member', nickname: expect.anything(), type: 0 });
    const flags = valueOf((await over(() => getConsolidated(client))).answer);
    expect(names(flags)).toEqual(expect.arrayContaining(['dailysalreqtype', 'divtypereq', 'contracthoursalreq', 'realtimesalreqtype']));
    expect(valueOf((await over(() => getMerchantWallet(client))).answer)).toEqual({ isSingle: expect.anything() });
  });
});

describe('system calls on the wire', () => {
  it('API-20 the tree of switches', async () => {
    const nodes = (list: unknown): Raw[] => (list as Raw[]).flatMap(node => [node, ...nodes(node.childrenNodes)]);
    const tree = nodes((await raw('/wps/system/whitelabel')).value);
    for (const node of tree) expect(names(node).sort()).toEqual(['childrenNodes', 'enabled', 'modId']);
    const switches = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'AGENTPOLICY3', 'PTSYS3', 'FREEPLAY3', 'PWDEXPFORCECHANGE3', 'MOBILEVERCODELOGIN3'];
    expect(tree.map(({ modId }) => modId)).toEqual(expect.arrayContaining(switches));
  });

  it('API-22 domain routes', async () => {
    const { list } = valueOf(await raw('/wps/system/domainRoute')) as { list: Raw[] };
    expect(list.map(({ domain }) => domain)).toContain('novapalace.example');
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['main', 'mirror', 'agent']));
  });

  it('ENT-32 ENT-33 ENT-34 SYS-11 the status answer', async () => {
    const { call, answer } = await over(() => getStatus(client));
    expect(call).toBe('GET /wps/system/status');
    const value = valueOf(answer);
    const fields = ['customerService', 'domainRoute', 'resources', 'whitelabel', 'register', 'mainDomain', 'analytics', 'imageCDNs', 'launchGameCDNs', 'location', 'maintenance', 'maintenanceEnd', 'regionRestriction'];
    expect(names(value)).toEqual(expect.arrayContaining(fields));
    expect(value.location).toEqual({ ip: '127.0.0.1' });
    const resources = value.resources as Raw[];
    for (const channel of ['LINE', 'TELEGRAM', 'TELEGRAM2', 'LIVECHAT', 'WHATSAPP', 'INSTAGRAM', 'FACEBOOK', 'TWITTER'])
      expect(resources.find(resource => resource.channel === channel), channel).toMatchObject({ labelNameEn: expect.any(String), labelNameCn: expect.any(String), url: expect.any(String) });
    expect(resources.some(({ channel }) => /^android$/i.test(String(channel)))).toBe(true);
    const read = new Map((await getStatus(client)).resources.map(resource => [resource.channel, resource.url]));
    const links = await sandbox.platform.db.selectFrom('resource').select(['channel', 'url']).where('active', '=', true).execute();
    for (const { channel, url } of links) expect(read.get(channel), channel).toBe(url.replace('{self}', apiBase));
    expect(names(first(value.customerService))).toEqual(['csType', 'path']);
  });

  it('API-73 ENT-12 countries', async () => {
    const { answer } = await over(() => listCountries(client));
    expect(first(valueOf(answer).list)).toMatchObject({ countryCode: expect.any(String), countryDialingCode: expect.any(String) });
  });
});

describe('catalogue calls on the wire', () => {
  const GAME = ['nodeId', 'vassalage', 'gameCode', 'gameType', 'gameClassify', 'gameName', 'minBet', 'minLineNum', 'isHot', 'showIcon', 'iconUrl', 'nodeName', 'supportPlay', 'isGame'];

  it('API-31 API-32 ENT-01 ENT-02 the game list', async () => {
    const { call, query, answer } = await over(() => listGames(client, { type: 'RNG', minBet: 20, minLines: 1, page: 1, pageSize: 18 }));
    expect(call).toBe('GET /wps/relay/GCSGAME_gameList');
    expect(names(query).sort()).toEqual(['clientType', 'gameClassify', 'gameName', 'gameType', 'language', 'merchant', 'minBet', 'minLineNum', 'pageNo', 'pageSize', 'platform', 'vassalage'].sort());
    expect(query).toMatchObject({ clientType: '3', pageNo: '1', pageSize: '18', gameType: 'RNG', merchant: 'demo', language: 'EN' });
    expect(answer).toMatchObject({ games: expect.any(Array), totalPages: expect.any(Number) });
    expect(names(first(answer.games))).toEqual(expect.arrayContaining(GAME));
    const all = (await raw('/wps/relay/GCSGAME_gameList', { pageSize: '999' })).games as Raw[];
    const lanes = (valueOf(await raw('/wps/relay/GCSGAME_newGameVendor')).data as { lanes: Raw[] }).lanes;
    const vendors = lanes.flatMap(each => each.vendors as Raw[]);
    for (const type of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'])
      expect([all, vendors, lanes].map(each => each.some(({ gameType }) => gameType === type)), `${type}: games, vendors, categories`).toEqual([true, true, true]);
  });

  it('API-33 API-34 hot games', async () => {
    const { call, query, answer } = await over(() => listHotGames(client, 'RNG', 'NOVA'));
    expect(call).toBe('GET /wps/relay/GCSGAME_hotGamesV2');
    expect(query).toEqual({ merchantCode: 'demo', isPlatform: '2', gameType: 'RNG', vassalage: 'NOVA', platform: 'flash,html5-desktop', language: 'EN' });
    expect(answer.list).toEqual(expect.any(Array));
  });

  it('API-35 API-36 ENT-03 ENT-04 vendors', async () => {
    const { call, query, answer } = await over(() => listVendors(client));
    expect(call).toBe('GET /wps/relay/GCSGAME_newGameVendor');
    expect(query.platform).toMatch(/html5-desktop$/);
    const lane = first((valueOf(answer).data as Raw).lanes);
    expect(lane).toMatchObject({ gameCategory: expect.any(String), vendors: expect.any(Array), gameClassify: expect.any(Array) });
    const filled = expect.stringMatching(/./) as string;
    const vendors = ((valueOf(answer).data as Raw).lanes as Raw[]).flatMap(each => each.vendors as Raw[]);
    for (const vendor of vendors) expect(vendor).toMatchObject({ vassalage: filled, lagerIcon: filled, displayName: filled, gameType: filled });
    const read = (await listVendors(client)).flatMap(each => each.vendors);
    expect(read.map(({ code, iconUrl, name, type }) => [code, iconUrl, name, type])).toEqual(vendors.map(each => [each.vassalage, each.lagerIcon, each.displayName, each.gameType]));
    expect(first(lane.gameClassify)).toMatchObject({ name: expect.any(String), vendors: expect.any(Array) });
  });

  it('API-38 API-39 API-40 API-41 API-42 ENT-05 CON-23 favourites', async () => {
    const favourite = { gameId: '1010', vendorCode: 'KTE', type: 'RNG' };
    const added = await over(() => addFavourite(client, favourite));
    const sent = { nodeId: '1010', vendor: 'KTE', gameType: 'RNG' };
    expect([added.call, added.bearer, added.sent]).toEqual(['POST /wps/relay/MCSFE_addFavoriteGameV2', true, expect.objectContaining(sent)]);
    const ids = await over(() => listFavourites(client));
    expect([ids.call, ids.answer.value]).toEqual(['GET /wps/relay/MCSFE_getFavoriteGames', [expect.objectContaining(sent)]]);
    const listed = await over(() => listFavouriteGames(client, token ?? ''));
    expect([listed.call, listed.bearer]).toEqual(['GET /wps/relay/MCSFE_getFavoriteGamesList', true]);
    expect(listed.query).toMatchObject({ clientType: expect.any(String), platform: 'flash', gameType: '', vassalage: '', pageNo: '1', pageSize: '999', language: 'EN', token });
    expect(listed.answer).toMatchObject({ content: [expect.objectContaining({ nodeId: '1010' })], totalPages: 1 });
    const removed = await over(() => removeFavourite(client, favourite));
    expect([removed.call, removed.bearer, removed.sent]).toEqual(['DELETE /wps/relay/MCSFE_removeFavoriteGameV2', true, expect.objectContaining(sent)]);
  });

  it('API-43 API-44 recent games', async () => {
    const { call, query, bearer, answer } = await over(() => listRecentGames(client, 1));
    expect([call, bearer]).toEqual(['GET /wps/relay/GCS_recentGame', true]);
    expect(query).toMatchObject({ page: '1', pageSize: '12', gameType: '', vassalage: '', language: 'EN', clientType: expect.any(String) });
    expect(valueOf(answer)).toMatchObject({ list: expect.any(Array), totalPages: expect.any(Number) });
  });

  it('API-46 the launch of FB', async () => {
    const all = (await raw('/wps/relay/GCSGAME_gameList', { pageSize: '999' })).games as Raw[];
    const fb = all.find(({ fbLaunch }) => fbLaunch)!;
    const { call, bearer, answer } = await over(() => launchFbGame(client, { gameId: String(fb.nodeId), vendorCode: String(fb.vassalage), gameCode: String(fb.gameCode), type: String(fb.gameType), backUrl: '' }));
    expect([call, bearer, valueOf(answer)]).toEqual(['POST /wps/relay/GCS_gameLaunchFB', true, expect.objectContaining({ url: expect.stringMatching(/^http/) })]);
  });

  it('API-50 API-51 ENT-31 the winner board', async () => {
    const { call, query, answer } = await over(() => listWinners(client));
    expect(call).toBe('GET /wps/relay/GCSGAME_getRankList');
    expect(query).toMatchObject({ gameCategory: 'ALL', language: 'EN', limitNum: '20' });
    expect(first(valueOf(answer).list)).toMatchObject({ customerName: expect.any(String), winAmount: expect.any(Number), gameName: expect.any(String), iconUrl: expect.any(String) });
  });

  it('API-48 ENT-16 ENT-17 ENT-18 ENT-36 announcements', async () => {
    const { query, answer } = await over(() => listAnnouncements(client));
    expect(query).toMatchObject({ types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' });
    expect(names(answer)).toEqual(expect.arrayContaining(['banners', 'player', 'popup', 'promotion']));
    for (const part of ['player', 'popup', 'promotion']) expect(first(answer[part])).toMatchObject({ title: expect.any(String), content: expect.any(String) });
    for (const popup of answer.popup as Raw[]) expect(['A', 'B', 'F']).toContain(popup.execution);
    expect(first(answer.banners)).toMatchObject({ groupName: expect.any(String), url: expect.any(String), linkageType: expect.any(String) });
  });

  it('ENT-37 the five answers of points', async () => {
    const balance = await over(() => getPointBalance(client));
    expect(valueOf(balance.answer)).toEqual({ points: expect.any(Number) });
    const config = valueOf((await over(() => getPointConfig(client))).answer);
    for (const bands of [config.depositRatios, config.convertRatios]) expect(first(bands)).toMatchObject({ from: expect.any(Number), to: expect.any(Number), ratio: expect.any(Number) });
    const rewards = valueOf((await over(() => getPointReward(client))).answer);
    expect(first(rewards.list)).toMatchObject({ name: expect.any(String), type: expect.any(String), amount: expect.any(Number), amountRequirement: expect.any(Number), pointsRequirement: expect.any(Number), quantity: expect.any(Number), status: expect.any(String) });
    const requests = valueOf((await over(() => getRedeemPointList(client, 1))).answer);
    expect(first(requests.list)).toMatchObject({ referenceNo: expect.any(String), name: expect.any(String), type: expect.any(String), amount: expect.any(Number), points: expect.any(Number), status: expect.any(String), appliedAt: expect.any(Number) });
    const history = valueOf((await over(() => getPointHistory(client, { type: '', page: 1 }))).answer);
    expect(first(history.list)).toMatchObject({ type: expect.any(String), changedPoints: expect.any(Number), pointsBalance: expect.any(Number), remark: expect.any(String), referenceNo: expect.any(String), applicationTime: expect.any(Number) });
  });

  it('ENT-39 an activity has one of seven states of its own, beside what its promotion is by its dates, and no other is taken', () => {
    const card = { id: '1', category: 'game', kind: 'event', title: 'x', summary: '', imageUrl: '', state: 'open' };
    const listOf = (status: string, state: string) => ({ list: [{ applicationId: '1', promotionId: '1', status, createdAt: 1, promotion: { ...card, state } }] });
    expect(ACTIVITY_STATUSES).toEqual(['applying', 'rejected', 'issued', 'claimed', 'signed', 'process', 'joined']);
    for (const status of ACTIVITY_STATUSES) expect(v.safeParse(activityListAnswer, listOf(status, 'open')).success, status).toBe(true);
    for (const state of ['open', 'soon', 'closed']) expect(v.parse(activityListAnswer, listOf('joined', state)).list[0]).toMatchObject({ status: 'joined', promotion: { state } });
    expect(v.safeParse(activityListAnswer, listOf('approved', 'open')).success).toBe(false);
  });

  it.each([
    ['coming soon', 'soon', 1, 2],
    ['open', 'open', -1, 1],
    ['closed', 'closed', -2, -1],
  ])('ENT-39 %s by its dates', async (_word, state, begins, ends) => {
    const at = (hours: number) => sandbox.platform.clock.now() + hours * 3_600_000;
    const { list } = await listPromotions(client, { category: '', page: 1 });
    const { id } = list[0]!;
    await sandbox.platform.db.updateTable('promotion').set({ starts_at: at(begins), ends_at: at(ends) }).where('id', '=', Number(id)).execute();
    expect((await getPromotion(client, id)).state).toBe(state);
  });
});
