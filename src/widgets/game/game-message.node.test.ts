import { describe, expect, it } from 'vitest';
import { frameRights, readGameMessage } from './game-message.js';

const PAGE = 'https://site.example';

describe('the frame of a game', () => {
  it('GAM-11 a game of the page’s own origin gets no origin', () => {
    expect(frameRights('/play/1?t=x', PAGE)).toEqual({ sandbox: 'allow-scripts allow-forms allow-popups', origin: 'null' });
    expect(frameRights('https://site.example/play/1', PAGE)?.sandbox).not.toContain('allow-same-origin');
  });
  it('GAM-11 a game of a foreign origin keeps its own', () => {
    expect(frameRights('https://games.example/play', PAGE)).toEqual({
      sandbox: 'allow-scripts allow-forms allow-popups allow-same-origin',
      origin: 'https://games.example',
    });
  });
  it('GAM-11 other kinds of addresses are refused', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'blob:https://site.example/1', 'https://'])
      expect(frameRights(url, PAGE)).toBeUndefined();
  });
  it('reads its messages and nothing else', () => {
    expect(readGameMessage({ source: 'gp-game', type: 'exit' })).toEqual({ type: 'exit' });
    expect(readGameMessage({ source: 'gp-game', type: 'round', roundId: 'r1', stake: 100, payout: 0, mode: 'real' })).toEqual({
      type: 'round',
      roundId: 'r1',
      stake: 100,
      payout: 0,
      mode: 'real',
    });
    for (const data of [
      undefined,
      'exit',
      null,
      { type: 'exit' },
      { source: 'gp-game', type: 'format' },
      { source: 'gp-game', type: 'round', roundId: 'r', stake: -1, payout: 0 },
    ]) {
      expect(readGameMessage(data)).toBeUndefined();
    }
  });
});
