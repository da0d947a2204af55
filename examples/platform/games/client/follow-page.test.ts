import { expect, it } from 'vitest';
import { followPage } from './follow-page.js';

function page() {
  const messages = new EventTarget();
  const waiting: [ms: number, run: () => void][] = [];
  const state = { now: 10_000, played: -Infinity, balance: 43_400, shown: 3_400, asked: 0 };
  followPage({
    messages,
    lastPlayed: () => state.played,
    now: () => state.now,
    wait: (ms, run) => void waiting.push([ms, run]),
    ask: async () => (state.asked++, state.balance),
    shown: () => state.shown,
    show: balance => (state.shown = balance),
  });
  const say = (data: unknown) => messages.dispatchEvent(new MessageEvent('message', { data }));
  return { state, waiting, say };
}
const MOVED = { source: 'gp-page', type: 'balance' };
const settled = () => new Promise(resolve => setImmediate(resolve));

it('GAM-11 the page says that money came elsewhere: the game asks the platform and shows what it says', async () => {
  const { state, say } = page();
  say({ ...MOVED, balance: 1 });
  await settled();
  expect([state.shown, state.asked]).toEqual([43_400, 1]);
});

it('a round under way is not disturbed: the look waits, and one is enough', async () => {
  const { state, waiting, say } = page();
  state.played = state.now - 500;
  say(MOVED);
  say(MOVED);
  expect(waiting.map(([ms]) => ms)).toEqual([1_500]);
  state.now += 1_500;
  waiting[0]?.[1]();
  await settled();
  expect([state.shown, state.asked]).toEqual([43_400, 1]);
});

it('an answer that a round has overtaken is not shown', async () => {
  const { state, say } = page();
  say(MOVED);
  state.played = state.now;
  await settled();
  expect(state.shown).toBe(3_400);
});

it.each([undefined, null, 'balance', {}, { type: 'balance' }, { source: 'gp-page', type: 'exit' }])(
  '%o makes it ask nothing',
  async data => {
    const { state, say } = page();
    say(data);
    await settled();
    expect(state.asked).toBe(0);
  },
);
