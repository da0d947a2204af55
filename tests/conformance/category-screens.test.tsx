import { describe, expect, it, LIST, mount, shownText, testCore, until, wireGames } from '../widgets-support/index.js';
import '../../src/widgets/agent-login/index.js';
import '../../src/widgets/lobby/index.js';
import '../../src/widgets/outlet/index.js';

const VENDORS = 'GET /wps/relay/GCSGAME_newGameVendor';
const ROWS = [
  ['NAV-21', '/sports', 'SPORTS'],
  ['NAV-22', '/esports', 'ESPORTS'],
  ['NAV-23', '/lott', 'LOTT'],
  ['NAV-24', '/elott', 'ELOTT'],
  ['NAV-25', '/live', 'LIVE'],
  ['NAV-26', '/fish', 'FISH'],
  ['NAV-27', '/rng', 'RNG'],
  ['NAV-29', '/pvp', 'PVP'],
  ['NAV-30', '/cockfight', 'COCKFIGHT'],
] as const;
/** One vendor in each category, which has one game, each called after it. */
const LANES = ROWS.map(([, , code]) => ({
  gameCategory: code,
  gameType: code,
  gameClassify: [],
  vendors: [
    {
      vassalage: `V_${code}`,
      displayName: `House of ${code}.`,
      lagerIcon: '',
      gameType: code,
      isGame: '',
      nodeId: `${code}-0`,
      gameCode: `${code}0`,
    },
  ],
}));

describe('gp-outlet, pages of games', () => {
  for (const [row, path, code] of ROWS) {
    it(`${row} ${path} shows entries of ${code}, and of no other category`, async () => {
      const { core, platform } = testCore();
      platform.on(VENDORS, () => ({ data: { lanes: LANES } }));
      // A list that is not narrowed would show all of them.
      platform.on(`GET ${LIST}`, ({ query }) => {
        const asked = query.get('gameType') ?? query.get('gameCategory');
        const games = ROWS.filter(([, , each]) => !asked || each === asked).map(([, , each]) => ({
          ...wireGames[0],
          nodeId: `${each}-0`,
          vassalage: `V_${each}`,
          vendorName: `House of ${each}.`,
          gameType: each,
          gameName: `Game of ${each}.`,
        }));
        return { games, totalPages: 1 };
      });
      core.navigation.navigate(path);
      const host = await mount('gp-outlet');
      const lobby = await until(() => host.querySelector('gp-lobby'), 'the games stand');
      // Where there are few entries, their games stand in a grid below.
      const first = () => lobby.shadowRoot?.querySelector('[part=grid]:has(h3.card-name)');
      const listed = () => [...(first()?.querySelectorAll('h3.card-name') ?? [])].map(name => name.textContent);
      await until(() => listed().length > 0, 'they are listed');
      // Who asks for the draws of electronic lotteries finds every lottery (OP-76); a game centre is entered through vendors (OP-77).
      const codes = code === 'ELOTT' ? ['LOTT', 'ELOTT'] : [code];
      const entry = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'].includes(code) ? 'House' : 'Game';
      expect(listed()).to.deep.equal(codes.map(each => `${entry} of ${each}.`));
      expect(core.navigation.store.getState().path).to.equal(path);
    });
  }

  it('NAV-11 /agent is a page of its own for agents: what it is for, and their login', async () => {
    const { core } = testCore();
    core.navigation.navigate('/agent');
    const host = await mount('gp-outlet');
    const login = await until(() => host.querySelector<HTMLElement>('gp-agent-login'), 'the page');
    await until(
      () => shownText(login).includes('Bring players. Keep your team.') && shownText(login).includes('Links of your own'),
      'what it is for',
    );
    await until(() => login.shadowRoot?.querySelector('input[name=password]'), 'their login');
  });
});
