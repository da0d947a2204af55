import { describe, expect, it, mount, rootOf, setViewport, testCore, until } from '../../../tests/widgets-support/index.js';
import '../../widgets/lobby/index.js';

describe('skeletons', () => {
  it('breathe in sight, and cost nothing out of it', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => new Promise(() => undefined));
    await setViewport({ width: 390, height: 200 });
    const lobby = await mount('gp-lobby');
    const skeletons = await until(() => {
      const all = [...rootOf(lobby).querySelectorAll('.skeleton')];
      return all.length > 20 ? all : undefined;
    }, 'the lobby waits');
    // Firefox calls an animation running although it skips what is animated: a probe inside tells whether it is drawn.
    for (const skeleton of skeletons) skeleton.append(document.createElement('i'));
    const isDrawn = (skeleton: Element) => skeleton.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const breathing = () =>
      skeletons.filter(
        skeleton => isDrawn(skeleton) && skeleton.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
      );
    // What may soon come into sight, a browser gets ready.
    const far = (skeleton: Element) => skeleton.getBoundingClientRect().top > 3 * innerHeight;
    await until(() => breathing().some(skeleton => !far(skeleton)), 'those in sight breathe');
    expect(skeletons.filter(far).length).to.be.greaterThan(5);
    expect(breathing().filter(far)).to.deep.equal([]);
  });
});
