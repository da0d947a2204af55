import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../examples/platform/http/test-app.js';
import { listAnnouncements } from '../../src/api/content/announcements.js';
import type { Client } from '../../src/api/wire/call.js';
import { createClient } from '../../src/api/wire/client.js';
import { listCountries } from '../../src/api/account/countries.js';
import { addFavourite, favouriteGamesAnswer, listFavouriteGames, listFavourites, removeFavourite } from '../../src/api/games/favourites.js';
import {
  gameListAnswer,
  hotGamesAnswer,
  launchFbGame,
  listGames,
  listHotGames,
  listRecentGames,
  listVendors,
  recentAnswer,
} from '../../src/api/games/games.js';
import { changePassword, consolidatedAnswer, getConsolidated, getMember } from '../../src/api/account/member.js';
import { createSeal } from '../../src/api/wire/seal.js';
import { login, loginFreePlay, logout } from '../../src/api/account/session.js';
import { getPublicKey, getStatus, statusAnswer } from '../../src/api/wire/system.js';
import { sendSmsBeforeLogin } from '../../src/api/account/verification.js';
import { getMerchantWallet } from '../../src/api/money/wallet.js';
import { activityListAnswer, getPromotion, listPromotions } from '../../src/api/rewards/promotions.js';
import { ACTIVITY_STATUSES } from '../../src/api/rewards/promotion-names.js';
import { getPointBalance, getPointConfig, getPointHistory, getPointReward, getRedeemPointList } from '../../src/api/money/points.js';
import { listWinners } from '../../src/api/games/winners.js';

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
      last = {
        call: `${init?.method ?? 'GET'} ${url.pathname}`,
        query: Object.fromEntries(url.searchParams),
        sent,
        bearer,
        answer: (await response.clone().json()) as Raw,
      };
      return response;
    },
  });
  token = await sandbox.login('demo_member');
});
afterAll(() => sandbox.close());

