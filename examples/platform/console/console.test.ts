import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditRow } from './audit.js';
import type { GameRow, VendorRow } from './catalogue.js';
import type { ClockAnswer } from './clock-routes.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Overview, Standing } from './overview.js';
import type { OutboxRow } from './outbox.js';
import type { Page, Stretch } from './paging.js';
import type { RequestRow } from './requests.js';
import type { SwitchNode } from './whitelabel.js';

const HOUR_MS = 3_600_000;
let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
});
afterAll(() => operator.close());

async function systemStatus(remoteAddress = '127.0.0.1') {
  const response = await operator.app.inject({ url: '/wps/system/status', remoteAddress });
  return response.json<{ value: { maintenance: boolean; maintenanceEnd: string | null; regionRestriction: boolean } }>().value;
}
async function lobby(query: string) {
  const response = await operator.app.inject({ url: `/wps/relay/GCSGAME_gameList?${query}` });
  return response.json<{ games: { nodeId: string; isHot: number; supportPlay: number; maintenance: boolean }[]; total: number }>();
}

describe('door', () => {
  const paths = [
    'standing',
    'overview',
    'today',
    'ledger/check',
    'accounts',
    'accounts/1',
    'ledger',
    'ledger.csv',
    'system',
    'switches',
    'vendors',
    'games',
    'requests',
    'outbox',
    'clock',
    'audit',
    'faults',
  ];

  it.each(paths)('OPC-01 /sandbox/api/%s is refused without the key and answers with it', async path => {
    const refused = await operator.app.inject({ url: `/sandbox/api/${path}` });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ success: false, code: 'not-logged-in' });
    expect((await operator.ask('GET', `/${path}`)).status).toBe(200);
  });

  it('OPC-01 a change without the key changes nothing', async () => {
    const refused = await operator.app.inject({ method: 'PATCH', url: '/sandbox/api/system', payload: { maintenance: true } });
    expect(refused.statusCode).toBe(401);
    expect((await systemStatus()).maintenance).toBe(false);
  });

  it('OPC-04 the page has a strict policy and holds no data; script and style are files', async () => {
    const page = await operator.app.inject({ url: '/sandbox/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
    for (const [file, type] of [
      ['main.js', 'text/javascript'],
      ['main.css', 'text/css'],
    ]) {
      const asset = await operator.app.inject({ url: `/sandbox/${file}` });
      expect(asset.headers['content-type']).toContain(type);
      const known = await operator.app.inject({ url: `/sandbox/${file}`, headers: { 'if-none-match': String(asset.headers['etag']) } });
      expect(known.statusCode).toBe(304);
    }
    expect((await operator.app.inject({ url: '/sandbox' })).headers.location).toBe('/sandbox/');
  });

  it('OPC-05 what went wrong is said in one sentence', async () => {
    const nothing = await operator.ask('PATCH', '/system', {});
    expect(nothing).toMatchObject({
      status: 400,
      body: { success: false, message: 'Nothing to change: give maintenance, maintenanceEnd or regionRestriction.' },
    });
    const wrong = await operator.ask('POST', '/clock/advance', { ms: -5 });
    expect(wrong).toMatchObject({ status: 400, body: { fields: { ms: 'Must be at least 1 ms. To go back, set the clock.' } } });
  });
});

describe('system status', () => {
  it('SYS-05 ENT-29: maintenance with its end is seen by visitors at once, and ends at once', async () => {
    const maintenanceEnd = Date.UTC(2031, 4, 6, 7, 8, 9);
    await operator.ask('PATCH', '/system', { maintenance: true, maintenanceEnd });
    expect(await systemStatus()).toMatchObject({ maintenance: true, maintenanceEnd: '2031-05-06T07:08:09.000Z' });
    expect((await operator.app.inject({ url: '/wps/relay/GCSGAME_gameList' })).statusCode).toBe(503);
    expect((await operator.ask<Standing>('GET', '/standing')).body.maintenance).toBe(true);
    expect(await operator.lastDeed()).toEqual({ action: 'system', ref: `maintenance=true maintenanceEnd=${maintenanceEnd}` });
    await operator.ask('PATCH', '/system', { maintenance: false, maintenanceEnd: null });
    expect(await systemStatus()).toMatchObject({ maintenance: false, maintenanceEnd: null });
  });

  it('SYS-03: a blocked prefix restricts the addresses that begin with it, and only those', async () => {
    await operator.ask('POST', '/system/blocked', { prefix: '203.0.113.' });
    expect((await systemStatus('203.0.113.77')).regionRestriction).toBe(true);
    expect((await systemStatus('203.0.114.77')).regionRestriction).toBe(false);
    expect(await operator.lastDeed()).toEqual({ action: 'system.block', ref: '203.0.113.' });
    await operator.ask('DELETE', '/system/blocked/203.0.113.');
    expect((await systemStatus('203.0.113.77')).regionRestriction).toBe(false);
    expect((await operator.ask('DELETE', '/system/blocked/203.0.113.')).status).toBe(404);
    expect((await operator.ask('POST', '/system/blocked', { prefix: '%' })).status).toBe(400);
  });

  it('SYS-03 ENT-29: the region restriction for everyone is seen by visitors', async () => {
    await operator.ask('PATCH', '/system', { regionRestriction: true });
    expect((await systemStatus()).regionRestriction).toBe(true);
    await operator.ask('PATCH', '/system', { regionRestriction: false });
    expect((await systemStatus()).regionRestriction).toBe(false);
  });

  it('ENT-28: a switch turned off takes what hangs below it out of force', async () => {
    const { list } = (await operator.ask<{ list: SwitchNode[] }>('PATCH', '/switches/REGISTER', { enabled: false })).body;
    expect(list.find(node => node.modId === 'MOBILENUMPASSREG3')).toMatchObject({ enabled: true, effective: false, depth: 3 });
    expect(list.find(node => node.modId === 'FREEPLAY3')).toMatchObject({ effective: true });
    expect(await operator.lastDeed()).toEqual({ action: 'switch.off', ref: 'REGISTER' });
    await operator.ask('PATCH', '/switches/REGISTER', { enabled: true });
    expect((await operator.ask('PATCH', '/switches/NOTHING', { enabled: true })).status).toBe(404);
  });
});

