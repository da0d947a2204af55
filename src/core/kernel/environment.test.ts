import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from './environment.js';
import { FakePage } from '../testing/fake-page.js';

afterEach(() => vi.unstubAllGlobals());

describe('the browser around a core', () => {
  it('has no channel to other tabs where the browser has none, or refuses it', () => {
    vi.stubGlobal('window', new FakePage());
    const refusing = class {
      constructor() {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      }
    };
    for (const channel of [undefined, refusing]) {
      vi.stubGlobal('BroadcastChannel', channel);
      expect(browserEnvironment().openChannel?.('session')).toBeUndefined();
    }
  });
});
