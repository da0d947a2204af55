import { describe, expect, it } from 'vitest';
import { backAddress } from './back-address.js';

const OWN = 'https://casino.example';
const NAMED = ['https://partner.example', 'http://127.0.0.1:4101'];

describe('the way back from a game', () => {
  it('leads to the own host and to those that the platform names', () => {
    for (const back of ['https://casino.example/rng?page=2', 'https://partner.example/games', 'http://127.0.0.1:4101/partner/'])
      expect(backAddress(back, OWN, NAMED)).toBe(back);
  });
  it('leads nowhere else', () => {
    for (const back of [
      '',
      '/rng',
      '//evil.example',
      'https://evil.example',
      'https://evil.example/https://casino.example',
      'https://casino.example.evil.example',
      'https://casino.example@evil.example',
      'https://user:x@casino.example/',
      'http://casino.example/',
      'https://casino.example:444/',
      'https:\\\\evil.example',
      'javascript:alert(1)',
      'http://127.0.0.1:4102/',
    ]) {
      expect(backAddress(back, OWN, NAMED), back).toBeUndefined();
    }
  });
});
