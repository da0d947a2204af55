import { describe, expect, it } from 'vitest';
import { unknownPath } from './unknown-address.js';

const of = (path: string) => unknownPath(`https://casino.example${path}`);

describe('an address that leads nowhere', () => {
  it('OP-67 is every path without a screen, as it was typed', () => {
    expect(of('/casinos')).toBe('/casinos');
    expect(of('/juego/ma%C3%B1ana?x=1#y')).toBe('/juego/mañana');
    expect(of('/%E0%A4%A')).toBe('/%E0%A4%A');
  });

  it('OP-67 is none that the table of routes has, whatever its letters and its end', () => {
    for (const path of ['/', '/index.html', '/Sports', '/rng/', '/game/pp/sweet-bonanza', '/agentHome?page=x', '/member?page=vip#top'])
      expect(of(path), path).toBeUndefined();
  });
});