/** Asks by the client's own function, and answers what went over the wire and what the client read. */
async function over<T>(ask: () => Promise<T>): Promise<Exchange & { read: T }> {
  const read = await ask();
  return { ...last, read };
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
    const { call, sent, answer } = await over(() =>
      login(client, { username: 'demo_agent', password: 'Demo1234', captcha: '', captchaId: '' }),
    );
    expect(call).toBe('POST /wps/session/login');
    expect(names(sent)).toEqual(expect.arrayContaining(['username', 'password', 'captcha', 'type']));
    expect(valueOf(answer)).toMatchObject({
      token: expect.any(String),
      firstTimeLogin: expect.any(Boolean),
      passwordExpired: expect.any(Boolean),
    });
  });

  it('API-05 free play', async () => {
    const { call, sent } = await over(() => loginFreePlay(client));
    expect([call, sent]).toEqual([
      'POST /wps/session/login/freeplay',
      expect.objectContaining({ os: expect.any(String), platform: 'W', random: expect.any(String), gatewayVersion: 3 }),
    ]);
  });

  it('API-06 logout', async () => {
    const { call, bearer, answer } = await over(async () => logout(client, await sandbox.login('demo_agent')));
    expect([call, bearer, answer.success]).toEqual(['DELETE /wps/session/logout', true, true]);
  });

  it('API-07 ENT-11 a code before the login', async () => {
    const { call, sent, answer } = await over(() =>
      sendSmsBeforeLogin(client, { countryDialingCode: '52', mobileNum: '5500000001' }, 'login'),
    );
    expect([call, sent, valueOf(answer)]).toEqual([
      'POST /wps/verification/sms/noLogin',
      expect.objectContaining({ mobileNum: '5500000001', countryDialingCode: '52' }),
      { expiry: 1 },
    ]);
  });

  it('API-14 PWD-19 change of password', async () => {
    const bearer = await sandbox.login('demo_agent41');
    const { call, sent, ...rest } = await over(() =>
      changePassword(client, { oldPassword: 'Demo1234', newPassword: 'Other1234', confirmNewPassword: 'Other1234' }, bearer),
    );
    expect([call, rest.bearer]).toEqual(['POST /wps/member/password', true]);
    expect(sent).toEqual({ oldPassword: 'Demo1234', newPassword: 'Other1234', confirmNewPassword: 'Other1234' });
  });

  it('ENT-08 API-27 ENT-30 ENT-35 member, contract flags and wallet setting', async () => {
    for (const name of ['demo_member', 'demo_agent']) {
      const { id, account, nickname, type } = await sandbox.platform.db
        .selectFrom('account')
        .selectAll()
        .where('account', '=', name)
        .executeTakeFirstOrThrow();
      const told = valueOf((await sandbox.call('GET', '/wps/member/info', { token: await sandbox.login(name) })).body);
      expect([Number(told.id), told.account, told.nickname, told.type]).toEqual([id, account, nickname, type]);
    }
    const { answer, read } = await over(() => getMember(client));
    expect(read).toMatchObject({ id: String(valueOf(answer).id), account: 'demo_member', nickname: valueOf(answer).nickname, type: 0 });
    const flags = await over(() => getConsolidated(client));
    expect(names(valueOf(flags.answer))).toEqual(
      expect.arrayContaining(['dailysalreqtype', 'divtypereq', 'contracthoursalreq', 'realtimesalreqtype']),
    );
    const each = { divtypereq: 0, dailysalreqtype: 1, contracthoursalreq: 2, realtimesalreqtype: 3 };
    expect(v.parse(consolidatedAnswer, each)).toEqual(each);
    for (const single of [true, false]) {
      await sandbox.platform.db
        .updateTable('setting')
        .set({ value: single ? '1' : '0' })
        .where('key', '=', 'merchant_wallet_single')
        .execute();
      sandbox.platform.events.emit('status-changed', undefined);
      const { answer: wallet, read: setting } = await over(() => getMerchantWallet(client));
      expect([names(valueOf(wallet)), setting]).toEqual([['isSingle'], { isSingle: single }]);
    }
  });
});

