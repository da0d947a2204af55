import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundAnswer } from '../protocol.js';
import type { Shell } from './shell.js';
import { steppedRound } from './stepped-round.js';
import { WORDS } from './words.js';

const words = WORDS.en;
const round = (more: Partial<RoundAnswer<string>>): RoundAnswer<string> => ({
  success: true,
  roundId: 'r1',
  stake: 100,
  payout: 0,
  balance: 900,
  mode: 'real',
  outcome: 'hand',
  nonce: 0,
  seedHash: '',
  repeated: false,
  open: true,
  step: 0,
  ...more,
});

/** What the platform answers, call by call: a status with a body, or a cut connection. */
let answers: ([status: number, body: unknown] | 'cut')[];
let asked: [path: string, body: Record<string, unknown>][];
let said: string[];
let shown: RoundAnswer<string>[];
let refused: unknown[];
let balances: number[];
let cards: (() => void)[];

beforeEach(() => {
  [answers, asked, said, shown, refused, balances, cards] = [[], [], [], [], [], [], []];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path.replace('/play/api/', ''), JSON.parse(body) as Record<string, unknown>]);
    const answer = answers.shift() ?? 'cut';
    if (answer === 'cut') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  const page = Object.assign(new EventTarget(), { postMessage: () => undefined });
  vi.stubGlobal('window', page);
  vi.stubGlobal('parent', page);
  vi.stubGlobal('opener', null);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

function table() {
  const shell: Pick<Shell, 'say' | 'said' | 'setBalance' | 'showPayout' | 'clearPayout' | 'refused' | 'card' | 'hideCard'> = {
    say: text => void said.push(text),
    said: () => said.at(-1) ?? '',
    setBalance: minor => void balances.push(minor),
    showPayout: async () => undefined,
    clearPayout: () => undefined,
    refused: async error => (refused.push(error), true),
    card: () => new Promise(resolve => cards.push(resolve)),
    hideCard: () => undefined,
  };
  return steppedRound<string>({
    shell: shell as Shell,
    words,
    token: 't',
    lang: 'en',
    show: next => shown.push(next),
    clear: () => undefined,
    refresh: () => undefined,
    startText: 'start',
  });
}

describe('a round with decisions, on its page', () => {
  it('says that a new round begins, instead of how the last one ended', async () => {
    const play = table();
    answers = [[200, round({})]];
    await play.begin({ stake: 100 });
    expect(said).toEqual([words.good]);
    expect(play.isOpen()).toBe(true);
    expect(asked[0]?.[1]).toMatchObject({ session: 't', stake: 100 });
  });

  it('asks for the very same decision until its answer is there', async () => {
    const play = table();
    play.resume(round({}));
    answers = ['cut', [500, 'proxy'], [200, round({ open: false, step: 1, payout: 250, balance: 1_150 })]];
    const taken = play.take('stand');
    await vi.waitFor(() => expect(cards).toHaveLength(1));
    cards.shift()?.();
    await vi.waitFor(() => expect(cards).toHaveLength(1));
    cards.shift()?.();
    await taken;
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(call => JSON.stringify(call))).size).toBe(1);
    expect(asked[0]).toEqual(['step', { session: 't', roundId: 'r1', step: 0, action: 'stand' }]);
    expect(balances).toEqual([1_150]);
  });

  it('goes on with the round that a second window has begun', async () => {
    const play = table();
    answers = [
      [400, { success: false, code: 'bad-request', message: 'Another round of this game is still open.' }],
      [200, { success: true, balance: 800, openRound: round({ roundId: 'other' }) }],
    ];
    await play.begin({ stake: 100 });
    expect(shown.map(({ roundId }) => roundId)).toEqual(['other']);
    expect([said.at(-1), balances, refused]).toEqual([words.elsewhereOpen, [800], []]);
  });

  it('says that a second window has ended the round, and is free for the next', async () => {
    const play = table();
    play.resume(round({}));
    answers = [
      [422, { success: false, code: 'idempotency-mismatch', message: '' }],
      [200, { success: true, balance: 1_000, openRound: null }],
    ];
    await play.take('hit');
    expect([play.isOpen(), said.at(-1), balances, refused]).toEqual([false, words.elsewhereOver, [1_000], []]);
  });

  it('shows a refusal that no second window explains, and leaves the round where it stands', async () => {
    const play = table();
    play.resume(round({}));
    answers = [[409, { success: false, code: 'insufficient-balance', message: '' }]];
    await play.take('double');
    expect(refused).toHaveLength(1);
    expect(play.isOpen()).toBe(true);
    answers = [
      [400, { success: false, code: 'bad-request', message: '' }],
      [200, { success: true, balance: 900, openRound: round({}) }],
    ];
    await play.take('split');
    expect(refused).toHaveLength(2);
    expect(play.isOpen()).toBe(true);
  });
});
