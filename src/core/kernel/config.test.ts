import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfigAttributes } from './config-attributes.js';
import { resolveConfig } from './config.js';
import { createCore } from '../create-core.js';
import { LANGUAGES } from '../../texts/languages.js';

const GOOD = { apiBase: 'https://api.example', merchant: 'demo' };

describe('config', () => {
  it('CON-07 fills in sensible defaults, and no default password', () => {
    expect(resolveConfig(GOOD)).toEqual({
      apiBase: 'https://api.example',
      merchant: 'demo',
      siteUrl: undefined,
      defaultLanguage: 'ES',
      languages: ['EN', 'ES'],
      ownLanguages: [],
      theme: 'dark',
      navigation: 'embed',
      checkDomain: false,
      directLotteryVendor: 'TCG_LOTTO_VN',
      tokenParam: '',
      defaultPassword: undefined,
      seal: undefined,
      problems: [],
      warnings: [],
    });
  });

  it('says what to set, and why an address is refused', () => {
    expect(resolveConfig({}).problems).toEqual([
      expect.stringMatching(/data-api=.*configure/),
      expect.stringMatching(/data-merchant=.*configure/),
    ]);
    for (const apiBase of ['ftp://x', 'javascript:alert(1)', 'not an address'])
      expect(resolveConfig({ ...GOOD, apiBase }).problems[0]).toContain(apiBase);
  });

  it('API-01 reads addresses relative to the page and without a slash at the end', () => {
    expect(resolveConfig({ ...GOOD, apiBase: '/api/' }, 'https://site.example/deep/page?x').apiBase).toBe('https://site.example/api');
    expect(resolveConfig({ ...GOOD, apiBase: '/' }, 'https://site.example/deep').apiBase).toBe('https://site.example');
  });

  it('takes defaults for wrong choices and says so', () => {
    const config = resolveConfig({
      ...GOOD,
      ...readConfigAttributes({ theme: 'pink', navigation: 'x', languages: 'EN, QQ', defaultLanguage: 'fr', siteUrl: 'javascript:1' }),
    });
    expect(config).toMatchObject({
      theme: 'dark',
      navigation: 'embed',
      languages: ['EN'],
      defaultLanguage: 'EN',
      siteUrl: undefined,
      problems: [],
    });
    expect(config.warnings).toHaveLength(5);
  });

  it('reads data-* of the script tag', () => {
    expect(
      readConfigAttributes({ api: '/a', merchant: 'm', siteUrl: 'https://s', languages: 'en es,pt', theme: 'auto', checkDomain: '' }),
    ).toEqual({
      apiBase: '/a',
      merchant: 'm',
      siteUrl: 'https://s',
      languages: ['en', 'es', 'pt'],
      theme: 'auto',
      checkDomain: true,
    });
  });

  it('OP-48 `all` offers every language that has texts, a language of one’s own where its words are given', () => {
    expect(resolveConfig({ ...GOOD, languages: ['all'] }).languages).toEqual(LANGUAGES);
    const own = resolveConfig({ ...GOOD, languages: ['EN', 'ga', 'CY'], texts: { GA: { 'common.ok': 'Tá' } } });
    expect([own.languages, own.ownLanguages, own.warnings]).toEqual([['EN', 'GA'], ['GA'], ['languages: CY not known.']]);
    expect(resolveConfig({ ...GOOD, languages: ['EN', 'GA', '<b>'], texts: '/words.json' }).languages).toEqual(['EN', 'GA']);
  });

  it('OP-24 the code TY can be a supported language', () =>
    expect(resolveConfig({ ...GOOD, languages: ['EN', 'ES', 'TY'] }).languages).toContain('TY'));

  it('a core without what it needs asks nobody, and every call says what to set', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const core = createCore({ merchant: 'demo' }, { fetch });
    await core.start();
    expect(core.status.store.getState()).toMatchObject({
      phase: 'failed',
      error: { code: 'not-configured', message: expect.stringContaining('data-api') },
    });
    expect(fetch).not.toHaveBeenCalled();
    core.stop();
  });
});

describe('the page’s core', () => {
  const KEYS = ['gp.core@1', 'gp.config@1'].map(name => Symbol.for(name));
  afterEach(() => {
    for (const key of KEYS) Reflect.deleteProperty(globalThis, key);
    vi.restoreAllMocks();
    vi.resetModules();
  });

  it('is one, also for a second copy of the package', async () => {
    const first = { ...(await import('../page-core.js')), ...(await import('../configure.js')) };
    first.configure(GOOD);
    vi.resetModules();
    const second = await import('../page-core.js');
    expect(second.getCore).not.toBe(first.getCore);
    expect(second.getCore()).toBe(first.getCore());
    expect(second.getCore().config.merchant).toBe('demo');
  });

  it('configure says what it takes, and a core made of nothing what to set', async () => {
    const { configure } = await import('../configure.js');
    for (const nothing of [undefined, null, 'demo'])
      expect(() => configure(nothing as never)).toThrow(/takes an object of settings, such as/);
    expect(resolveConfig(undefined).problems).toHaveLength(2);
  });

  it('configure counts until somebody first looks, and several calls add up', async () => {
    const { configure } = await import('../configure.js');
    const { getCore } = await import('../page-core.js');
    const core = getCore();
    configure({ merchant: 'demo' });
    configure({ apiBase: 'https://api.example' });
    expect(core.config).toMatchObject({ merchant: 'demo', apiBase: 'https://api.example', problems: [] });
  });

  it('configure after the first look changes nothing and names what it did not change', async () => {
    const { configure } = await import('../configure.js');
    const { getCore } = await import('../page-core.js');
    configure(GOOD);
    expect(getCore().config.merchant).toBe('demo');
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    configure(GOOD);
    expect(warned).not.toHaveBeenCalled();
    configure({ merchant: 'other', theme: 'light' });
    expect(warned.mock.calls[0]?.[0]).toMatch(/merchant, theme did not change/);
    expect(getCore().config.merchant).toBe('demo');
  });

  it('importing the package in Node does nothing but define', async () => {
    const before = Reflect.ownKeys(globalThis).length;
    await import('../../index.js');
    expect(Reflect.ownKeys(globalThis).length).toBe(before);
  });
});
