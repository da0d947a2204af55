import {
  axeFindings,
  describe,
  expect,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  until,
  wireGames,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const ROOMS = '/wps/relay/GLS2_roomList';
const LAUNCH = '/wps/game/launchGame';
const PVP = {
  id: 'TBN-1',
  vendorCode: 'TBN',
  vendorName: 'Table Nine',
  code: 'rummy',
  type: 'PVP',
  subcategory: '',
  name: 'Rummy',
  minBet: 0,
  minLines: 0,
  isHot: false,
  imageUrl: '',
  hasFreeTrial: false,
  opensList: false,
  inMaintenance: false,
  usesFbLaunch: false,
};

describe('rooms of a PVP game', () => {
  it('GAM-14 API-47 lists rooms by stake with their players; one that is full cannot be entered', async () => {
    const { core, platform } = await signedInCore();
    platform.on(`GET ${ROOMS}`, () => ({ value: { list: [room('B', 100, 6), room('A', 1, 2)] } }));
    const host = await mount('gp-dialogs');
    await core.launch.game(PVP);
    const enter = await named(host, 'Enter Room A');
    expect([...rootOf(host).querySelectorAll('.room-name')].map(name => name.textContent)).to.deep.equal(['Room A', 'Room B']);
    expect(shownText(host)).to.contain('2 of 6 seats taken').and.to.contain('$1.00');
    expect(((await named(host, 'Room B is full')) as HTMLButtonElement).disabled).to.equal(true);
    expect(platform.callsTo(ROOMS)[0]?.query.get('vassalage')).to.equal('TBN');
    expect(await axeFindings(host)).to.deep.equal([]);
    expect(platform.callsTo(LAUNCH)).to.deep.equal([]);
    enter.click();
    await until(() => platform.callsTo(LAUNCH).length === 1, 'the game is launched');
    expect(platform.callsTo(LAUNCH)[0]?.body).to.include({ nodeId: 'TBN-1', roomId: 'A' });
  });

  it('GAM-14 a vendor without rooms starts its game at once', async () => {
    const { core, platform } = await signedInCore();
    platform.on(`GET ${ROOMS}`, () => ({ value: { list: [] } }));
    await mount('gp-dialogs');
    await core.launch.game(PVP);
    await until(() => platform.callsTo(LAUNCH).length === 1, 'the game is launched');
    expect(platform.callsTo(LAUNCH)[0]?.body).not.to.have.property('roomId');
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).not.to.include('game-rooms');
  });

  it('rooms that fail say so and can be asked for again; closing them starts nothing', async () => {
    const { core, platform } = await signedInCore();
    let broken = true;
    platform.on(`GET ${ROOMS}`, () => (broken ? new Refusal(400, 'bad-request') : { value: { list: [room('A', 1, 0)] } }));
    const host = await mount('gp-dialogs');
    await core.launch.game(PVP);
    const retry = await named(host, 'Try again');
    broken = false;
    retry.click();
    await named(host, 'Enter Room A');
    (await named(host, 'Close')).click();
    await until(() => core.dialogs.store.getState().open.length === 0, 'it is closed');
    expect(platform.callsTo(LAUNCH)).to.deep.equal([]);
  });
});

describe('games of a vendor', () => {
  it('GAM-15 OP-79 a vendor of two types shows each in a section, and one alone when it is chosen', async () => {
    const { core, platform } = await signedInCore();
    platform.on('GET /wps/relay/GCSGAME_getVassGameType', () => ({ value: { list: ['RNG', 'FISH'] } }));
    platform.on('GET /wps/relay/GCSGAME_gameList', ({ query }) => {
      const type = query.get('gameType');
      return {
        games: wireGames.slice(0, 3).map(game => ({ ...game, nodeId: `${type}-${game.nodeId}`, gameName: `${type} ${game.gameName}` })),
        totalPages: 1,
      };
    });
    const host = await mount('gp-dialogs');
    core.dialogs.open('game-popup', { vendorCode: 'JDE', name: 'Jade' });
    await until(() => games(host).length === 6, 'both types stand');
    expect([...rootOf(host).querySelectorAll('.type-title')].map(title => title.textContent)).to.deep.equal(['RNG', 'FISH']);
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'FISH', 'button')).click();
    await until(() => games(host).length === 3, 'one type stands');
    expect(games(host).every(name => name.startsWith('FISH'))).to.equal(true);
  });

  it('GAM-15 a vendor of one type has no sections', async () => {
    const { core } = await signedInCore();
    const host = await mount('gp-dialogs');
    core.dialogs.open('game-popup', { vendorCode: 'NOVA', name: 'Nova Play' });
    await until(() => games(host).length === 18, 'the games stand');
    expect(rootOf(host).querySelector('.type-title')).to.equal(null);
  });
});

function room(id: string, minStake: number, players: number) {
  return { id, name: `Room ${id}`, minStake, seats: 6, players };
}
function games(host: Element): string[] {
  return [...rootOf(host).querySelectorAll('.game-name')].map(name => name.textContent);
}
