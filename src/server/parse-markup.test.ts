import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseMarkup } from './parse-markup.js';

describe('parseMarkup', () => {
  it('reads what React writes: text, entities, marks between texts, void elements, drawings', () => {
    const view = createElement(
      Fragment,
      null,
      createElement('p', { title: `"a" & 'b'`, hidden: true }, 'A < B & C', ' > "D"', 3),
      createElement('img', { src: 'https://a.example/x?a=1&b=2', alt: '' }),
      createElement('svg', { viewBox: '0 0 2 2' }, createElement('path', { d: 'M0 0h2' })),
    );
    expect(parseMarkup(renderToString(view))).toEqual([
      ['p', { title: `"a" & 'b'`, hidden: '' }, 'A < B & C', 0, ' > "D"', 0, '3'],
      ['img', { src: 'https://a.example/x?a=1&b=2', alt: '' }],
      ['svg', { viewBox: '0 0 2 2' }, ['path', { d: 'M0 0h2' }]],
    ]);
  });
  it('leaves out React’s hints to fetch pictures', () => {
    expect(parseMarkup(renderToString(createElement('img', { src: 'https://a.example/x', fetchPriority: 'high' })))).toEqual([
      ['img', { src: 'https://a.example/x', fetchPriority: 'high' }],
    ]);
  });
  it.each(['<p>', '</p>', '<p></div>', '<p a=b>', '<!--$-->', '<'])('refuses %s', markup => {
    expect(() => parseMarkup(markup)).toThrow();
  });
});
