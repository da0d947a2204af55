import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { storagePrefix } from '../core/kernel/storage.js';
import { earlyTheme, type EarlyThemeOptions } from './early-theme.js';

const PAGE = 'https://casino.example/en/';

describe('SYS-22 the theme before the first frame', () => {
  it('is the visitor’s kept choice, under the name by which the core keeps it', () => {
    expect(themeAt({ api: '/', merchant: 'demo' }, keptAs('https://casino.example', 'demo', 'light'))).toBe('light');
    expect(themeAt({ api: 'https://api.example/v1/', merchant: 'a"b' }, keptAs('https://api.example/v1', 'a"b', 'light'))).toBe('light');
    expect(themeAt({ api: '/', merchant: 'demo' }, keptAs('https://casino.example', 'other', 'light'))).toBe('dark');
  });

  it('is the page’s own where nothing is kept, and where storage is blocked', () => {
    expect(themeAt({ api: '/', merchant: 'demo' }, {})).toBe('dark');
    expect(themeAt({ api: '/', merchant: 'demo', theme: 'light' }, {})).toBe('light');
    expect(themeAt({ api: '/', merchant: 'demo', theme: 'light' }, undefined)).toBe('light');
    expect(themeAt({ api: '/', merchant: 'demo', theme: 'light' }, keptAs('https://casino.example', 'demo', 'dark'))).toBe('dark');
  });

  it('follows the system for who chose that', () => {
    const kept = keptAs('https://casino.example', 'demo', 'auto');
    expect(themeAt({ api: '/', merchant: 'demo' }, kept, { systemIsLight: true })).toBe('light');
    expect(themeAt({ api: '/', merchant: 'demo' }, kept)).toBe('dark');
  });

  it('cannot end the script that it stands in', () => {
    expect(earlyTheme({ api: '/</script>', merchant: '</script><b>' })).not.toContain('</');
  });
});

function keptAs(apiBase: string, merchant: string, theme: string) {
  return { [`${storagePrefix({ apiBase, merchant })}theme`]: theme };
}

function themeAt(options: EarlyThemeOptions, kept: Readonly<Record<string, string>> | undefined, { systemIsLight = false } = {}) {
  const dataset: Record<string, string> = {};
  const page = {
    URL,
    document: { baseURI: PAGE, documentElement: { dataset } },
    matchMedia: () => ({ matches: systemIsLight }),
    get localStorage() {
      if (!kept) throw new Error('Storage is blocked here.');
      return { getItem: (name: string) => kept[name] ?? null };
    },
  };
  runInNewContext(earlyTheme(options), page);
  return dataset.theme;
}
