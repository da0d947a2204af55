import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../examples/platform/http/test-app.js';
import type { Snapshot } from '../../src/api/wire/snapshot.js';
import { createCore } from '../../src/core/create-core.js';
import { FakePage } from '../../src/core/testing/fake-page.js';
import { renderSnapshot, snapshotNames, snapshotOfName } from '../../src/server/index.js';

/** Snapshots of the real views, made from the real sandbox platform. */
describe('snapshots', () => {
  let sandbox: TestApp;
  let apiBase: string;
  beforeAll(async () => {
    sandbox = await openTestApp();
    apiBase = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => sandbox.close());

  const source = () => ({ apiBase, merchant: 'demo' });
  const make = async (tag: string, attributes: Record<string, string> = {}, language = 'EN'): Promise<Snapshot> => {
    const snapshot = await renderSnapshot({ tag, attributes, language }, source());
    if (!snapshot) throw new Error(`no snapshot of ${tag}`);
    return snapshot;
  };
  const textOf = (snapshot: Snapshot) => JSON.stringify(snapshot.tree);

  it('draws the first games, banners and winners in the language asked for, with no DOM around', async () => {
    expect(typeof document).toBe('undefined');
    const lobby = textOf(await make('gp-lobby'));
    expect(lobby.match(/card-heart/g)).toHaveLength(12);
    expect(lobby).toContain('Hot games');
    expect(textOf(await make('gp-lobby', {}, 'ES'))).toContain('Juegos populares');
    expect(textOf(await make('gp-lobby', { category: 'RNG' })).match(/card-heart/g)).toHaveLength(18);
    expect(textOf(await make('gp-banners'))).toContain('banner-image');
    expect(textOf(await make('gp-winner-ticker')).match(/win-amount/g)?.length).toBeGreaterThan(0);
  });

  it('draws the login form with its popup around it, as the platform’s switches have it, and only for a popup', async () => {
    const snapshot = await make('gp-login', { popup: '' }, 'ES');
    expect(textOf(snapshot)).toContain('"name":"username"');
    expect(textOf(snapshot)).toContain('"type":"password"');
    expect(textOf(snapshot)).toContain('Iniciar sesión');
    const popup = JSON.stringify(snapshot.popup);
    for (const part of ['"dialog"', '"slot"', 'dialog-close', 'Iniciar sesión']) expect(popup).toContain(part);
    expect(snapshot.needs).toEqual([]);
    expect((await make('gp-lobby')).popup).toBeUndefined();
  });

  it('says which lists it was drawn from; the same data has the same digest', async () => {
    const [first, second] = [await make('gp-lobby'), await make('gp-lobby')];
    expect(first.needs.map(({ ask }) => ask)).toEqual(['categories', 'hotGames']);
    expect(second).toEqual({ ...first, made: expect.any(Number) });
  });

  it('has no view of an account, of a search or of an address, and no other tag, attribute or language', async () => {
    const cases: [string, Record<string, string>, string?][] = [
      ['gp-lobby', { filter: 'FAV' }],
      ['gp-lobby', { filter: 'RECENT' }],
      ['gp-lobby', { search: 'gold' }],
      ['gp-lobby', { 'follow-route': '' }],
      ['gp-header', {}],
      ['gp-login', {}],
      ['gp-lobby', { color: 'red' }],
      ['toString', {}],
      ['gp-lobby', {}, 'XX'],
    ];
    for (const [tag, attributes, language = 'EN'] of cases)
      expect(await renderSnapshot({ tag, attributes, language }, source()), `${tag} ${JSON.stringify(attributes)}`).toBeUndefined();
  });

  it('the jackpot is a frame without a figure, also with a source', async () => {
    expect(textOf(await make('gp-jackpot'))).not.toMatch(/\d/);
    const fetched = vi.fn(globalThis.fetch);
    await renderSnapshot(
      { tag: 'gp-jackpot', attributes: { source: `${apiBase}/jackpot` }, language: 'EN' },
      { ...source(), fetch: fetched },
    );
    expect(fetched.mock.calls.map(([url]) => String(url)).filter(url => url.includes('/jackpot'))).toEqual([]);
  });

  it('nothing personal is in it, with a member signed in around it', async () => {
    const page = new FakePage();
    const member = createCore({ apiBase, merchant: 'demo', defaultLanguage: 'EN' }, { page });
    await member.start();
    await member.session.login({ username: 'demo_member', password: 'Demo1234' });
    await vi.waitFor(() => expect(member.wallet.store.getState().balance).toBeDefined(), 10_000);
    const { games } = await member.queries.fetch(member.catalogue.games({ type: 'RNG', page: 1, pageSize: 18 }));
    if (!member.favourites.store.getState().ids.has(games[0]!.id)) await member.favourites.toggle(games[0]!);
    const token = member.session.token() ?? '';
    const before = await make('gp-lobby');
    Object.assign(globalThis, {
      window: page,
      [Symbol.for('gp.core@1')]: member,
      sessionStorage: page.sessionStorage,
      localStorage: page.localStorage,
    });
    try {
      const asked: string[] = [];
      const listening: typeof fetch = (input, init) => {
        asked.push(JSON.stringify([...new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))]));
        return fetch(input, init);
      };
      for (const name of snapshotNames) {
        const { tag, attributes } = snapshotOfName(name)!;
        const snapshot = await renderSnapshot({ tag, attributes, language: 'EN' }, { ...source(), fetch: listening });
        const text = JSON.stringify(snapshot);
        expect(text, tag).not.toContain('demo_member');
        expect(text, tag).not.toContain(token);
        expect(text, tag).not.toMatch(/"aria-pressed":"true"/);
        if (tag === 'gp-lobby') expect(snapshot?.tree).toEqual(before.tree);
      }
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter(headers => /authorization/i.test(headers))).toEqual([]);
    } finally {
      for (const name of ['window', 'sessionStorage', 'localStorage', Symbol.for('gp.core@1')]) Reflect.deleteProperty(globalThis, name);
      member.stop();
    }
  });

  it('a platform that does not answer is an error, one that is closed has none', async () => {
    await expect(
      renderSnapshot({ tag: 'gp-lobby', language: 'EN' }, { ...source(), fetch: () => Promise.reject(new TypeError('cut')) }),
    ).rejects.toMatchObject({ code: expect.any(String) });
    const closed: typeof fetch = async () =>
      new Response(JSON.stringify({ success: true, maintenance: true }), { headers: { 'content-type': 'application/json' } });
    expect(await renderSnapshot({ tag: 'gp-lobby', language: 'EN' }, { ...source(), fetch: closed })).toBeUndefined();
  });
});
