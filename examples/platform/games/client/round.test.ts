import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayError, type PlayProblem } from './play-api.js';
import { askSurely } from './round.js';
import type { Shell } from './shell.js';
import { WORDS } from './words.js';

const words = WORDS.en;
let line: string;
let cards: { title: string; other?: { text: string; act: () => void } | undefined; press: () => void }[];
let posted: unknown[];
let shell: Shell;

beforeEach(() => {
  vi.useFakeTimers();
  [line, cards, posted] = [words.good, [], []];
  const page = Object.assign(new EventTarget(), { postMessage: (message: unknown) => posted.push(message) });
  vi.stubGlobal('window', {});
  vi.stubGlobal('parent', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const part: Pick<Shell, 'say' | 'said' | 'card' | 'hideCard'> = {
    say: text => void (line = text),
    said: () => line,
    card: (title, _text, _action, other) => new Promise(press => cards.push({ title, other, press })),
    hideCard: () => undefined,
  };
  shell = part as Shell;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function failing(...problems: PlayProblem[]): () => Promise<string> {
  return () => {
    const problem = problems.shift();
    return problem ? Promise.reject(new PlayError(problem, '')) : Promise.resolve('answer');
  };
}

describe('asking surely', () => {
  it('says whether the connection is gone or the platform fails, each time with a way to leave', async () => {
    const asked = askSurely(shell, words, failing('offline', 'broken', 'busy'));
    await vi.runAllTimersAsync();
    expect(await asked).toBe('answer');
    expect(cards.map(({ title }) => title)).toEqual([words.offlineTitle, words.brokenTitle, words.brokenTitle]);
    expect(cards.map(({ other }) => other?.text)).toEqual([words.back, words.back, words.back]);
    cards[0]?.other?.act();
    expect(posted).toEqual([{ source: 'gp-game', type: 'exit' }]);
  });

  it('says after a second that the answer takes longer, and then what it said before', async () => {
    let answer: (text: string) => void = () => undefined;
    const asked = askSurely(shell, words, () => new Promise<string>(resolve => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(900);
    expect(line).toBe(words.good);
    await vi.advanceTimersByTimeAsync(200);
    expect(line).toBe(words.slow);
    answer('there');
    expect(await asked).toBe('there');
    expect(line).toBe(words.good);
  });

  it('says nothing of slow looks that the page makes by itself', async () => {
    const asked = askSurely(shell, words, () => new Promise<string>(resolve => setTimeout(() => resolve('seen'), 4_000)), { quiet: true });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(line).toBe(words.good);
    await vi.runAllTimersAsync();
    expect(await asked).toBe('seen');
  });
});
