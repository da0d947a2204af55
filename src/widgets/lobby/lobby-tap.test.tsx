import {
  describe,
  expect,
  FakePlatform,
  find,
  it,
  mount,
  Refusal,
  rootOf,
  signedInCore,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const LAUNCH = '/wps/game/launchGame';

describe('a game card that is tapped', () => {
  it('LOB-28 answers before the code of the popup has come, looks busy, and is free again when the popup is open', async () => {
    testCore({}, new FakePlatform(), { bringsTags: true });
    const card = await firstCard(await mount('gp-lobby'));
    const before = look(card);
    tap(card);
    await Promise.resolve();
    expect([card.ariaBusy, customElements.get('gp-dialogs')]).to.deep.equal(['true', undefined]);
    expect(look(card)).not.to.equal(before);
    await until(() => card.ariaBusy === null, 'it is free');
    expect(rootOf(document.querySelector('gp-dialogs')!).querySelector('dialog[open]')).not.to.equal(null);
  });

  it('LOB-28 GAM-08 a second tap does nothing; when the game does not open, it may be tapped again', async () => {
    const { core, platform } = await signedInCore();
    let answer = (): void => undefined;
    platform.on(`POST ${LAUNCH}`, async () => {
      await new Promise<void>(resolve => (answer = resolve));
      return new Refusal(500, 'unknown');
    });
    const card = await firstCard(await mount('gp-lobby'));
    const tries = () => platform.callsTo(LAUNCH).length;
    tap(card);
    tap(card);
    await until(() => tries() === 1, 'the launch');
    tap(card);
    answer();
    await until(() => core.launch.store.getState().game?.state === 'failed', 'it failed');
    await until(() => card.ariaBusy === null, 'it is free');
    expect(tries()).to.equal(1);
    tap(card);
    await until(() => tries() === 2, 'another launch');
    answer();
  });

  it('LOB-28 it is free again when the game has opened', async () => {
    const { core } = await signedInCore();
    const card = await firstCard(await mount('gp-lobby'));
    tap(card);
    await until(() => core.launch.store.getState().game?.state === 'open', 'it is open');
    await until(() => card.ariaBusy === null, 'it is free');
  });
});

async function firstCard(lobby: HTMLElement): Promise<HTMLElement> {
  const action = await find(lobby, '.game-card .card-action');
  return action.closest<HTMLElement>('.game-card')!;
}

function tap(card: HTMLElement) {
  card.querySelector<HTMLElement>('.card-action')!.click();
}

function look(card: HTMLElement): string {
  return getComputedStyle(card.querySelector('.card-image')!).filter;
}
