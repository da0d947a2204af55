import type { Game } from '../../api/games/games.js';
import {
  describe,
  expect,
  find,
  heard,
  it,
  make,
  mount,
  named,
  nextFrame,
  place,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  until,
  type TestCore,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const LAUNCH = 'POST /wps/game/launchGame';
/** A page for the frame that says nothing by itself; a frame without network is no matter here. */
const FOREIGN = 'https://games.example.com/play?session=1';

async function firstGame({ core }: TestCore): Promise<Game> {
  const { games } = await core.queries.fetch(core.catalogue.games({ vendorCode: 'NOVA', page: 1, pageSize: 18 }));
  return games[0]!;
}
async function open() {
  const made = await signedInCore();
  const host = await mount('gp-game');
  await made.core.launch.game(await firstGame(made));
  const frame = await find<HTMLIFrameElement>(host, 'iframe');
  return { ...made, host, frame };
}
function post(frame: HTMLIFrameElement, data: unknown, { origin = 'https://games.example.com', source = frame.contentWindow } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

describe('gp-game', () => {
  it('GAM-11 shows the launched game in a frame with no more rights than it needs', async () => {
    const { frame, host } = await open();
    expect(frame.src).to.equal(FOREIGN);
    expect(frame.getAttribute('sandbox')?.split(' ')).to.have.members([
      'allow-scripts',
      'allow-forms',
      'allow-popups',
      'allow-same-origin',
    ]);
    expect(frame.referrerPolicy).to.equal('no-referrer');
    expect(frame.getAttribute('allow')).to.equal('fullscreen; autoplay');
    expect(frame.title).to.include('Amber Nova 1');
    expect(shownText(host)).to.include('Amber Nova 1');
    expect(frame.name, 'the game’s page knows that a bar stands beside it').to.equal('gp-game-barred');
  });

  it('GAM-11 a game’s page that has loaded at once is not covered for ever', async () => {
    const made = await signedInCore();
    // The words are there, so that the frame stands in the first drawing, whose effects come later than its load.
    const earlier = await mount('gp-game');
    await until(() => shownText(earlier), 'its words');
    earlier.remove();
    await made.core.launch.game(await firstGame(made));
    const host = place(make('gp-game'));
    const root = rootOf(host);
    root.addEventListener('load', event => event.isTrusted && event.stopPropagation(), true);
    const inserted = new MutationObserver(() => {
      const frame = root.querySelector('iframe');
      if (!frame) return;
      inserted.disconnect();
      frame.dispatchEvent(new Event('load'));
    });
    inserted.observe(root, { childList: true, subtree: true });
    await find(host, 'iframe');
    await until(() => !root.querySelector('.cover'), 'the game is to be seen');
  });

  it('the name above the game has the typeface of the text, as on its card', async () => {
    const { host } = await open();
    host.style.cssText = '--gp-font: Georgia; --gp-heading-font: Courier; --gp-heading-case: uppercase';
    const { fontFamily, textTransform } = getComputedStyle(await find(host, '.game-bar h2'));
    expect([fontFamily, textTransform]).to.deep.equal(['Georgia', 'none']);
  });

  it('without its bar the game’s page keeps its own name and exit', async () => {
    const made = await signedInCore();
    const host = await mount('gp-game', { 'without-bar': '' });
    await made.core.launch.game(await firstGame(made));
    expect((await find<HTMLIFrameElement>(host, 'iframe')).name).to.equal('');
    expect(rootOf(host).querySelector('[part=bar]')).to.equal(null);
  });

  it('a round asks the wallet and is told to the page; a stranger’s message is not heard', async () => {
    const { frame, host, platform } = await open();
    const round = { source: 'gp-game', type: 'round', roundId: 'r1', stake: 100, payout: 250, mode: 'real' };
    const asked = () => platform.callsTo('/wps/v2/wallets/balance').length;
    const before = asked();
    let heardRound = 0;
    host.addEventListener('gp-round', () => heardRound++);
    post(frame, round, { origin: 'https://evil.example' });
    post(frame, round, { source: window });
    expect(heardRound).to.equal(0);
    const event = await heard<object>('gp-round', () => post(frame, round));
    expect(event.detail).to.deep.equal({ roundId: 'r1', stake: 100, payout: 250, mode: 'real' });
    await until(() => asked() > before, 'the balance is asked for');
  });

  it('HDR-04 no balance tells how a round went before the game does, also where the platform tells that money moved', async () => {
    const { core, frame, platform } = await open();
    const asked = () => platform.callsTo('/wps/v2/wallets/balance').length;
    const round = { source: 'gp-game', type: 'round', roundId: 'r1', stake: 100, payout: 250, mode: 'real' };
    // A port in place of its window, which a frame that closes gives up.
    Object.defineProperty(frame, 'contentWindow', { value: new MessageChannel().port1 });
    const says = (data: object) => post(frame, { source: 'gp-game', ...data });
    for (const end of [{ ...round }, { type: 'playing', playing: false }, { type: 'exit' }]) {
      const before = asked();
      says({ type: 'playing', playing: true });
      says({ type: 'balance', balance: 900 });
      core.wallet.follow();
      await nextFrame();
      expect(asked()).to.equal(before);
      says(end);
      await until(() => asked() > before, 'the balance is asked for');
      await until(() => !core.wallet.store.getState().loading, 'it is there');
    }
  });

  it('GAM-11 money that moved elsewhere is told to a game that shows another balance, without an amount; its own rounds are not', async () => {
    const { core, frame, platform } = await open();
    const told: unknown[] = [];
    // A port in place of its window, which is another one as soon as the frame has gone to its address.
    const game = Object.assign(new MessageChannel().port1, {
      postMessage: (message: unknown, target: unknown) => void told.push([message, target]),
    });
    Object.defineProperty(frame, 'contentWindow', { value: game });
    const balance = async (amount: number, said?: number) => {
      platform.on('GET /wps/v2/wallets/balance', () => ({ balance: amount, currency: 'USD' }));
      if (said !== undefined) post(frame, { source: 'gp-game', type: 'balance', balance: said, mode: 'real' });
      await core.wallet.refresh();
      await until(() => core.wallet.store.getState().balance?.amount === amount * 100, 'the balance stands');
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    };
    await balance(34, 3_400);
    expect(told).to.deep.equal([]);
    await balance(434);
    await until(() => told.length > 0, 'the game is told');
    expect(told).to.deep.equal([[{ source: 'gp-page', type: 'balance' }, 'https://games.example.com']]);
  });

  it('an ended session is said, and opens again', async () => {
    const { frame, host, platform } = await open();
    post(frame, { source: 'gp-game', type: 'expired' });
    await until(() => shownText(host).includes('The game’s session has ended'), 'the message');
    expect(rootOf(host).querySelector('iframe')).to.equal(null);
    (await named(host, 'Open again')).click();
    await find(host, 'iframe');
    expect(platform.callsTo('/wps/game/launchGame')).to.have.length(2);
  });

  it('exit closes the game, and its own screen leads back', async () => {
    const { frame, core } = await open();
    core.navigation.navigate('/rng');
    core.navigation.navigate('/seamless');
    post(frame, { source: 'gp-game', type: 'exit' });
    expect(core.navigation.store.getState().path).to.equal('/rng');
    expect(core.launch.store.getState().game).to.equal(undefined);
  });

  it('a refused launch says why and can be tried again', async () => {
    const made = await signedInCore();
    made.platform.on(LAUNCH, () => new Refusal(409, 'game-unavailable'));
    const host = await mount('gp-game');
    await made.core.launch.game(await firstGame(made));
    await until(() => shownText(host).includes('This game is not available right now. Try another one.'), 'the reason');
    made.platform.on(LAUNCH, () => ({ url: FOREIGN, mode: 'frame' }));
    (await named(host, 'Try again')).click();
    await find(host, 'iframe');
  });

  it('without a game it shows the way to the lobby', async () => {
    await signedInCore();
    const host = await mount('gp-game');
    await named(host, 'To the lobby');
  });
});
