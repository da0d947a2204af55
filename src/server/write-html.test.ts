import { describe, expect, it } from 'vitest';
import { codeLinks, type CdnManifest } from './write-html.js';

const file = (gzip: number) => ({ gzip });
const manifest: CdnManifest = {
  wire: ['core-1.js', 'wire-1.js'],
  widgets: { 'gp-lobby': { files: ['small-1.js', 'core-1.js', 'lobby-1.js'] } },
  locales: { en: 'en-1.js' },
  files: { 'small-1.js': file(2), 'core-1.js': file(90), 'lobby-1.js': file(10), 'wire-1.js': file(1), 'en-1.js': file(4) },
};
const addresses = (links: string) => [...links.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

describe('codeLinks', () => {
  const links = codeLinks(manifest, { cdn: 'https://cdn.example/?a&b', tags: ['gp-lobby'], language: 'EN' });

  it('names each file that the tags need once: what answers a click, then the largest first', () => {
    expect(addresses(links).map(address => address?.split('/').at(-1))).toEqual([
      'gp-standing.js',
      'gp-early-login.js',
      'core-1.js',
      'lobby-1.js',
      'en-1.js',
      'small-1.js',
      'wire-1.js',
    ]);
  });

  it('cannot break out of its attribute, and lets the page’s own files go first', () => {
    expect(addresses(links)[2]).toBe('https://cdn.example/?a&#38;b/core-1.js');
    expect(links.match(/fetchpriority="low"/g)).toHaveLength(5);
  });
});
