import { describe, expect, it } from 'vitest';
import type { Banner } from '../../api/content/announcements.js';
import { bannerTarget } from './banner-target.js';

const navigation = { categoryPath: (code: string) => `/${code.toLowerCase()}` };
const target = (linkageType: Banner['linkageType'], linkage: string) =>
  bannerTarget({ id: '1', group: 'w_home', imageUrl: '', title: 'Gold & more', linkageType, linkage, lang: undefined }, navigation);

describe('bannerTarget', () => {
  it('HOM-04 OP-80 knows all five kinds of linkage', () => {
    expect(target('GAME', '42')).toEqual({ kind: 'game', gameId: '42', to: '/search?gameName=Gold%20%26%20more' });
    expect(target('CATEGORY', 'RNG')).toEqual({ kind: 'path', to: '/rng' });
    expect(target('PROMOTION', '7')).toEqual({ kind: 'path', to: '/promotions?id=7' });
    expect(target('PAGE', '/help#term')).toEqual({ kind: 'path', to: '/help#term' });
    expect(target('URL', 'https://example.com/a')).toEqual({ kind: 'url', href: 'https://example.com/a' });
  });
  it('HOM-03 a banner without linkage leads nowhere', () => {
    for (const linkage of ['', '42', '/help', 'https://example.com/a']) expect(target(undefined, linkage)).toBeUndefined();
    expect(target('PAGE', '')).toBeUndefined();
  });
  it('HOM-04 only http and https, and only paths of the site', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'no url']) expect(target('URL', url)).toBeUndefined();
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'help']) expect(target('PAGE', path)).toBeUndefined();
  });
});
