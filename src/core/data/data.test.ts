import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { endpoint } from '../../api/wire/endpoint.js';
import { PlatformError } from '../../api/wire/errors.js';
import { object } from '../../api/wire/schema.js';
import type { Core } from '../parts/core.js';
import { testCore } from '../testing/test-core.js';
import { action } from './action.js';
import { resource } from './resource.js';

const asks = async (_core: Pick<Core, 'client'>, _signal: AbortSignal, asked: { page: number }) => asked;

describe('resources', () => {
  it('LOB-21 the key holds what is asked, and the language where the answer has words of it', async () => {
    const { core } = testCore();
    const plain = resource({ name: 'a', scope: 'account', tags: [], load: asks });
    const spoken = resource({ name: 'b', scope: 'account+language', tags: [], load: asks });
    const before = [plain(core, { page: 1 }).key, spoken(core, { page: 1 }).key];
    expect(plain(core, { page: 1 }).key).toBe(before[0]);
    expect(plain(core, { page: 2 }).key).not.toBe(before[0]);
    await core.language.use('ES');
    expect([plain(core, { page: 1 }).key === before[0], spoken(core, { page: 1 }).key === before[1]]).toEqual([true, false]);
  });
  it('what is the account’s is dropped with its session', () => {
    const { core } = testCore();
    const personal = (['page', 'language', 'account', 'account+language'] as const).map(
      scope => resource({ name: 'a', scope, tags: [], load: asks })(core, { page: 1 }).personal,
    );
    expect(personal).toEqual([false, false, true, true]);
  });
  it('a call gets what is asked, and a client whose calls end with the question', async () => {
    const { core } = testCore();
    const sent = vi.spyOn(core.client, 'call').mockResolvedValue({ amount: 7 });
    const one = endpoint({ path: '/a', send: (id: string) => ({ query: { id } }), answer: object({}), read: answer => answer });
    const question = resource({ name: 'a', scope: 'page', tags: [], call: one })(core, 'x');
    const { signal } = new AbortController();
    expect(await question.load(signal)).toEqual({ amount: 7 });
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ path: '/a', query: { id: 'x' } });
    expect(sent.mock.calls[0]?.[0].signal).toBe(signal);
  });
  it('no two have one name', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => /(?<!\.test)\.tsx?$/.test(file));
    const names = files.flatMap(file =>
      [...readFileSync(join('src', file), 'utf8').matchAll(/resource\(\{\s+(?:\.\.\.\w+,\s+)?name: '([^']+)'/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('actions', () => {
  const made = () => {
    const { core } = testCore();
    const loads = (['wallets', 'points'] as const).map(tag => {
      const load = vi.fn(async () => tag);
      core.queries.follow(tag, load, () => undefined, { tags: [tag] });
      return load;
    });
    const refresh = vi.spyOn(core.wallet, 'refresh').mockResolvedValue();
    return { core, asked: () => [...loads.map(({ mock }) => mock.calls.length), refresh.mock.calls.length] };
  };
  it('what it changes is asked for again, also when there was no answer', async () => {
    const { core, asked } = made();
    await vi.waitFor(() => expect(asked()).toEqual([1, 1, 0]));
    const send = vi.fn().mockResolvedValueOnce('done').mockRejectedValueOnce(new PlatformError('network', 'cut'));
    const act = action({ changes: ['wallets', 'balance'], waits: true, send: (_core, wish: string) => send(wish) as Promise<string> });
    expect(await act(core, 'this')).toBe('done');
    expect([send.mock.calls, asked()]).toEqual([[['this']], [2, 1, 1]]);
    await expect(act(core, 'that')).rejects.toMatchObject({ code: 'network' });
    expect(asked()).toEqual([3, 1, 2]);
  });
  it('INV-04 a wish after a cut carries the key of the one before; another does not', async () => {
    const { core } = made();
    const keys: string[] = [];
    const act = action({
      changes: [],
      once: ({ amount }: { amount: number; password: string }) => ({ place: 'a/b', wish: amount }),
      send: async (_core, key) => {
        keys.push(key);
        throw new PlatformError('timeout', 'cut');
      },
    });
    for (const wish of [
      { amount: 1, password: 'wrong' },
      { amount: 1, password: 'right' },
      { amount: 2, password: 'right' },
    ])
      await act(core, wish).catch(() => undefined);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });
  it('INV-04 a call gets the wish, and its key last', async () => {
    const { core } = made();
    const sent = vi.spyOn(core.client, 'call').mockResolvedValue({});
    const send = (amount: number, idempotencyKey: string) => ({ body: { amount }, idempotencyKey });
    const pay = endpoint({ method: 'POST', path: '/pay', send, answer: object({}) });
    await action({ changes: [], once: (amount: number) => ({ place: 'a/b', wish: amount }), call: pay })(core, 5);
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ body: { amount: 5 }, idempotencyKey: expect.stringMatching(/^a-/) as string });
    await action({ changes: [], call: endpoint({ path: '/all', answer: object({}) }) })(core);
    expect(sent.mock.calls[1]?.[0]).not.toHaveProperty('idempotencyKey');
  });
});