describe('system calls on the wire', () => {
  it('API-20 the tree of switches', async () => {
    const nodes = (list: unknown): Raw[] => (list as Raw[]).flatMap(node => [node, ...nodes(node.childrenNodes)]);
    const { value } = await raw('/wps/system/whitelabel');
    const tree = nodes(value);
    const parents = new Map(tree.flatMap(node => (node.childrenNodes as Raw[]).map(child => [child.modId, node.modId])));
    const stored = await sandbox.platform.db.selectFrom('whitelabel_node').selectAll().execute();
    expect(new Map(tree.map(({ modId, enabled }) => [modId, [enabled, parents.get(modId) ?? null]]))).toEqual(
      new Map(stored.map(row => [row.mod_id, [row.enabled, row.parent_mod_id]])),
    );
    expect(parents.size).toBeGreaterThan(0);
    for (const node of tree) expect(names(node).sort()).toEqual(['childrenNodes', 'enabled', 'modId']);
    const switches = [
      'USERNAMEREG3',
      'MOBILENUMREG3',
      'MOBILENUMPASSREG3',
      'REGMOBVERF3',
      'AGENTPOLICY3',
      'PTSYS3',
      'FREEPLAY3',
      'PWDEXPFORCECHANGE3',
      'MOBILEVERCODELOGIN3',
    ];
    expect(tree.map(({ modId }) => modId)).toEqual(expect.arrayContaining(switches));
  });

  it('API-22 domain routes', async () => {
    const { list } = valueOf(await raw('/wps/system/domainRoute')) as { list: Raw[] };
    expect(list.map(({ domain }) => domain)).toContain('novapalace.example');
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['main', 'mirror', 'agent']));
  });

  it('API-21 ENT-29 ENT-32 ENT-33 ENT-34 SYS-11 the status answer', async () => {
    await sandbox.platform.db.insertInto('cdn_host').values({ kind: 'image', url: 'https://images.example' }).execute();
    const { call, answer, read: status } = await over(() => getStatus(client));
    expect(call).toBe('GET /wps/system/status');
    const value = valueOf(answer);
    const fields = [
      'customerService',
      'domainRoute',
      'resources',
      'whitelabel',
      'register',
      'mainDomain',
      'analytics',
      'imageCDNs',
      'launchGameCDNs',
      'location',
      'maintenance',
      'maintenanceEnd',
      'regionRestriction',
    ];
    expect(names(value)).toEqual(expect.arrayContaining(fields));
    expect(value.location).toEqual({ ip: '127.0.0.1' });
    const resources = value.resources as Raw[];
    for (const channel of ['LINE', 'TELEGRAM', 'TELEGRAM2', 'LIVECHAT', 'WHATSAPP', 'INSTAGRAM', 'FACEBOOK', 'TWITTER'])
      expect(
        resources.find(resource => resource.channel === channel),
        channel,
      ).toMatchObject({ labelNameEn: expect.any(String), labelNameCn: expect.any(String), url: expect.any(String) });
    expect(resources.some(({ channel }) => /^android$/i.test(String(channel)))).toBe(true);
    const links = await sandbox.platform.db.selectFrom('resource').selectAll().where('active', '=', true).execute();
    const shown = links.map(link => ({
      channel: link.channel,
      labelNameEn: link.label_name_en,
      labelNameCn: link.label_name_cn,
      url: link.url.replace('{self}', apiBase),
    }));
    expect(new Set(status.resources)).toEqual(new Set(shown));
    for (const service of value.customerService as Raw[]) expect(names(service)).toEqual(['csType', 'path']);
    const hosts = await sandbox.platform.db.selectFrom('cdn_host').selectAll().orderBy('url').execute();
    const [images, launches] = ['image', 'launch'].map(kind =>
      hosts.filter(host => host.kind === kind).map(({ url }) => url.replace('{self}', apiBase)),
    );
    expect([value.imageCDNs, value.launchGameCDNs]).toEqual([images, launches]);
    const domains = await sandbox.platform.db.selectFrom('domain_route').selectAll().where('active', '=', true).orderBy('domain').execute();
    expect(value.domainRoute).toEqual(domains.map(({ domain }) => domain));
    expect(value.mainDomain).toBe(domains.find(({ kind }) => kind === 'main')?.domain);
    expect(status).toMatchObject({
      customerService: value.customerService,
      switches: value.whitelabel,
      domains: value.domainRoute,
      mainDomain: value.mainDomain,
      imageHosts: images,
      launchHosts: launches,
      analytics: value.analytics,
      ip: '127.0.0.1',
      status: 0,
    });
    const end = '2030-01-02T03:04:05.000Z';
    expect(v.parse(statusAnswer, { maintenance: true, maintenanceEnd: end })).toMatchObject({ status: 1, maintenanceEnd: Date.parse(end) });
    expect(v.parse(statusAnswer, { regionRestriction: true })).toMatchObject({ status: 2, maintenanceEnd: undefined });
  });

  it('API-73 ENT-12 countries', async () => {
    const { answer } = await over(() => listCountries(client));
    expect(first(valueOf(answer).list)).toMatchObject({ countryCode: expect.any(String), countryDialingCode: expect.any(String) });
  });
});

