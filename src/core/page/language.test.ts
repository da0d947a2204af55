import { describe, expect, it, vi } from 'vitest';
import type { TextKey } from '../parts/core.js';
import { hasTexts, LANGUAGES, languageDirection, languageName, languageTag } from '../../texts/languages.js';
import { FakePage } from '../testing/fake-page.js';
import { quiet, signedIn, testCore } from '../testing/test-core.js';

const KEY = 'gp:demo@https://api.example/api:language';

describe('language', () => {
  it('I18-01 I18-03 CON-56 offers EN and ES, ES first', async () => {
    const { core } = testCore({ defaultLanguage: undefined });
    expect(core.language.languages).toEqual([
      { code: 'EN', name: 'English', tag: 'en' },
      { code: 'ES', name: 'Español', tag: 'es-MX' },
    ]);
    await core.start();
    expect([core.language.store.getState().language, core.language.t('login.submit')]).toEqual(['ES', 'Iniciar sesión']);
  });

  it('I18-02 the registry has 40 languages with names of their own, and what has no text falls back without showing a key', async () => {
    expect(LANGUAGES).toHaveLength(40);
    for (const code of LANGUAGES)
      expect([Intl.getCanonicalLocales(languageTag(code)).length, languageName(code).length > 1]).toEqual([1, true]);
    expect(new Set(LANGUAGES.map(languageName)).size).toBe(40);
    expect(['AR', 'HE', 'FA', 'UR', 'EN'].map(languageDirection)).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'ltr']);
    expect(LANGUAGES.map(code => [code, hasTexts(code)])).toEqual(LANGUAGES.map(code => [code, true]));
    const { core } = testCore({ languages: ['EN', 'GA'], texts: { GA: { 'login.title': 'Isteach' } } });
    await core.language.use('GA');
    expect(core.language.store.getState()).toMatchObject({ language: 'GA', tag: 'ga', direction: 'ltr' });
    expect(core.language.t('login.submit'), 'what a language of one’s own lacks').toBe('Log in');
    expect(core.language.t('block.some-new-thing' as TextKey)).toBe('Some new thing');
    expect(core.language.t('error.not-in-the-list' as TextKey)).toMatch(/^Unknown error\. /);
  });

  it('OP-48 a language shows its texts, Arabic in all six plural forms', async () => {
    const { core } = testCore({ languages: ['EN', 'AR'] });
    await core.language.use('AR');
    expect(core.language.t('login.submit')).toBe('تسجيل الدخول');
    const count = (number: number) => core.language.t('lobby.games', { count: number, number });
    expect(new Set([0, 1, 2, 5, 11, 100].map(count)).size).toBe(6);
    await core.language.need('identity');
    expect(core.language.t('register.title')).toBe('إنشاء حساب');
  });

  it('a choice that is no code is refused with what it takes, and changes nothing', async () => {
    const { language } = testCore({ languages: ['EN', 'ES'] }).core;
    await language.use('ES');
    for (const none of [undefined, null, 3, {}] as unknown as string[])
      await expect(language.use(none)).rejects.toThrow(new TypeError('language.use() takes a code.'));
    expect(language.store.getState().language).toBe('ES');
  });

  it('texts that are there already draw nothing anew', async () => {
    const { core } = testCore();
    await core.start();
    let drawn = 0;
    core.language.store.subscribe(() => drawn++);
    await Promise.all([core.language.need('pages'), core.language.need('pages')]);
    await core.language.need('pages');
    expect(drawn).toBe(1);
    await core.language.need('games');
    expect(drawn).toBe(2);
  });

  it('OP-48 what fills a text from right to left stands apart from the words around it, so that neither is reversed', async () => {
    const { core } = testCore({ languages: ['EN', 'AR'] });
    await core.start();
    await core.language.need('missions');
    const progress = () => core.language.t('missions.progress', { done: '-$975', target: '$2,500 + 1/2' });
    expect(progress()).toBe('-$975 of $2,500 + 1/2');
    await core.language.use('AR');
    expect(progress()).toBe('\u2068-$975\u2069 من \u2068$2,500 + 1/2\u2069');
    expect(core.language.t('error.rate-limited-hours', { wait: 3 })).toContain('\u2068خلال 3 ساعات\u2069');
  });

  it('I18-04 the choice is kept and comes back', async () => {
    const page = new FakePage();
    await testCore({ defaultLanguage: 'ES' }, page).core.language.use('EN');
    expect(page.localStorage.getItem(KEY)).toBe('EN');
    const { core } = testCore({ defaultLanguage: 'ES' }, new FakePage('/', { local: page.localStorage }));
    await core.start();
    expect(core.language.store.getState().language).toBe('EN');
  });

  it.each([
    ['that of the product', undefined, 'ES', 'Iniciar sesión'],
    ['the page’s, Spanish', 'ES', 'ES', 'Iniciar sesión'],
    ['the page’s, English', 'EN', 'EN', 'Log in'],
  ])(
    'I18-05 a saved language that is not supported is replaced by the default, in storage too: %s',
    async (_name, defaultLanguage, code, words) => {
      const page = new FakePage();
      page.localStorage.setItem(KEY, 'XX');
      const { core } = testCore({ defaultLanguage }, page);
      await core.start();
      const now = () => [core.language.store.getState().language, core.language.t('login.submit'), page.localStorage.getItem(KEY)];
      expect(now()).toEqual([code, words, code]);
      await core.language.use(code === 'EN' ? 'ES' : 'EN');
      await core.language.use('FR');
      expect(now()).toEqual([code, words, code]);
    },
  );

  it('I18-06 API-74 a change is told to followers with a new revision, and kept with a signed-in account', async () => {
    const { core, platform } = await signedIn();
    const revisions: number[] = [];
    core.language.store.subscribe(({ revision }) => revisions.push(revision));
    await core.language.use('ES');
    expect(revisions).toHaveLength(1);
    expect(core.language.t('nav.home')).toBe('Inicio');
    await vi.waitFor(() => expect(platform.callsTo('/wps/member/info/language')[0]?.body).toEqual({ language: 'ES' }));
  });

  it('API-74 the language of an account is there with its login, and kept; one that is not offered changes nothing', async () => {
    const { core, page, platform } = testCore();
    await core.start();
    platform.member = { language: 'es' };
    await core.session.login({ username: 'member', password: 'Demo1234' });
    await vi.waitFor(() => expect(core.language.t('nav.home')).toBe('Inicio'));
    expect(page.localStorage.getItem(KEY)).toBe('ES');
    expect(platform.callsTo('/wps/member/info/language')).toEqual([]);
    await core.session.logout();
    platform.member = { language: 'AR' };
    await core.session.login({ username: 'member', password: 'Demo1234' });
    await quiet();
    expect(core.language.store.getState().language).toBe('ES');
  });

  it('the last of two quick choices stands', async () => {
    const { core, page } = testCore();
    await core.start();
    await Promise.all([core.language.use('ES'), core.language.use('EN')]);
    expect(core.language.store.getState().language).toBe('EN');
    expect(page.localStorage.getItem('gp:demo@https://api.example/api:language'), 'and is kept').toBe('EN');
    expect(core.language.t('nav.home')).toBe('Home');
  });

  it('shows nothing rather than keys before the texts are there', () => {
    expect(testCore().core.language.t('nav.home')).toBe('');
  });

  it('sets lang and dir of the document on the full site only', async () => {
    for (const [navigation, lang] of [
      ['history', 'es-MX'],
      ['embed', ''],
    ] as const) {
      const { core, page } = testCore({ navigation });
      await core.language.use('ES');
      expect(page.document.documentElement.lang).toBe(lang);
    }
  });

  it('chooses plural forms and fills values in', async () => {
    const { core } = testCore();
    await core.start();
    expect([1, 2].map(count => core.language.t('common.results', { count }))).toEqual(['1 result', '2 results']);
    expect(core.language.t('game.play-name', { name: '<b>&' })).toBe('Play <b>&');
  });
});
