import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcementsAnswer } from '../../../src/api/content/announcements.js';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { favouriteGamesAnswer, favouritesAnswer } from '../../../src/api/games/favourites.js';
import {
  gameListAnswer,
  gameMenusAnswer,
  hotGamesAnswer,
  launchAnswer,
  recentAnswer,
  vassalGameTypesAnswer,
  vendorsAnswer,
} from '../../../src/api/games/games.js';
import { roomsAnswer } from '../../../src/api/games/rooms.js';
import { consolidatedAnswer, iconAnswer, memberAnswer, unreadAnswer } from '../../../src/api/account/member.js';
import { captchaAnswer } from '../../../src/api/account/session.js';
import { helpAnswer, publicKeyAnswer, statusAnswer } from '../../../src/api/wire/system.js';
import { walletCollectAnswer, walletListAnswer } from '../../../src/api/money/funds.js';
import { balanceAnswer, merchantWalletAnswer } from '../../../src/api/money/wallet.js';
import { winnersAnswer } from '../../../src/api/games/winners.js';
import { testTeam } from '../contracts/test-team.js';
import { openTestApp, type TestApp, type TestCall } from '../http/test-app.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { playRound } from '../ledger/rounds.js';
import { sendMessage } from '../messages/send-message.js';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await openTestApp();
  token = await test.login('demo_member');
});
afterAll(() => test.close());

/** An account that no other test plays with, signed in. */
async function joined(account: string): Promise<string> {
  await testTeam(test).joins(account, null);
  return test.login(account);
}

/** What the client's own code makes of the answer. */
async function read<S extends v.GenericSchema>(
  schema: S,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  call: TestCall = {},
): Promise<v.InferOutput<S>> {
  const { status, body } = await test.call(method, path, call);
  return v.parse(schema, readEnvelope(`${method} ${path}`, { status, body }));
}