describe('catalogue', () => {
  it('a game is found by its name in every language, without accents too', async () => {
    const namesFor = async (search: string) =>
      (await operator.ask<Page<GameRow>>('GET', `/games?search=${encodeURIComponent(search)}`)).body.list.map(({ name }) => name);
    expect(await namesFor('Ruleta Mónaco')).toEqual(['Roulette Monaco']);
    expect(await namesFor('ruleta monaco')).toEqual(['Roulette Monaco']);
    expect(await namesFor('ROULETTE MONACO')).toEqual(['Roulette Monaco']);
    expect(await namesFor('no such game')).toEqual([]);
  });

  it('GAM-09: a game is switched off, to maintenance, hot and free trial, and the lobby shows it at once', async () => {
    const [first] = (await operator.ask<Page<GameRow>>('GET', '/games?pageSize=1')).body.list;
    if (!first) throw new Error('The seed holds no game.');
    const inLobby = async () =>
      (await lobby(`vassalage=${first.vassalage}&pageSize=999`)).games.find(game => game.nodeId === String(first.nodeId));
    await operator.ask('PATCH', `/games/${first.nodeId}`, { maintenance: true, hot: !first.hot, freeTrial: !first.freeTrial });
    expect(await inLobby()).toMatchObject({ maintenance: true, isHot: first.hot ? 0 : 1, supportPlay: first.freeTrial ? 1 : 0 });
    await operator.ask('PATCH', `/games/${first.nodeId}`, { active: false });
    expect(await inLobby()).toBeUndefined();
    expect(await operator.lastDeed()).toEqual({ action: 'game', ref: `${first.nodeId} active=false` });
    expect((await operator.ask<Page<GameRow>>('GET', '/games?only=off')).body.list.map(game => game.nodeId)).toContain(first.nodeId);
    expect((await operator.ask('PATCH', '/games/1', { active: true })).status).toBe(404);
    expect((await operator.ask('PATCH', `/games/${first.nodeId}`, { colour: 'red' })).status).toBe(400);
  });

  it('OPC-18 a vendor that is switched off takes its games out of the lobby', async () => {
    const [vendor] = (await operator.ask<{ list: VendorRow[] }>('GET', '/vendors')).body.list;
    if (!vendor) throw new Error('The seed holds no vendor.');
    const query = `vassalage=${vendor.vassalage}&gameType=${vendor.gameType}`;
    expect((await lobby(query)).total).toBeGreaterThan(0);
    await operator.ask('PATCH', `/vendors/${vendor.vassalage}/${vendor.gameType}`, { active: false });
    expect((await lobby(query)).total).toBe(0);
    expect(await operator.lastDeed()).toMatchObject({ action: 'vendor' });
    expect((await operator.ask<Page<GameRow>>('GET', `/games?${query}`)).body.list[0]).toMatchObject({ vendorOpen: false });
  });
});

