import type { BlackjackWords } from '../games/blackjack/client/words.js';
import type { Words as ChatWords } from '../chat/client/words.js';
import type { ChipsWords } from '../games/chips/client/words.js';
import type { Words as GameWords } from '../games/client/words.js';
import type { CrashWords } from '../games/crash/client/words.js';
import type { DuelWords } from '../games/duel/client/words.js';
import type { InstantWords } from '../games/instant/client/words.js';
import type { MinesWords } from '../games/mines/client/words.js';
import type { PokerWords } from '../games/poker/client/words.js';
import type { ShooterWords } from '../games/shooter/client/words.js';
import type { SportsWords } from '../games/sports/client/words.js';

/** What a match is played in, where no minutes are counted. */
export type PartOfPlay = 'set' | 'volleyball-set' | 'map' | 'inning';

/** What games and chat say in one language. Placeholders and `|` between the items of rules as in English. */
export interface SandboxWords {
  /** What all games say, and what each says alone. */
  all: GameWords;
  blackjack: BlackjackWords;
  chips: ChipsWords;
  crash: CrashWords;
  duel: DuelWords;
  instant: InstantWords;
  mines: MinesWords;
  poker: PokerWords;
  shooter: ShooterWords;
  sports: SportsWords;
  /** Where play of a match stands; `{}`: the number. */
  clock: Record<PartOfPlay, string>;
  chat: ChatWords;
  page: { title: string; script: string; noScript: string };
}
