import { describe, expect, it, vi } from 'vitest';
import { testCore } from '../testing/test-core.js';

const late = vi.hoisted(() => {
  const open: Record<string, () => void> = {};
  const gate = (name: string) => new Promise<void>(resolve => (open[name] = resolve));
  return { open, locale: gate('locale'), pages: gate('pages') };
});
vi.mock('../../texts/en/common.js', async original => {
  await late.locale;
  return original();
});
vi.mock('../../texts/en/pages.js', async original => {
  await late.pages;
  return original();
});

describe('texts that come late', () => {
  it('I18-02 texts that are wanted while the language changes are there in the language that then shows, never the words of keys', async () => {
    const { core } = testCore({ defaultLanguage: 'ES' });
    await core.start();
    const shown: string[] = [];
    let ready = false;
    core.language.store.subscribe(() => ready && shown.push(core.language.t('feedback.type')));
    const change = core.language.use('EN');
    const need = core.language.need('pages').then(() => (ready = true));
    await need;
    expect(core.language.t('feedback.type')).toBe('Tipo de consulta');
    late.open.locale?.();
    await vi.dynamicImportSettled();
    late.open.pages?.();
    await change;
    expect(core.language.store.getState().language).toBe('EN');
    expect(core.language.t('feedback.type')).toBe('Question type');
    expect(shown).toEqual(['Question type']);
  });
});