describe('watching', () => {
  it('OPC-12 the request log is filtered and followed', async () => {
    await operator.app.inject({ url: '/wps/member/info' });
    await operator.app.requestLog.flush();
    const [refused] = (await operator.ask<Stretch<RequestRow>>('GET', '/requests?path=member&outcome=refused&method=GET')).body.list;
    expect(refused).toMatchObject({ path: '/wps/member/info', status: 401, errorCode: 'not-logged-in', account: null });
    await operator.app.inject({ url: '/wps/system/domainRoute?follow=1' });
    await operator.app.requestLog.flush();
    const newer = (await operator.ask<Stretch<RequestRow>>('GET', `/requests?after=${refused?.id}`)).body.list;
    expect(newer.map(row => [row.path, row.query])).toEqual([['/wps/system/domainRoute', { follow: '1' }]]);
  });

  it('OPC-13 messages of the outbox are found by their text', async () => {
    const created_at = operator.platform.clock.now();
    await operator.platform.db
      .insertInto('outbox')
      .values([
        { kind: 'sms', target: '52 5500000001', text: 'Code 123456', created_at },
        { kind: 'mail', target: 'a@example.test', text: 'Code 654321', created_at },
      ])
      .execute();
    expect((await operator.ask<Stretch<OutboxRow>>('GET', '/outbox?search=123456')).body.list).toMatchObject([
      { kind: 'sms', target: '52 5500000001' },
    ]);
    expect((await operator.ask<Stretch<OutboxRow>>('GET', '/outbox?kind=mail')).body.list).toMatchObject([{ text: 'Code 654321' }]);
    expect((await operator.ask<Overview>('GET', '/overview')).body.outbox).toBe(2);
  });

  it('OPC-06 every change stands in the audit with who made it', async () => {
    await operator.ask('PATCH', '/switches/VIPSYS3', { enabled: true });
    const { list } = (await operator.ask<Stretch<AuditRow>>('GET', '/audit?search=VIPSYS3')).body;
    expect(list).toMatchObject([{ actor: 'operator 127.0.0.1', action: 'switch.on', ref: 'VIPSYS3' }]);
  });

  it('OPC-06 an operator who gave a name stands in the audit by name and address, and finds it there', async () => {
    const named = (name: string) => ({ 'operator-name': name });
    await operator.ask('PATCH', '/switches/VIPSYS3', { enabled: false }, named(encodeURIComponent('  Nina\nMarín  ')));
    const { list } = (await operator.ask<Stretch<AuditRow>>('GET', `/audit?search=${encodeURIComponent('Nina Marín')}`)).body;
    expect(list).toMatchObject([{ actor: 'operator Nina Marín (127.0.0.1)', action: 'switch.off' }]);
    for (const odd of ['%E0%A4%A', '   ', encodeURIComponent('x'.repeat(500))])
      await operator.ask('PATCH', '/switches/VIPSYS3', { enabled: true }, named(odd));
    const { list: all } = (await operator.ask<Stretch<AuditRow>>('GET', '/audit?search=VIPSYS3&pageSize=3')).body;
    expect(all.map(({ actor }) => actor)).toEqual([`operator ${'x'.repeat(40)} (127.0.0.1)`, 'operator 127.0.0.1', 'operator 127.0.0.1']);
  });
});

describe('clock', () => {
  it('OPC-09 is frozen, advanced, set and let run', async () => {
    const frozen = (await operator.ask<ClockAnswer>('POST', '/clock/freeze')).body;
    expect(frozen.frozen).toBe(true);
    expect((await operator.ask<ClockAnswer>('POST', '/clock/advance', { ms: HOUR_MS })).body.now).toBe(frozen.now + HOUR_MS);
    const at = Date.UTC(2033, 1, 2, 3, 4, 5);
    expect((await operator.ask<ClockAnswer>('POST', '/clock/set', { at })).body).toMatchObject({ now: at, frozen: true });
    expect(operator.platform.clock.now()).toBe(at);
    expect(await operator.lastDeed()).toEqual({ action: 'clock.set', ref: '2033-02-02T03:04:05.000Z' });
    expect((await operator.ask<ClockAnswer>('POST', '/clock/resume')).body.frozen).toBe(false);
    expect(operator.platform.clock.now()).toBeGreaterThanOrEqual(at);
    expect((await operator.ask('POST', '/clock/set', { at: 'soon' })).status).toBe(400);
  });
});

it('OPC-11 the overview counts what was staked and paid on settled bets only, open ones apart, cancelled ones nowhere', async () => {
  const { db, clock } = operator.platform;
  const { bets: before, openBets } = (await operator.ask<Overview>('GET', '/overview')).body;
  const game = await db.selectFrom('game').select(['node_id', 'game_type', 'vassalage']).orderBy('node_id').executeTakeFirstOrThrow();
  const bet = {
    account_id: await operator.idOf('demo_member'),
    game_session_id: null,
    ...game,
    stake: 700,
    valid_stake: 700,
    placed_at: clock.now(),
  };
  await db
    .insertInto('bet')
    .values([
      { ...bet, status: 'open', payout: null, settled_at: null },
      { ...bet, status: 'cancelled', payout: null, settled_at: null },
      { ...bet, status: 'settled', payout: 300, settled_at: clock.now() },
    ])
    .execute();
  const after = (await operator.ask<Overview>('GET', '/overview')).body;
  expect(after.bets).toEqual({ count: before.count + 1, stake: before.stake + 700, payout: before.payout + 300 });
  expect(after.openBets).toEqual({ count: openBets.count + 1, stake: openBets.stake + 700 });
});
