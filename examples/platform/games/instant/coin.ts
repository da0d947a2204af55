import type { InstantGame } from './instant-game.js';

const COIN_PAYS = 194;

export interface CoinOutcome {
  side: 'heads' | 'tails';
}

/** Heads or tails, both equally likely; the right one pays 1.94. */
export const coin: InstantGame<CoinOutcome> = {
  published: { from: 97, to: 97 },
  choices: [{ side: 'heads' }, { side: 'tails' }],
  accepts: ({ side }) => side === 'heads' || side === 'tails',
  play(rng, { side }) {
    const fallen = rng.int(2) === 0 ? 'heads' : 'tails';
    return { multiple: fallen === side ? COIN_PAYS : 0, outcome: { side: fallen } };
  },
  returns: () => COIN_PAYS / 200,
};
