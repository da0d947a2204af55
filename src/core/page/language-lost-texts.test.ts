import { describe, expect, it, vi } from 'vitest';
import { testCore } from '../testing/test-core.js';

const file = vi.hoisted(() => ({ isGone: true }));
vi.mock('../../texts/de/common.js', async original => {
  if (file.isGone) throw new Error('It does not come.');
  return original();
});

describe('texts that do not come', () => {
  it('I18-02 are asked for again when the line is back', async () => {
    const { core, page } = testCore({ languages: ['EN', 'DE'], defaultLanguage: 'DE' });
    await core.start();
    expect(core.language.t('common.retry')).toBe('Retry');
    file.isGone = false;
    vi.resetModules();
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(core.language.t('common.retry')).toBe('Erneut versuchen'));
  });
});
