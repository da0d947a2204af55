import { describe, expect, it } from 'vitest';
import { withoutTokens } from './without-tokens.js';

describe('an address that debug prints', () => {
  it.each([
    [
      '/wps/relay/MCSFE_getFavoriteGamesList?language=EN&token=abc.def-1&page=1',
      '/wps/relay/MCSFE_getFavoriteGamesList?language=EN&token=…&page=1',
    ],
    ['https://site.example/?Token=abc', 'https://site.example/?Token=…'],
    ['https://site.example/#access_token=abc', 'https://site.example/#access_token=…'],
    ['/wps/system/status?merchant=demo', '/wps/system/status?merchant=demo'],
  ])('%s is %s', (address, printed) => {
    expect(withoutTokens(address)).toBe(printed);
  });
});
