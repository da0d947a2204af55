import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCore } from '../testing/test-core.js';
import { takeOwnTexts } from './own-texts.js';

const said = () => vi.mocked(console.warn).mock.calls.flat().join('\n');
const answer = (body: string, status = 200) => vi.fn<typeof fetch>(async () => new Response(body, { status }));

describe('the operator’s words', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it('stand in place of ours, in their language only, in sets that come later too', async () => {
    const { core } = testCore({ texts: { ES: { 'login.submit': 'Pasa', 'register.title': 'Ven con nosotros' } } });
    await core.language.use('ES');
    expect([core.language.t('login.submit'), core.language.t('common.cancel')]).toEqual(['Pasa', 'Cancelar']);
    await core.language.need('identity');
    expect(core.language.t('register.title')).toBe('Ven con nosotros');
    await core.language.use('EN');
    expect(core.language.t('login.submit')).toBe('Log in');
    await core.language.use('ES');
    expect(core.language.t('login.submit')).toBe('Pasa');
  });

  it('make a language of their own, with English, also the operator’s, for what it lacks', async () => {
    const texts = {
      EN: { 'common.ok': 'Fine' },
      GA: { 'login.submit': 'Logáil isteach', 'common.results_two': '{{count}} thoradh', 'common.results_other': '{{count}} toradh' },
    };
    const { core } = testCore({ languages: ['EN', 'GA'], texts });
    expect(core.language.languages).toContainEqual({ code: 'GA', name: 'Gaeilge', tag: 'ga' });
    await core.language.use('GA');
    expect(core.language.store.getState()).toMatchObject({ language: 'GA', tag: 'ga', direction: 'ltr' });
    const { t } = core.language;
    expect([t('login.submit'), t('common.cancel'), t('common.ok')]).toEqual(['Logáil isteach', 'Cancel', 'Fine']);
    expect([t('common.results', { count: 2 }), t('common.results', { count: 20 })]).toEqual(['2 thoradh', '20 toradh']);
    expect(said()).toBe('');
  });

  it('that fill in other values than ours are left out, once and with the sentence that says which', async () => {
    const texts = { EN: { 'common.failed': 'No {{nmae}}', 'common.page': 'Leaf {{page}}' } };
    const { core } = testCore({ texts });
    await core.start();
    await core.language.use('ES');
    await core.language.use('EN');
    expect([core.language.t('common.failed', { name: 'X' }), core.language.t('common.page', { page: 2 })]).toEqual([
      '“X” could not be loaded',
      'Leaf 2',
    ]);
    expect(said()).toBe('[gp-widgets] texts: EN "common.failed" must be a text that fills in {{name}}; ours is shown.');
  });

  it('come from a file too', async () => {
    const words = await takeOwnTexts('/words.json', answer('{"es":{"common.ok":"Vale"}}'));
    expect(words('ES', { 'common.ok': 'Aceptar', 'common.no': 'No' })).toEqual({ 'common.ok': 'Vale' });
    expect(words('EN', { 'common.ok': 'OK' })).toEqual({});
  });

  it.each([
    ['is not there', answer('', 404), 'HTTP 404'],
    ['is no JSON', answer('<!doctype html>'), 'JSON'],
    ['has another form', answer('{"common.ok":"Vale"}'), 'it is not { "ES": { "login.title": "…" } }'],
    ['does not come', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch'))), 'Failed to fetch'],
  ])('of a file that %s change nothing, and the console says so', async (_name, fetcher, reason) => {
    const words = await takeOwnTexts('/words.json', fetcher);
    expect(words('ES', { 'common.ok': 'Aceptar' })).toEqual({});
    expect(said()).toContain('/words.json could not be read');
    expect(said()).toContain(reason);
  });
});