describe('both ends of the wire agree', () => {
  it('API-21 API-23 O-49 system calls', async () => {
    const status = await read(statusAnswer, 'GET', '/wps/system/status');
    expect(status).toMatchObject({
      status: 0,
      brand: { name: 'Nova Palace', logoUrl: '/art/brand.svg' },
      currencySymbol: '$',
      ip: '127.0.0.1',
    });
    expect(status.launchHosts[0]).toMatch(/^http:\/\//);
    for (const [lang, title] of [
      ['es', 'Términos y condiciones'],
      ['EN', 'Terms and conditions'],
    ] as const)
      expect(
        (await read(helpAnswer, 'GET', '/wps/system/helpCenter', { query: { lang, device: 'WEB' } })).list.find(
          entry => entry.key === 'term',
        )?.title,
      ).toBe(title);
    expect((await read(publicKeyAnswer, 'GET', '/wps/system/publicKey')).jwk.kty).toBe('EC');
  });

  it('API-17 API-12 API-13 API-25 API-27 API-28 API-29 session, member and wallet calls', async () => {
    await read(captchaAnswer, 'GET', '/wps/captcha');
    expect(await read(memberAnswer, 'GET', '/wps/member/info', { token })).toMatchObject({
      account: 'demo_member',
      type: 0,
      vip: { level: 2 },
    });
    expect((await read(iconAnswer, 'GET', '/wps/member/info/icon', { token })).url).toBe('/art/avatar/demo_member.svg');
    expect(await read(balanceAnswer, 'GET', '/wps/v2/wallets/balance', { token })).toMatchObject({ balance: 125_000, currency: 'USD' });
    for (const isSingle of [false, true]) {
      await platform()
        .db.updateTable('setting')
        .set({ value: isSingle ? '1' : '0' })
        .where('key', '=', 'merchant_wallet_single')
        .execute();
      platform().events.emit('status-changed', undefined);
      expect(await read(merchantWalletAnswer, 'GET', '/wps/relay/GCS_merchantWallet', { token })).toEqual({ isSingle });
    }
    const unread = async () => (await read(unreadAnswer, 'GET', '/wps/relay/CSP_unreadCount', { token })).count;
    expect(await unread()).toBe(0);
    for (const account of ['demo_member', 'demo_player']) {
      const { id } = await platform().db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow();
      const mail = { kind: 'new_mail', title: 'Hello', content: 'To you.' } as const;
      await platform().transact(trx => sendMessage(trx, id, mail, platform().clock.now()));
      expect(await unread(), `after one to ${account}`).toBe(1);
    }
    await read(consolidatedAnswer, 'GET', '/wps/member/info/funds/consolidated', { token });
    await read(v.object({}), 'PUT', '/wps/member/info/language', { token, body: { language: 'EN' } });
  });

  it('API-30 API-32 API-34 API-36 API-37 API-47 catalogue calls', async () => {
    const page = await read(gameListAnswer, 'GET', '/wps/relay/GCSGAME_gameList', { query: { pageSize: 999 } });
    const duels = (query: Record<string, number>) =>
      read(gameListAnswer, 'GET', '/wps/relay/GCSGAME_gameList', { query: { gameType: 'PVP', ...query } });
    const all = await duels({ pageSize: 999 });
    expect(all.totalPages).toBe(1);
    expect(await duels({ pageSize: all.games.length - 1, pageNo: 2 })).toMatchObject({ games: [all.games.at(-1)], totalPages: 2 });
    expect(page.games.some(game => game.hasFreeTrial) && page.games.some(game => !game.hasFreeTrial)).toBe(true);
    expect((await read(hotGamesAnswer, 'GET', '/wps/relay/GCSGAME_hotGamesV2')).list.every(game => game.isHot)).toBe(true);
    const lanes = (await read(vendorsAnswer, 'GET', '/wps/relay/GCSGAME_newGameVendor', { query: { language: 'EN' } })).data.lanes;
    expect(lanes.map(lane => lane.code)).toEqual(['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ELOTT', 'LOTT', 'MINI', 'VIRTUAL']);
    expect(lanes.find(lane => lane.code === 'VIRTUAL')?.vendors).toEqual([]);
    expect(lanes.find(lane => lane.code === 'RNG')?.vendors.length).toBeGreaterThan(10);
    expect((await read(gameMenusAnswer, 'GET', '/lgw/games/game_menus')).menus.length).toBe(8);
    expect(
      (await read(vassalGameTypesAnswer, 'GET', '/wps/relay/GCSGAME_getVassGameType', { token, query: { vassalage: 'JDE' } })).list.sort(),
    ).toEqual(['FISH', 'RNG']);
    const rooms = (await read(roomsAnswer, 'GET', '/wps/relay/GLS2_roomList', { token })).list;
    expect(rooms.map(({ seats, players }) => [seats, players])).toEqual(Array.from({ length: 8 }, () => [2, 0]));
    const ofOne = (await read(roomsAnswer, 'GET', '/wps/relay/GLS2_roomList', { token, query: { vassalage: 'TBN' } })).list;
    expect(ofOne.map(({ name, minStake }) => [name, minStake])).toEqual([
      ['Table Nine 1', 100],
      ['Table Nine 2', 500],
      ['Table Nine 3', 2_000],
      ['Table Nine 4', 10_000],
    ]);
  });

  it('API-38 API-40 API-41 API-42 API-44 INV-26 favourites and recent games', async () => {
    const favourite = { nodeId: '1010', vendor: 'KTE', gameType: 'RNG' };
    for (let twice = 0; twice < 2; twice++)
      await read(v.object({}), 'POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token, body: favourite });
    expect((await read(favouritesAnswer, 'GET', '/wps/relay/MCSFE_getFavoriteGames', { token })).value).toHaveLength(1);
    const listed = await read(
      v.object({ content: v.array(v.looseObject({ nodeId: v.string() })), totalPages: v.number() }),
      'GET',
      '/wps/relay/MCSFE_getFavoriteGamesList',
      { query: { token } },
    );
    expect(listed).toMatchObject({ content: [{ nodeId: '1010' }], totalPages: 1 });
    for (let twice = 0; twice < 2; twice++)
      await read(v.object({}), 'DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', { token, body: favourite });
    expect((await read(favouritesAnswer, 'GET', '/wps/relay/MCSFE_getFavoriteGames', { token })).value).toEqual([]);
    expect(await read(recentAnswer, 'GET', '/wps/relay/GCS_recentGame', { token })).toEqual({ list: [], totalPages: 0 });
  });

  it('LOB-41 API-40 an account’s favourites are its own, the newest first, on as many pages as they fill', async () => {
    const tokens = [await joined('favours_three'), await joined('favours_one')];
    const games = (await read(gameListAnswer, 'GET', '/wps/relay/GCSGAME_gameList', { query: { gameType: 'RNG', pageSize: 4 } })).games;
    const owners = [tokens[0], tokens[0], tokens[1], tokens[0]];
    for (const [index, { id, vendorCode, type }] of games.entries()) {
      await read(v.object({}), 'POST', '/wps/relay/MCSFE_addFavoriteGameV2', {
        token: owners[index],
        body: { nodeId: id, vendor: vendorCode, gameType: type },
      });
      await platform().clock.advance(1000);
    }
    const listed = async (token: string, query: Record<string, number> = {}) => {
      const { content, totalPages } = await read(favouriteGamesAnswer, 'GET', '/wps/relay/MCSFE_getFavoriteGamesList', {
        token,
        query: { pageSize: 999, ...query },
      });
      return [content.map(({ id }) => id), totalPages];
    };
    const [first, second, other, third] = games.map(({ id }) => id);
    expect(await listed(tokens[0]!)).toEqual([[third, second, first], 1]);
    expect(await listed(tokens[1]!)).toEqual([[other], 1]);
    expect(await listed(tokens[0]!, { pageNo: 2, pageSize: 2 })).toEqual([[first], 2]);
  });

  it('GAM-16 API-43 API-44 the game that an account launched last stands first in its recent games, once, and a free trial or another account’s game does not', async () => {
    const [own, others] = [await joined('launches_four'), await joined('launches_one')];
    const { games } = await read(gameListAnswer, 'GET', '/wps/relay/GCSGAME_gameList', { query: { gameType: 'RNG', pageSize: 999 } });
    const playable = games.filter(game => !game.inMaintenance && !game.opensList && !game.usesFbLaunch);
    const [first, second, third] = playable.map(({ id }) => id);
    const trial = playable.slice(3).find(game => game.hasFreeTrial)?.id ?? '';
    const launch = async (token: string, nodeId = '') => {
      await read(launchAnswer, 'POST', '/wps/game/launchGame', { token, body: { nodeId } });
      await platform().clock.advance(1000);
    };
    const recent = async () => (await read(recentAnswer, 'GET', '/wps/relay/GCS_recentGame', { token: own })).list.map(({ id }) => id);
    for (const id of [first, second, third]) await launch(own, id);
    expect(await recent()).toEqual([third, second, first]);
    await launch(own, second);
    await launch(others, playable[4]?.id);
    await read(launchAnswer, 'GET', '/wps/game/demo', { token: own, query: { nodeId: trial } });
    expect(await recent()).toEqual([second, third, first]);
    const asked = async (query: Record<string, string | number>) => {
      const { list, totalPages } = await read(recentAnswer, 'GET', '/wps/relay/GCS_recentGame', { token: own, query });
      return [list.map(({ id }) => id), totalPages];
    };
    expect(await asked({ page: 2, pageSize: 2 })).toEqual([[first], 2]);
    expect(await asked({ gameType: 'RNG', vassalage: playable[0]!.vendorCode })).toEqual([
      [second, third, first].filter(id => games.find(game => game.id === id)?.vendorCode === playable[0]!.vendorCode),
      1,
    ]);
    expect([await asked({ gameType: 'LIVE' }), await asked({ vassalage: 'NONE' })]).toEqual([
      [[], 0],
      [[], 0],
    ]);
  });

  it('API-38 API-39 API-41 API-42 favourites are each account’s own, one is taken away alone, and the list is narrowed by what is asked', async () => {
    const { games } = await read(gameListAnswer, 'GET', '/wps/relay/GCSGAME_gameList', { query: { pageSize: 999 } });
    const [slot, table] = ['RNG', 'LIVE'].map(type => games.find(game => game.type === type)!);
    const of = async (account: string) => {
      const own = await joined(account);
      const send = (method: 'POST' | 'DELETE', path: string, game: (typeof games)[number]) =>
        read(v.object({}), method, path, { token: own, body: { nodeId: game.id, vendor: game.vendorCode, gameType: game.type } });
      return {
        add: (game: (typeof games)[number]) => send('POST', '/wps/relay/MCSFE_addFavoriteGameV2', game),
        remove: (game: (typeof games)[number]) => send('DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', game),
        ids: async () => (await read(favouritesAnswer, 'GET', '/wps/relay/MCSFE_getFavoriteGames', { token: own })).value,
        list: async (query: Record<string, string | number>) =>
          (
            await read(favouriteGamesAnswer, 'GET', '/wps/relay/MCSFE_getFavoriteGamesList', { query: { ...query, token: own } })
          ).content.map(({ id }) => id),
      };
    };
    const kept = (game = slot!) => ({ gameId: game.id, vendorCode: game.vendorCode, type: game.type });
    const [first, second] = [await of('likes_two'), await of('likes_one')];
    for (const game of [slot!, table!]) await first.add(game);
    await second.add(slot!);
    expect((await first.ids()).toSorted((a, b) => b.type.localeCompare(a.type))).toEqual([kept(slot), kept(table)]);
    expect(await second.ids()).toEqual([kept(slot)]);
    expect([
      await first.list({ gameType: 'LIVE' }),
      await first.list({ vassalage: slot!.vendorCode }),
      (await first.list({ pageNo: 2, pageSize: 1 })).length,
    ]).toEqual([[table!.id], [slot!.id], 1]);
    await first.remove(slot!);
    expect([await first.ids(), await second.ids()]).toEqual([[kept(table)], [kept(slot)]]);
  });

  it('API-45 INV-32 a launch opens a session whose win stands in records, ledger and board', async () => {
    const launchedAt = platform().clock.now();
    const { url } = await read(launchAnswer, 'POST', '/wps/game/launchGame', {
      token,
      body: { nodeId: '1010', vassalage: 'KTE', gameCode: 'KTE1010', backUrl: 'http://127.0.0.1:4101/partner/', language: 'ES' },
    });
    const address = new URL(url);
    expect(address.pathname).toBe('/play/KTE/KTE1010/');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ lang: 'es', back: 'http://127.0.0.1:4101/partner/' });
    const gameSessionToken = address.searchParams.get('session') ?? '';
    expect(gameSessionToken).not.toBe(token);
    expect((await read(recentAnswer, 'GET', '/wps/relay/GCS_recentGame', { token })).list[0]?.id).toBe('1010');
    await playRound(platform(), { gameSessionToken, roundId: 'win', stake: 200, play: () => ({ payout: 99_000, outcome: null }) });
    expect((await read(balanceAnswer, 'GET', '/wps/v2/wallets/balance', { token })).balance).toBe(125_000 - 200 + 99_000);
    const winners = (await read(winnersAnswer, 'GET', '/wps/relay/GCSGAME_getRankList', { query: { gameCategory: 'ALL', limitNum: 20 } }))
      .list;
    expect(winners).toHaveLength(20);
    expect(winners).toContainEqual(expect.objectContaining({ customerName: 'de***r', winAmount: 99_000, iconUrl: '/art/game/1010.svg' }));
    expect(winners.map(winner => winner.winAmount)).toEqual(winners.map(winner => winner.winAmount).toSorted((a, b) => b - a));
    const since = { from: launchedAt };
    const bets = (await test.call('GET', '/wps/relay/ODSFE2_MemBetHist', { token, query: since })).body.value;
    expect(bets).toMatchObject({
      total: 1,
      stake: 2,
      payout: 990,
      list: [{ nodeId: '1010', stake: 2, payout: 990, profit: 988, status: 'settled' }],
    });
    const entries = (await test.call('GET', '/wps/relay/ODSFE2_MemTransHist', { token, query: since })).body.value;
    expect(entries).toMatchObject({
      total: 2,
      list: [
        { type: 'payout', amount: 990, balance: 2_238 },
        { type: 'bet', amount: -2, balance: 1_248 },
      ],
    });
    await test.call('DELETE', '/wps/session/logout', { token });
    await expect(
      playRound(platform(), { gameSessionToken, roundId: 'after', stake: 200, play: () => ({ payout: 0, outcome: null }) }),
    ).rejects.toMatchObject({ code: 'not-logged-in' });
    token = await test.login('demo_member');
  });

  it('GAM-09 GAM-12 GAM-13 demo, FB and maintenance launches', async () => {
    const games = (await read(gameListAnswer, 'GET', '/wps/relay/GCSGAME_gameList', { query: { pageSize: 999 } })).games;
    const free = games.find(game => game.hasFreeTrial);
    const paid = games.find(game => !game.hasFreeTrial);
    const fb = games.find(game => game.usesFbLaunch);
    expect((await read(launchAnswer, 'GET', '/wps/game/demo', { query: { nodeId: free?.id ?? '' } })).url).toContain('/play/');
    expect((await test.call('GET', '/wps/game/demo', { query: { nodeId: paid?.id ?? '' } })).body.code).toBe('game-unavailable');
    await read(launchAnswer, 'POST', '/wps/relay/GCS_gameLaunchFB', { token, body: { nodeId: fb?.id } });
    expect((await test.call('POST', '/wps/relay/GCS_gameLaunchFB', { token, body: { nodeId: free?.id } })).body.code).toBe('bad-request');
    await test.platform.db.updateTable('game').set({ maintenance: true }).where('node_id', '=', Number(free?.id)).execute();
    test.platform.events.emit('catalogue-changed', undefined);
    expect(await test.call('POST', '/wps/game/launchGame', { token, body: { nodeId: free?.id } })).toMatchObject({
      status: 409,
      body: { code: 'game-maintenance' },
    });
    expect(
      (await test.call('POST', '/wps/game/launchGame', { token, body: { nodeId: paid?.id, backUrl: 'javascript:alert(1)' } })).body,
    ).toMatchObject({ code: 'bad-request', fields: { backUrl: expect.any(String) } });
  });

  it('AGT-03 notices for agents reach agents only', async () => {
    const forAgents = async (withToken?: string) =>
      (
        await read(announcementsAnswer, 'GET', '/wps/relay/MCSFE_getListAnnouncements', {
          token: withToken,
          query: { types: 'PL', language: 'EN' },
        })
      ).player.filter(item => item.execution === 'G');
    expect(await forAgents()).toEqual([]);
    expect(await forAgents(token)).toEqual([]);
    expect((await forAgents(await test.login('demo_agent'))).map(({ title }) => title)).toEqual([
      'For agents: records of your team',
      'For agents: share fairly',
    ]);
  });

  it('API-48 API-49 ENT-16 ENT-17 INV-27 announcements: members’ popups only with a session', async () => {
    const load = (withToken?: string) =>
      read(announcementsAnswer, 'GET', '/wps/relay/MCSFE_getListAnnouncements', {
        token: withToken,
        query: { types: 'B,PL,PU,PR,H', language: 'EN' },
      });
    const open = await load();
    expect(new Set(open.banners.map(banner => banner.group)).size).toBe(10);
    expect(new Set(open.banners.map(banner => banner.linkageType))).toEqual(
      new Set(['GAME', 'CATEGORY', 'PROMOTION', 'PAGE', 'URL', undefined]),
    );
    expect(open.player.length).toBeGreaterThanOrEqual(10);
    expect(new Set(open.popup.map(popup => popup.execution))).toEqual(new Set(['B']));
    expect(new Set((await load(token)).popup.map(popup => popup.execution))).toEqual(new Set(['A']));
    expect(new Set((await load(await test.login('demo_first'))).popup.map(popup => popup.execution))).toEqual(new Set(['A', 'F']));
    expect(
      (await read(announcementsAnswer, 'GET', '/wps/relay/MCSFE_getListAnnouncements', { query: { pageSize: 7 } })).player,
    ).toHaveLength(7);
    const linked = open.banners.find(banner => banner.linkageType === 'PROMOTION');
    expect(open.promotion.map(promotion => promotion.id)).toContain(linked?.linkage);
    for (const [types, part] of [
      ['B', 'banners'],
      ['PL', 'player'],
      ['PU', 'popup'],
      ['PR', 'promotion'],
      ['H', 'player'],
    ] as const) {
      const only = await read(announcementsAnswer, 'GET', '/wps/relay/MCSFE_getListAnnouncements', { query: { types, language: 'EN' } });
      expect(
        Object.entries(only)
          .filter(([, items]) => items.length > 0)
          .map(([name]) => name),
        types,
      ).toEqual([part]);
    }
  });

  it('MSG-03 INV-27 the popup of a first login is sent to the session of that login, and not to the next', async () => {
    const executions = async (withToken: string) =>
      new Set(
        (
          await read(announcementsAnswer, 'GET', '/wps/relay/MCSFE_getListAnnouncements', {
            token: withToken,
            query: { types: 'PU', language: 'EN' },
          })
        ).popup.map(popup => popup.execution),
      );
    await test.platform.db.updateTable('account').set({ first_login_at: null }).where('account', '=', 'demo_first').execute();
    const first = await test.login('demo_first');
    expect(await executions(first)).toEqual(new Set(['A', 'F']));
    expect(await executions(await test.login('demo_first'))).toEqual(new Set(['A']));
    expect(await executions(first)).toEqual(new Set(['A', 'F']));
  });

  it('WAL-02 API-26 INV-04 wallet transfers move between the account’s wallets, once per key', async () => {
    const transfer = (headers: Record<string, string>, body = { from: 'MAIN', to: 'AUR', amount: 100 }) =>
      test.call('POST', '/wps/relay/GCS_walletTransfer', { token, headers, body });
    expect((await transfer({ 'idempotency-key': 'first-key' })).body.code).toBe('function-disabled');
    await test.platform.db.updateTable('setting').set({ value: '0' }).where('key', '=', 'merchant_wallet_single').execute();
    test.platform.events.emit('status-changed', undefined);
    expect((await transfer({})).body).toMatchObject({ code: 'bad-request', fields: { 'Idempotency-Key': expect.any(String) } });
    const first = await transfer({ 'idempotency-key': 'first-key' });
    expect(first.body.value).toMatchObject({ toBalance: 100 });
    expect((await transfer({ 'idempotency-key': 'first-key' })).body).toEqual(first.body);
    expect((await transfer({ 'idempotency-key': 'first-key' }, { from: 'MAIN', to: 'AUR', amount: 1 })).body.code).toBe(
      'idempotency-mismatch',
    );
    expect((await transfer({ 'idempotency-key': 'other-key' }, { from: 'AUR', to: 'MAIN', amount: 100.01 })).body.code).toBe(
      'insufficient-balance',
    );
    expect(await platform().db.selectFrom('fund_transfer').selectAll().execute()).toHaveLength(1);
  });

  it('O-24 WAL-02 INV-04 lists every wallet and collects all of them into the main one, once per key', async () => {
    const list = async () => (await read(walletListAnswer, 'GET', '/wps/relay/GCS_walletList', { token })).list;
    const before = await list();
    expect(before[0]).toMatchObject({ vendor: 'MAIN', displayName: '' });
    expect(before.length).toBeGreaterThan(10);
    expect(before.find(({ vendor }) => vendor === 'AUR')?.balance).toBe(10_000);
    const collect = (key: string) =>
      read(walletCollectAnswer, 'POST', '/wps/relay/GCS_walletCollect', { token, headers: { 'idempotency-key': key }, body: {} });
    const first = await collect('collect-key');
    expect(first).toEqual({ collected: 10_000, balance: (before[0]?.balance ?? 0) + 10_000 });
    expect(await collect('collect-key')).toEqual(first);
    expect((await collect('another-key')).collected).toBe(0);
    expect((await list()).filter(({ vendor, balance }) => vendor !== 'MAIN' && balance > 0)).toEqual([]);
    expect((await test.call('POST', '/wps/relay/GCS_walletCollect', { token, body: {} })).body).toMatchObject({
      code: 'bad-request',
      fields: { 'Idempotency-Key': expect.any(String) },
    });
    expect(await brokenInvariants(platform().db)).toEqual([]);
  });

  it('WAL-03 with one wallet for all, what still lies with a vendor is listed and may come home, and nothing goes there', async () => {
    const move = (key: string, from: string, to: string) =>
      test.call('POST', '/wps/relay/GCS_walletTransfer', { token, headers: { 'idempotency-key': key }, body: { from, to, amount: 3 } });
    await move('out-to-vendor', 'MAIN', 'AUR');
    await test.platform.db.updateTable('setting').set({ value: '1' }).where('key', '=', 'merchant_wallet_single').execute();
    test.platform.events.emit('status-changed', undefined);
    expect((await read(walletListAnswer, 'GET', '/wps/relay/GCS_walletList', { token })).list.map(({ vendor }) => vendor)).toEqual([
      'MAIN',
      'AUR',
    ]);
    expect((await move('out-once-more', 'MAIN', 'AUR')).body.code).toBe('function-disabled');
    expect((await move('home-again', 'AUR', 'MAIN')).body.value).toMatchObject({ fromBalance: 0 });
  });
});

function platform() {
  return test.platform;
}
