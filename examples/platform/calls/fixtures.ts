import * as v from 'valibot';
import { defineCall } from '../http/call.js';
import { gameKind } from '../games/game-kind.js';
import { EVERY_MS, LASTS_MS, ensureFixtures, scoreAt, settleDueFixtures } from '../games/sports/fixtures.js';
import { SPORTS_WORDS } from '../games/sports/client/words.js';
import { playClock } from '../games/sports/play-clock.js';
import { pricesOf, SPORTS, type Sport, type SportName } from '../games/sports/sports.js';
import { langOf } from '../languages.js';
import { FURTHER_WORDS } from '../words/index.js';
import { writtenIn } from '../written.js';
import { toWireGame } from './wire-game.js';

const CATEGORIES = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const;
/** Of each sport: the one that runs, and so many that come; while none runs, one more, so that no place is empty. */
const NEXT = 2;
const AHEAD_MS = NEXT * EVERY_MS + (EVERY_MS - LASTS_MS);
/** What can be read at a glance; over and under are the game's own. */
const TOLD: readonly string[] = ['home', 'draw', 'away'];

/** What runs and what comes next, each with a game in which it can be bet on (O-92). */
const fixtures = defineCall({
  method: 'GET',
  path: '/wps/games/fixtures',
  access: 'open',
  input: v.object({ category: v.picklist(CATEGORIES, `one of ${CATEGORIES.join(', ')}`) }),
  async answer({ platform, input, catalogue, language }) {
    const gameOf = new Map<SportName, Awaited<ReturnType<typeof catalogue>>['games'][number]>();
    for (const game of (await catalogue()).games) {
      if (game.family !== input.category || game.maintenance) continue;
      const playable = gameKind({ ...game, classify: game.gameClassify });
      if (playable.kind === 'sports' && !gameOf.has(playable.variant)) gameOf.set(playable.variant, game);
    }
    for (const sport of gameOf.keys()) await ensureFixtures(platform, sport);
    await settleDueFixtures(platform);
    const now = platform.clock.now();
    const rows =
      gameOf.size === 0
        ? []
        : await platform.db
            .selectFrom('fixture')
            .selectAll()
            .where('sport', 'in', [...gameOf.keys()])
            .where('ends_at', '>', now)
            .where('starts_at', '<=', now + AHEAD_MS)
            .orderBy('starts_at')
            .orderBy('id')
            .execute();
    const words = FURTHER_WORDS[langOf(language)]?.sports ?? writtenIn(SPORTS_WORDS, langOf(language));
    return {
      value: {
        serverTime: now,
        list: rows.map(row => {
          const name = row.sport as SportName;
          const sport: Sport = SPORTS[name];
          const isOpen = row.starts_at > now;
          const [homeScore, awayScore] = isOpen ? [null, null] : scoreAt(row, now);
          return {
            fixtureId: String(row.id),
            title: words[name],
            home: row.home,
            away: row.away,
            startsAt: row.starts_at,
            homeScore,
            awayScore,
            clock: isOpen ? undefined : playClock(row, now, langOf(language)),
            prices: isOpen
              ? pricesOf(sport, row.home, row.away)
                  .filter(({ pick }) => TOLD.includes(pick))
                  .map(({ pick, odds }) => ({ pick, odds: odds / 100 }))
              : [],
            game: toWireGame(gameOf.get(name)!, language),
          };
        }),
      },
    };
  },
});

export const fixtureCalls = [fixtures];
