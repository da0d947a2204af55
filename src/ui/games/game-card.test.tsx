import {
  all,
  describe,
  expect,
  find,
  it,
  mount,
  setViewport,
  signedInCore,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
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

describe('the picture of a game card', () => {
  for (const width of [390, 1280])
    it(`its play, its free trial and its heart lie beside one another at any ratio and number of columns, ${width} px`, async () => {
      await setViewport({ width, height: 844 });
      const { core } = testCore();
      const lobby = await mount('gp-lobby', { category: 'RNG' });
      for (const language of ['EN', 'ES', 'AR']) {
        await core.language.use(language);
        const word = core.language.t('game.demo');
        await until(() => all(lobby, '.lobby-grid .card-trial')[0]?.textContent === word, `it says ${word}`);
        for (const ratio of ['3 / 4', '1 / 1', '16 / 10', '16 / 9', '2 / 1'])
          for (const columns of width < 640 ? [1, 2, 3] : [3, 4, 5, 6, 7, 8, 9]) {
            lobby.style.setProperty('--gp-card-ratio', ratio);
            lobby.style.setProperty('--gp-lobby-columns', String(columns));
            const card = all(lobby, '.lobby-grid .card-trial')[0]!.closest('article')!;
            const boxes = ['.card-cta', '.card-trial', '.card-heart .icon'].map(part => card.querySelector(part)!.getBoundingClientRect());
            const shown = boxes.filter(box => box.width > 0);
            for (const [index, box] of shown.entries())
              for (const other of shown.slice(index + 1))
                expect(areApart(box, other), `${language} ${ratio}, ${columns} columns`).to.equal(true);
          }
      }
    });

  it('the trial follows the radii, the picture the position that the page says', async () => {
    testCore();
    const lobby = await mount('gp-lobby', { category: 'RNG' });
    const trial = await find(lobby, '.game-card .card-trial');
    const image = await find(lobby, '.game-card img');
    expect(getComputedStyle(image).objectPosition).to.equal('50% 50%');
    lobby.style.cssText = '--gp-radius-pill: 0; --gp-art-position: 50% 20%';
    expect([getComputedStyle(trial).borderRadius, getComputedStyle(image).objectPosition]).to.deep.equal(['0px', '50% 20%']);
  });
});

function areApart(one: DOMRect, other: DOMRect): boolean {
  return one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
}
