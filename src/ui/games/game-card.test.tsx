import { describe, expect, find, it, mount, signedInCore, testCore, until } from '../../../tests/widgets-support/index.js';
import '../../widgets/lobby/index.js';

const SITE = 'https://site.example';

/** Whether the page would be left; it is not. */
function press(control: HTMLElement, keys: MouseEventInit = {}): boolean {
  let leaves = false;
  const watch = (event: Event) => {
    leaves = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...keys }));
  window.removeEventListener('click', watch);
  return leaves;
}

describe('the name of a game card', () => {
  it('OP-81 is a link to the game’s page where the page knows the site, beside heart and trial', async () => {
    testCore({ siteUrl: SITE });
    const action = await find(await mount('gp-lobby'), '.game-card a.card-action');
    expect((action as HTMLAnchorElement).href).to.match(/^https:\/\/site\.example\/game\/[^/]+\/[^/]+$/);
    expect(action.querySelector('button, a')).to.equal(null);
    expect(action.closest('article')?.querySelector('.card-heart')).not.to.equal(null);
  });

  it('OP-81 LOB-28 a plain click launches in place; with a key that asks for a new tab it is the browser’s', async () => {
    const { core } = await signedInCore('demo_member', { siteUrl: SITE });
    const action = await find(await mount('gp-lobby'), '.game-card a.card-action');
    expect(press(action, { ctrlKey: true })).to.equal(true);
    expect(core.launch.store.getState().game).to.equal(undefined);
    expect(press(action)).to.equal(false);
    await until(() => core.launch.store.getState().game?.state === 'open', 'it opens');
  });

  it('OP-81 is a button where there is no site', async () => {
    testCore();
    const action = await find(await mount('gp-lobby'), '.game-card .card-action');
    expect(action.tagName).to.equal('BUTTON');
  });
});
