import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, instant, optionalText, text } from '../wire/wire.js';
import { game } from './games.js';

/** Who meets whom, and the game in which it can be bet on. Times in UTC milliseconds of the platform's clock. */
export type Fixture = v.InferOutput<typeof fixture>;

const fixture = v.pipe(
  v.object({
    fixtureId: text,
    title: optionalText,
    home: text,
    away: text,
    startsAt: instant,
    homeScore: v.nullish(count),
    awayScore: v.nullish(count),
    clock: optionalText,
    prices: v.optional(v.array(v.object({ pick: text, odds: v.number() })), []),
    game,
  }),
  v.transform(({ fixtureId, homeScore, awayScore, ...rest }) => ({
    ...rest,
    id: fixtureId,
    /** Undefined before it begins. */
    score: homeScore != null && awayScore != null ? ([homeScore, awayScore] as const) : undefined,
  })),
);
export const fixturesAnswer = v.object({ serverTime: instant, list: v.array(fixture) });

/**
 * What runs and what comes next of a category, such as SPORTS (O-92), the first to begin first. `pick` is `home`, `draw` or `away`;
 * odds are factors of the stake, the stake included. `clock` says where play stands, such as `63'` or
 * `Set 2`, in the reader's language; it may be left out. A platform may do without this call.
 */
export const listFixtures = endpoint({
  path: '/wps/games/fixtures',
  send: (category: string) => ({ query: { category } }),
  answer: fixturesAnswer,
});
