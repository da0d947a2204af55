import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEventsAnswer } from '../../../src/api/account/account-events.js';
import { statusAnswer } from '../../../src/api/wire/system.js';
import * as v from 'valibot';
import { openTestApp, type TestApp } from './test-app.js';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await openTestApp();
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const addressNow = async () => v.parse(statusAnswer, (await test.call('GET', '/wps/system/status')).body.value).events;
const emit = (name: 'status-changed' | 'catalogue-changed' | 'content-changed') => test.platform.events.emit(name, undefined);

/** What is said on a connection; `next` waits for the following event. */
async function listen(address: string) {
  const leaving = new AbortController();
  const response = await fetch(origin + address, { signal: leaving.signal, headers: { 'accept-encoding': 'gzip, br', origin } });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    leave: () => leaving.abort(),
    async next(): Promise<{ kind: string; address: string } | 'end'> {
      for (;;) {
        const found = /event: (\w+)\ndata: (.*)\n\n/.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return { kind: found[1] ?? '', address: found[2] ?? '' };
        }
        const { done, value } = await reader.read();
        if (done) return 'end';
        text += value;
      }
    },
  };
}

it('ENT-29 SYS-05 the status answer carries every field of the specification, each of its kind', async () => {
  const { value } = (await test.call('GET', '/wps/system/status')).body;
  const texts = v.array(v.string());
  const specified = v.object({
    customerService: v.array(v.object({ csType: v.string(), path: v.string() })),
    domainRoute: texts,
    resources: v.array(v.object({ channel: v.string(), url: v.string() })),
    whitelabel: v.pipe(
      v.array(v.object({ modId: v.string(), enabled: v.boolean(), childrenNodes: v.array(v.looseObject({ modId: v.string() })) })),
      v.minLength(1),
    ),
    register: v.pipe(v.array(v.object({ field: v.string(), acceptedPattern: v.string() })), v.minLength(1)),
    mainDomain: v.string(),
    analytics: v.array(v.unknown()),
    imageCDNs: texts,
    launchGameCDNs: texts,
    location: v.object({ ip: v.literal('127.0.0.1') }),
    maintenance: v.literal(false),
    maintenanceEnd: v.null(),
    regionRestriction: v.literal(false),
  });
  expect(v.safeParse(specified, value).issues).toBeUndefined();
});

describe('the stream of changes', () => {
  it('tells a page that stands open what changed, at once and as plain text, and where to go on', async () => {
    const page = await listen(await addressNow());
    expect([
      page.response.headers.get('content-type'),
      page.response.headers.get('content-encoding'),
      page.response.headers.get('access-control-allow-origin'),
    ]).toEqual(['text/event-stream', null, origin]);
    emit('catalogue-changed');
    const told = await page.next();
    expect(told).toEqual({ kind: 'catalogue', address: await addressNow() });
    emit('status-changed');
    emit('content-changed');
    expect([await page.next(), await page.next()]).toMatchObject([{ kind: 'status' }, { kind: 'content', address: await addressNow() }]);
    page.leave();
  });

  it('what changed between the answer and the connection is not missed, nor what another process said', async () => {
    const address = await addressNow();
    emit('status-changed');
    for (const old of [address, '/wps/system/events?since=other-7', '/wps/system/events']) {
      const page = await listen(old);
      const told = [await page.next(), await page.next(), await page.next()];
      expect(told).toEqual(['status', 'catalogue', 'content'].map(kind => ({ kind, address: told[0] === 'end' ? '' : told[0]?.address })));
      expect(told[0]).toMatchObject({ address: await addressNow() });
      page.leave();
    }
  });

  it('is open while the platform is closed, to say when it opens', async () => {
    await test.platform.db.updateTable('system_state').set({ maintenance: true }).execute();
    emit('status-changed');
    expect((await test.call('GET', '/wps/relay/GCSGAME_hotGamesV2')).status).toBe(503);
    const page = await listen(await addressNow());
    await test.platform.db.updateTable('system_state').set({ maintenance: false }).execute();
    emit('status-changed');
    expect(await page.next()).toMatchObject({ kind: 'status' });
    page.leave();
  });

  it('WAL-01 MSG-10 the ticket of an account hears what concerns it alone; nobody else does', async () => {
    const addressOf = async (account: string) => {
      const token = await test.login(account);
      return v.parse(accountEventsAnswer, (await test.call('GET', '/wps/member/events', { token })).body.value).address;
    };
    const { id } = await test.platform.db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow();
    const [mine, theirs] = [await addressOf('demo_member'), await addressOf('demo_agent')];
    expect(mine).not.toContain('demo');
    const [member, agent, visitor] = [await listen(mine), await listen(theirs), await listen(await addressNow())];
    test.platform.events.emit('account-changed', { accountId: id });
    const told = await member.next();
    expect(told).toEqual({ kind: 'account', address: await addressOf('demo_member') });
    expect(told).not.toMatchObject({ address: mine });
    emit('content-changed');
    expect([await member.next(), await agent.next(), await visitor.next()]).toMatchObject([
      { kind: 'content' },
      { kind: 'content' },
      { kind: 'content' },
    ]);
    test.platform.events.emit('account-changed', {});
    expect([await member.next(), await agent.next()]).toMatchObject([{ kind: 'account' }, { kind: 'account' }]);
    for (const page of [member, agent, visitor]) page.leave();
    // What happened between two connections is not missed; a ticket that nobody knows is told so, without one.
    const late = await listen(
      told === 'end' ? '' : told.address.replace(/since=[^&]*/, `since=${new URL(await addressNow(), origin).searchParams.get('since')}`),
    );
    expect(await late.next()).toMatchObject({ kind: 'account', address: expect.stringContaining('&of=') as string });
    late.leave();
    const lost = await listen(`${await addressNow()}&of=unknown.3`);
    expect(await lost.next()).toEqual({ kind: 'account', address: await addressNow() });
    lost.leave();
    // A word that stands twice is none.
    const twice = await listen(`${await addressNow()}&of=a&of=b`);
    emit('content-changed');
    expect(await twice.next()).toMatchObject({ kind: 'content' });
    twice.leave();
  });

  it('SYS-05 a thousand connections of one address neither stay nor shut another address out', async () => {
    const address = await addressNow();
    const open = (localAddress: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const request = get(origin + address, { localAddress, agent: false }, answer =>
          resolve(answer.on('error', () => undefined).resume()),
        );
        request.on('error', reject);
        closing.push(() => request.destroy());
      });
    const closing: (() => void)[] = [];
    const first = await open('127.0.0.2');
    const isOver = new Promise(resolve => first.once('close', resolve));
    for (let index = 0; index < 1_000; index += 100) await Promise.all(Array.from({ length: 100 }, () => open('127.0.0.2')));
    await isOver;
    expect(test.app.services.changes.listeners).toBeLessThanOrEqual(600);
    const page = await open('127.0.0.3');
    expect(page.statusCode).toBe(200);
    closing.forEach(close => close());
    await expect.poll(() => test.app.services.changes.listeners).toBe(0);
  });

  it('forgets who left, and does not keep the server from stopping', async () => {
    const { changes } = test.app.services;
    const gone = await listen(await addressNow());
    const stays = await listen(await addressNow());
    const before = changes.listeners;
    gone.leave();
    await expect.poll(() => changes.listeners).toBe(before - 1);
    await test.app.close();
    expect([await stays.next(), changes.listeners]).toEqual(['end', 0]);
  });
});
