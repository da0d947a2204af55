import { describe, expect, gameNames, it, make, place, rootOf, signedInCore, testCore, until } from '../widgets-support/index.js';
import '../../src/widgets/winner-ticker/index.js';
import '../../src/widgets/lobby/index.js';

const MANY = 50;

describe('a page of a hundred widgets', () => {
  it('asks each distinct question once', async function () {
    this.timeout(60_000);
    const { platform } = testCore();
    const widgets = Array.from({ length: MANY }, () => [make('gp-winner-ticker'), make('gp-lobby', { category: 'SPORTS' })]).flat();
    for (const widget of widgets) place(widget);
    for (const widget of widgets)
      await until(() => rootOf(widget).querySelector('.win, .vendor-card:not([aria-hidden])'), `every <${widget.localName}> stands`);
    for (const path of ['/wps/system/status', '/wps/relay/GCSGAME_newGameVendor', '/wps/relay/GCSGAME_getRankList']) {
      expect([path, platform.callsTo(path).length]).to.deep.equal([path, 1]);
    }
  });

  it('asks for the same list of games once, and for another when one of them turns its page', async function () {
    this.timeout(60_000);
    const { platform } = await signedInCore();
    const lobbies = Array.from({ length: 5 }, () => make('gp-lobby', { category: 'RNG', 'without-menu': true }));
    for (const lobby of lobbies) place(lobby);
    for (const lobby of lobbies) await until(() => gameNames(lobby).length === 18, 'every list stands');
    expect(platform.callsTo('/wps/relay/GCSGAME_gameList')).to.have.length(1);
    rootOf(lobbies[0]!).querySelector<HTMLElement>('.pages .button-icon:last-child')!.click();
    await until(() => platform.callsTo('/wps/relay/GCSGAME_gameList').length === 2, 'the second page is asked for');
    expect(platform.callsTo('/wps/system/status')).to.have.length(1);
  });
});
