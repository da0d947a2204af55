import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, place, testCore, until } from '../../../tests/widgets-support/index.js';
import { PlatformError, type ErrorCode } from '../../api/wire/errors.js';
import { StandingContext, standingIn } from '../../element/core-context.js';
import { ErrorCard } from './error-card.js';

describe('ErrorCard', () => {
  let root: Root | undefined;
  afterEach(() => {
    root?.unmount();
    setOnline(true);
  });

  for (const code of ['network', 'timeout', 'chunk-load'] as const) {
    it(`ERR-12 ERR-13 without a network “${code}” is told as being offline, once, and as itself when there is one`, async () => {
      setOnline(false);
      const says = await show(code);
      expect(says()).to.deep.equal(['You are offline', 'Check your connection: what you see may be out of date.']);
      setOnline(true);
      await until(() => says()[0] === 'That did not work', 'the failure itself');
      expect(says()[1]).to.match(/network|connection/);
    });
  }

  it('what the platform refused is told without a network too', async () => {
    setOnline(false);
    expect((await show('game-unavailable'))()[0]).to.equal('That did not work');
  });

  async function show(code: ErrorCode) {
    const { core } = testCore();
    await core.language.use('EN');
    const box = place(document.createElement('div'));
    root = createRoot(box);
    root.render(
      <StandingContext value={standingIn(core)}>
        <ErrorCard error={new PlatformError(code, 'for developers')} />
      </StandingContext>,
    );
    await until(() => box.querySelector('.notice-title'), 'the card');
    return () => ['.notice-title', '.notice-text'].map(part => box.querySelector(part)?.textContent);
  }
});

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
