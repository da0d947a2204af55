import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEnvelope, sendEnvelope } from '../envelopes/red-envelopes.js';
import type { EnvelopeRow } from './envelopes.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Page } from './paging.js';

const LIMITS = { shareMin: 100, shareMax: 100_000, hours: 24, most: 100 };
let operator: TestConsole;
beforeAll(async () => void (operator = await openTestConsole()));
afterAll(() => operator.close());

const list = async (query = '') => (await operator.ask<Page<EnvelopeRow>>('GET', `/envelopes?${query}`)).body;

describe('red envelopes in the console', () => {
  it('AGT-19 the operator sees who gave what to whom and what was opened, and finds it by either name', async () => {
    expect((await list()).list).toEqual([]);
    const send = (sender: number, account: string) =>
      sendEnvelope(operator.platform, LIMITS, {
        senderId: sender,
        accounts: [account],
        total: 500,
        remark: 'Hi',
        key: `console-${account}`,
      });
    const { envelope } = await send(await operator.idOf('demo_agent'), 'demo_subagent');
    await send(await operator.idOf('demo_subagent'), 'demo_player');
    await openEnvelope(operator.platform, await operator.idOf('demo_subagent'), envelope.id);
    expect((await list()).list).toMatchObject([
      { sender: 'demo_subagent', total: 500, status: 'open', shares: [{ account: 'demo_player', amount: 500, openedAt: null }] },
      {
        sender: 'demo_agent',
        reference: 'E000001',
        remark: 'Hi',
        status: 'done',
        shares: [{ account: 'demo_subagent', openedAt: expect.any(Number) }],
      },
    ]);
    expect((await list('search=player')).list.map(({ sender }) => sender)).toEqual(['demo_subagent']);
    expect((await list('search=SUBAGENT')).total).toBe(2);
    expect((await list('state=done')).list.map(({ sender }) => sender)).toEqual(['demo_agent']);
  });
});
