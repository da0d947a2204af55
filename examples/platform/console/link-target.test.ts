import { describe, expect, it } from 'vitest';
import { hrefProblem, isSitePath, isWebAddress, linkageProblem } from './link-target.js';

const ELSEWHERE = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  '/live\\..\\x',
  'live',
  'javascript:alert(1)',
  ' //evil.example',
];

describe('targets of links', () => {
  it('OP-80 a page is a path of the site and nothing that leads to another host', () => {
    for (const path of ['/live', '/promotions?id=3', '/help#feedback', '/']) expect(isSitePath(path), path).toBe(true);
    for (const path of ELSEWHERE) {
      expect(isSitePath(path), path).toBe(false);
      expect(linkageProblem('PAGE', path), path).toMatch(/path of the site/);
    }
  });
  it('OP-80 an address begins with http and carries no name and password', () => {
    for (const address of ['https://novapalace.example/news', 'http://127.0.0.1:4101/x']) expect(isWebAddress(address), address).toBe(true);
    for (const address of [
      ...ELSEWHERE,
      'https:evil.example',
      'https:/evil.example',
      'ftp://x.example',
      'data:text/html,x',
      'https://own.example@evil.example',
      'https://',
      'java\tscript:alert(1)',
    ])
      expect(linkageProblem('URL', address), address).toMatch(/https/);
  });
  it('OP-80 games and promotions are numbers, categories are codes', () => {
    expect([
      linkageProblem('GAME', '1113'),
      linkageProblem('PROMOTION', '7'),
      linkageProblem('CATEGORY', 'RNG'),
      linkageProblem(null, null),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    for (const kind of ['GAME', 'PROMOTION', 'CATEGORY']) expect(linkageProblem(kind, '/../x')).toMatch(/^Must be a/);
  });
  it('links in texts are followed as a browser reads them', () => {
    for (const html of ['<a href="/help">x</a>', "<a href='https://ok.example/a?b=1&amp;c=2'>x</a>", '<p>no link</p>'])
      expect(hrefProblem(html), html).toBeUndefined();
    for (const target of [
      ...ELSEWHERE,
      'javascript&colon;alert(1)',
      '&#47;&#47;evil.example',
      '&#x2f;&sol;evil.example',
      '/&Tab;/evil.example',
    ])
      expect(hrefProblem(`<p><A HREF="${target}">x</A></p>`), target).toMatch(/must be a path of the site/);
    expect(hrefProblem('<a href=//evil.example>x</a>')).toContain('//evil.example');
  });
});
