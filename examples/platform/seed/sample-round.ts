import { rankOf } from '../games/cards/cards.js';
import { CHIP_TABLES, playChips } from '../games/chips/chip-tables.js';
import { sampleCrash } from '../games/crash/math.js';
import { deal, shareOf } from '../games/duel/math.js';
import { gameKind, type Playable } from '../games/game-kind.js';
import { INSTANT_GAMES, playInstant } from '../games/instant/instant-games.js';
import type { InstantGame } from '../games/instant/instant-game.js';
import { holdAction, POKER_PAYS, pokerRules } from '../games/poker/math.js';
import { drawTable, type TableBet } from '../games/roulette/math.js';
import { shoot, TARGETS } from '../games/shooter/math.js';
import { spin } from '../games/slot/math.js';
import { SLOT_MODELS } from '../games/slot/models.js';
import { pricesOf, SPORTS, strengthOf, wins, type Sport } from '../games/sports/sports.js';
import { stakesOf } from '../games/stakes.js';
import { rngOf, type Rng } from '../rng.js';
import type { SeedGame } from './catalogue.js';

/** The least rank that pays as a pair. */
const JACK = 9;

/** A past round of a game, decided by the game's own mathematics; undefined for games that take decisions. Minor units. */
export function sampleRound(game: SeedGame, rng: Rng): { stake: number; payout: number } | undefined {
  const playable = gameKind({ nodeId: game.nodeId, family: game.family, classify: game.classify, gameName: game.name.en });
  const stakes = stakesOf(playable, game.minBet).slice(0, 5);
  const stake = stakes[rng.int(stakes.length)] ?? game.minBet;
  const payout = payoutOf(playable, stake, rng);
  return payout === undefined ? undefined : { stake, payout };
}

function payoutOf(playable: Playable, stake: number, rng: Rng): number | undefined {
  switch (playable.kind) {
    case 'slot':
      return spin(SLOT_MODELS[playable.variant], rng, stake).payout;
    case 'roulette':
      return drawTable(rng, [rouletteBet(stake, rng)]).payout;
    case 'shooter':
      return shoot(rng, stake, TARGETS[rng.int(TARGETS.length)]?.[0] ?? 'minnow').payout;
    case 'duel':
      return shareOf(deal(rng, playable.variant), 0, stake);
    case 'chips': {
      const table = CHIP_TABLES[playable.variant];
      return playChips(table, rng, [{ kind: table.spots[rng.int(table.spots.length)] ?? '', amount: stake }]).payout;
    }
    case 'instant': {
      const game: InstantGame = INSTANT_GAMES[playable.variant];
      return playInstant(game, rng, stake, game.choices[rng.int(game.choices.length)] ?? {}).payout;
    }
    case 'poker':
      return pokerPayout(stake, rng);
    case 'crash':
      return sampleCrash(rng, stake);
    case 'sports':
      return fixturePayout(SPORTS[playable.variant], stake, rng);
    default:
      return undefined;
  }
}

function rouletteBet(amount: number, rng: Rng): TableBet {
  return rng.int(3) === 0 ? { kind: 'straight', value: rng.int(37), amount } : { kind: 'red', amount };
}

/** A bet on a fixture that was played to its end. */
function fixturePayout(sport: Sport, stake: number, rng: Rng): number {
  const first = rng.int(sport.teams.length);
  const home = sport.teams[first] ?? '';
  const away = sport.teams[(first + 1 + rng.int(sport.teams.length - 1)) % sport.teams.length] ?? '';
  const prices = pricesOf(sport, home, away);
  const price = prices[rng.int(prices.length)];
  const scores = sport.scores(strengthOf(sport, home), strengthOf(sport, away));
  const [homeScore, awayScore] = scores[rng.weighted(scores.map(([, , weight]) => weight))] ?? [0, 0];
  return price && wins(sport, price.pick, [homeScore, awayScore]) ? Math.floor((stake * price.odds) / 100) : 0;
}

/** A hand as most people hold it: what pays, else equal ranks, else pictures and aces. */
function pokerPayout(stake: number, rng: Rng): number {
  const seed = rng.int(2 ** 31);
  const again = (): Rng => rngOf(`poker:${seed}`, 0);
  const { cards, hand } = pokerRules.replay(again(), stake, null, []).view;
  const ranks = cards.map(rankOf);
  const isWhole = POKER_PAYS[hand] >= POKER_PAYS.straight;
  const hasPair = new Set(ranks).size < ranks.length;
  const held = ranks.map((rank, place) => isWhole || (hasPair ? ranks.some((other, at) => at !== place && other === rank) : rank >= JACK));
  return pokerRules.replay(again(), stake, null, [holdAction(held)]).payout ?? 0;
}