describe('catalogue calls on the wire', () => {
  const GAME = [
    'nodeId',
    'vassalage',
    'gameCode',
    'gameType',
    'gameClassify',
    'gameName',
    'minBet',
    'minLineNum',
    'isHot',
    'showIcon',
    'iconUrl',
    'nodeName',
    'supportPlay',
    'isGame',
  ];
  /** A game of the wire as the client has it. */
  const asRead = (wire: Raw) => v.parse(gameListAnswer, { games: [wire], totalPages: 1 }).games[0];

  it('API-31 API-32 ENT-01 ENT-02 the game list', async () => {
    const { call, query, answer, read } = await over(() =>
      listGames(client, { type: 'RNG', minBet: 20, minLines: 1, page: 1, pageSize: 18 }),
    );
    expect(call).toBe('GET /wps/relay/GCSGAME_gameList');
    expect(names(query).sort()).toEqual(
      [
        'clientType',
        'gameClassify',
        'gameName',
        'gameType',
        'language',
        'merchant',
        'minBet',
        'minLineNum',
        'pageNo',
        'pageSize',
        'platform',
        'vassalage',
      ].sort(),
    );
    expect(query).toMatchObject({ clientType: '3', pageNo: '1', pageSize: '18', gameType: 'RNG', merchant: 'demo', language: 'EN' });
    expect(answer).toMatchObject({ games: expect.any(Array), totalPages: expect.any(Number) });
    for (const game of answer.games as Raw[]) expect(names(game)).toEqual(expect.arrayContaining(GAME));
    expect(read.games).toEqual((answer.games as Raw[]).map(asRead));
    const all = (await raw('/wps/relay/GCSGAME_gameList', { pageSize: '999' })).games as Raw[];
    const lanes = (valueOf(await raw('/wps/relay/GCSGAME_newGameVendor')).data as { lanes: Raw[] }).lanes;
    const vendors = lanes.flatMap(each => each.vendors as Raw[]);
    for (const type of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'])
      expect(
        [all, vendors, lanes].map(each => each.some(({ gameType }) => gameType === type)),
        `${type}: games, vendors, categories`,
      ).toEqual([true, true, true]);
  });

  it('ENT-01 a game is read from each of its fields, in every list', async () => {
    const wire = {
      nodeId: 7,
      vassalage: 'PP',
      gameCode: 'g7',
      gameType: 'RNG',
      gameClassify: 'SC',
      gameName: 'Wolf',
      minBet: 0.2,
      minLineNum: 25,
      isHot: 1,
      showIcon: '/shown.svg',
      iconUrl: '/icon.svg',
      nodeName: 'Node',
      supportPlay: '0',
      isGame: 'VASSALAGE',
    };
    const game = {
      id: '7',
      vendorCode: 'PP',
      code: 'g7',
      type: 'RNG',
      subcategory: 'SC',
      name: 'Wolf',
      minBet: 20,
      minLines: 25,
      isHot: true,
      imageUrl: '/shown.svg',
      hasFreeTrial: true,
      opensList: true,
    };
    for (const games of [
      v.parse(gameListAnswer, { games: [wire], totalPages: 1 }).games,
      v.parse(hotGamesAnswer, { list: [wire] }).list,
      v.parse(recentAnswer, { list: [wire], totalPages: 1 }).list,
      v.parse(favouriteGamesAnswer, { content: [wire], totalPages: 1 }).content,
    ])
      expect(games).toEqual([expect.objectContaining(game)]);
    const { games } = v.parse(gameListAnswer, {
      games: [{ ...wire, showIcon: undefined, gameName: '', isHot: 0, supportPlay: '1', isGame: '' }],
      totalPages: 1,
    });
    expect(games[0]).toMatchObject({ imageUrl: '/icon.svg', name: 'Node', isHot: false, hasFreeTrial: false, opensList: false });
  });

  it('API-33 API-34 ENT-01 hot games', async () => {
    const { call, query, answer } = await over(() => listHotGames(client, 'RNG', 'NOVA'));
    expect(call).toBe('GET /wps/relay/GCSGAME_hotGamesV2');
    expect(query).toEqual({
      merchantCode: 'demo',
      isPlatform: '2',
      gameType: 'RNG',
      vassalage: 'NOVA',
      platform: 'flash,html5-desktop',
      language: 'EN',
    });
    expect(answer.list).toEqual(expect.any(Array));
    const all = await over(() => listHotGames(client));
    for (const game of all.answer.list as Raw[]) expect(names(game)).toEqual(expect.arrayContaining(GAME));
    expect(all.read).toEqual((all.answer.list as Raw[]).map(asRead));
    const [one] = all.read;
    const narrowed = await listHotGames(client, one!.type, one!.vendorCode);
    expect(narrowed).toContainEqual(one);
    expect(narrowed.filter(({ type, vendorCode, isHot }) => type !== one!.type || vendorCode !== one!.vendorCode || !isHot)).toEqual([]);
    const ofType = await listHotGames(client, 'FISH');
    expect(ofType.length).toBeGreaterThan(0);
    expect(ofType.filter(({ type, isHot }) => type !== 'FISH' || !isHot)).toEqual([]);
  });

  it('API-35 API-36 ENT-03 ENT-04 vendors', async () => {
    const { call, query, answer } = await over(() => listVendors(client));
    expect(call).toBe('GET /wps/relay/GCSGAME_newGameVendor');
    expect(query.platform).toMatch(/html5-desktop$/);
    const lanes = (valueOf(answer).data as Raw).lanes as Raw[];
    for (const lane of lanes)
      expect(lane).toMatchObject({ gameCategory: expect.stringMatching(/./), vendors: expect.any(Array), gameClassify: expect.any(Array) });
    const filled = expect.stringMatching(/./) as string;
    const vendors = lanes.flatMap(each => each.vendors as Raw[]);
    for (const vendor of vendors)
      expect(vendor).toMatchObject({ vassalage: filled, lagerIcon: filled, displayName: filled, gameType: filled });
    const categories = await listVendors(client);
    expect(categories.map(({ title, subcategories }) => [title, subcategories.map(each => [each.name, each.vendorCodes])])).toEqual(
      lanes.map(lane => [lane.gameCategory, (lane.gameClassify as Raw[]).map(each => [each.name, each.vendors])]),
    );
    const read = categories.flatMap(each => each.vendors);
    expect(read.map(({ code, iconUrl, name, type }) => [code, iconUrl, name, type])).toEqual(
      vendors.map(each => [each.vassalage, each.lagerIcon, each.displayName, each.gameType]),
    );
    const classifies = lanes.flatMap(lane => lane.gameClassify as Raw[]);
    for (const classify of classifies) expect(classify).toMatchObject({ name: filled, vendors: expect.any(Array) });
    expect(classifies.some(each => (each.vendors as string[]).length > 1)).toBe(true);
  });

  it('API-38 API-39 API-40 API-41 API-42 ENT-01 ENT-05 CON-23 favourites', async () => {
    const favourite = { gameId: '1010', vendorCode: 'KTE', type: 'RNG' };
    const added = await over(() => addFavourite(client, favourite));
    const sent = { nodeId: '1010', vendor: 'KTE', gameType: 'RNG' };
    expect([added.call, added.bearer, added.sent]).toEqual([
      'POST /wps/relay/MCSFE_addFavoriteGameV2',
      true,
      expect.objectContaining(sent),
    ]);
    const ids = await over(() => listFavourites(client));
    expect([ids.call, ids.answer.value, ids.read]).toEqual([
      'GET /wps/relay/MCSFE_getFavoriteGames',
      [expect.objectContaining(sent)],
      [favourite],
    ]);
    const listed = await over(() => listFavouriteGames(client, token ?? ''));
    expect([listed.call, listed.bearer]).toEqual(['GET /wps/relay/MCSFE_getFavoriteGamesList', true]);
    expect(listed.query).toMatchObject({
      clientType: expect.any(String),
      platform: 'flash',
      gameType: '',
      vassalage: '',
      pageNo: '1',
      pageSize: '999',
      language: 'EN',
      token,
    });
    expect(listed.answer).toMatchObject({ content: [expect.objectContaining({ nodeId: '1010' })], totalPages: 1 });
    expect(names(first(listed.answer.content))).toEqual(expect.arrayContaining(GAME));
    expect(listed.read).toEqual((listed.answer.content as Raw[]).map(asRead));
    const removed = await over(() => removeFavourite(client, favourite));
    expect([removed.call, removed.bearer, removed.sent]).toEqual([
      'DELETE /wps/relay/MCSFE_removeFavoriteGameV2',
      true,
      expect.objectContaining(sent),
    ]);
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
    const { call, bearer, answer } = await over(() =>
      launchFbGame(client, {
        gameId: String(fb.nodeId),
        vendorCode: String(fb.vassalage),
        gameCode: String(fb.gameCode),
        type: String(fb.gameType),
        backUrl: '',
      }),
    );
    expect([call, bearer, valueOf(answer)]).toEqual([
      'POST /wps/relay/GCS_gameLaunchFB',
      true,
      expect.objectContaining({ url: expect.stringMatching(/^http/) }),
    ]);
  });

  it('API-50 API-51 ENT-31 the winner board', async () => {
    const { call, query, answer, read } = await over(() => listWinners(client));
    expect(call).toBe('GET /wps/relay/GCSGAME_getRankList');
    expect(query).toMatchObject({ gameCategory: 'ALL', language: 'EN', limitNum: '20' });
    const wins = valueOf(answer).list as Raw[];
    const filled = expect.stringMatching(/./) as string;
    for (const win of wins)
      expect(win).toMatchObject({ customerName: filled, winAmount: expect.any(Number), gameName: filled, iconUrl: filled });
    const shown = ({ customerName, winAmount, gameName, iconUrl }: Raw) => ({
      customerName,
      winAmount: Math.round(Number(winAmount) * 100),
      gameName,
      iconUrl,
    });
    expect(read).toEqual(wins.map(shown));
  });

  it('API-48 ENT-16 ENT-17 ENT-18 ENT-36 announcements', async () => {
    const { query, answer, read } = await over(() => listAnnouncements(client));
    expect(query).toMatchObject({ types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' });
    expect(names(answer)).toEqual(expect.arrayContaining(['banners', 'player', 'popup', 'promotion']));
    for (const part of ['player', 'popup', 'promotion'] as const) {
      const items = answer[part] as Raw[];
      for (const item of items) expect(item).toMatchObject({ title: expect.stringMatching(/./), content: expect.stringMatching(/./) });
      expect(read[part].map(({ id, title, content }) => ({ id, title, content }))).toEqual(
        items.map(({ id, title, content }) => ({ id, title, content })),
      );
      expect(items.length, part).toBeGreaterThan(0);
    }
    expect(read.popup.map(({ execution }) => execution)).toEqual((answer.popup as Raw[]).map(({ execution }) => execution));
    const banners = answer.banners as Raw[];
    expect(read.banners.map(({ group, imageUrl, linkageType = '' }) => [group, imageUrl, linkageType])).toEqual(
      banners.map(({ groupName, url, linkageType }) => [groupName, url, linkageType]),
    );
    expect(new Set(banners.map(({ linkageType }) => linkageType)).size).toBeGreaterThan(2);
    for (const popup of answer.popup as Raw[]) expect(['A', 'B', 'F']).toContain(popup.execution);
    expect(first(answer.banners)).toMatchObject({
      groupName: expect.any(String),
      url: expect.any(String),
      linkageType: expect.any(String),
    });
  });

  it('ENT-37 the five answers of points', async () => {
    const balance = await over(() => getPointBalance(client));
    expect(valueOf(balance.answer)).toEqual({ points: expect.any(Number) });
    expect(balance.read).toBe(valueOf(balance.answer).points);
    const config = valueOf((await over(() => getPointConfig(client))).answer);
    for (const bands of [config.depositRatios, config.convertRatios])
      expect(first(bands)).toMatchObject({ from: expect.any(Number), to: expect.any(Number), ratio: expect.any(Number) });
    const { answer: mall, read: offered } = await over(() => getPointReward(client));
    const rewards = valueOf(mall);
    expect(
      offered.list.map(({ name, type, amount, amountRequirement, pointsRequirement, quantity, status }) => [
        name,
        type,
        amount,
        amountRequirement,
        pointsRequirement,
        quantity,
        status,
      ]),
    ).toEqual(
      (rewards.list as Raw[]).map(each => [
        each.name,
        each.type,
        Number(each.amount) * 100,
        Number(each.amountRequirement) * 100,
        each.pointsRequirement,
        each.quantity,
        each.status,
      ]),
    );
    expect(first(rewards.list)).toMatchObject({
      name: expect.any(String),
      type: expect.any(String),
      amount: expect.any(Number),
      amountRequirement: expect.any(Number),
      pointsRequirement: expect.any(Number),
      quantity: expect.any(Number),
      status: expect.any(String),
    });
    const { answer: asked, read: requested } = await over(() => getRedeemPointList(client, 1));
    const requests = valueOf(asked);
    expect(
      requested.list.map(({ referenceNo, name, type, amount, points, status, appliedAt }) => [
        referenceNo,
        name,
        type,
        amount,
        points,
        status,
        appliedAt,
      ]),
    ).toEqual(
      (requests.list as Raw[]).map(each => [
        each.referenceNo,
        each.name,
        each.type,
        Number(each.amount) * 100,
        each.points,
        each.status,
        each.appliedAt,
      ]),
    );
    expect(first(requests.list)).toMatchObject({
      referenceNo: expect.any(String),
      name: expect.any(String),
      type: expect.any(String),
      amount: expect.any(Number),
      points: expect.any(Number),
      status: expect.any(String),
      appliedAt: expect.any(Number),
    });
    const { answer: changed, read: changes } = await over(() => getPointHistory(client, { type: '', page: 1 }));
    const history = valueOf(changed);
    const facts = ({ type, changedPoints, pointsBalance, remark, referenceNo, applicationTime }: Raw) => [
      type,
      changedPoints,
      pointsBalance,
      remark,
      referenceNo,
      applicationTime,
    ];
    expect(changes.list.map(facts)).toEqual((history.list as Raw[]).map(facts));
    expect(first(history.list)).toMatchObject({
      type: expect.any(String),
      changedPoints: expect.any(Number),
      pointsBalance: expect.any(Number),
      remark: expect.any(String),
      referenceNo: expect.any(String),
      applicationTime: expect.any(Number),
    });
  });

  it('ENT-39 an activity has one of seven states of its own, beside what its promotion is by its dates, and no other is taken', () => {
    const card = { id: '1', category: 'game', kind: 'event', title: 'x', summary: '', imageUrl: '', state: 'open' };
    const listOf = (status: string, state: string) => ({
      list: [{ applicationId: '1', promotionId: '1', status, createdAt: 1, promotion: { ...card, state } }],
    });
    expect(ACTIVITY_STATUSES).toEqual(['applying', 'rejected', 'issued', 'claimed', 'signed', 'process', 'joined']);
    for (const status of ACTIVITY_STATUSES) expect(v.safeParse(activityListAnswer, listOf(status, 'open')).success, status).toBe(true);
    for (const state of ['open', 'soon', 'closed'])
      expect(v.parse(activityListAnswer, listOf('joined', state)).list[0]).toMatchObject({ status: 'joined', promotion: { state } });
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
    await sandbox.platform.db
      .updateTable('promotion')
      .set({ starts_at: at(begins), ends_at: at(ends) })
      .where('id', '=', Number(id))
      .execute();
    expect((await getPromotion(client, id)).state).toBe(state);
  });
});
