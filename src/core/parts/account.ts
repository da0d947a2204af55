import type { Consolidated } from '../../api/account/member.js';
import type { Game } from '../../api/games/games.js';
import type { Query } from './queries.js';

/** What belongs to the signed-in account beside its money; asked for with the first look, dropped with the session. */
export interface Account {
  /** Number of unread messages (API-29, ENT-13). */
  unread(): Query<number>;
  /** Answers of customer service that wait to be read; none is asked for where nobody has written. */
  unreadChat(): Query<number>;
  /** Address of the picture; empty when it has none (API-13, HDR-09). */
  icon(): Query<string>;
  /** Contract flags; null unless the account is real and the agent policy switch on, and then nobody is asked (ROL-28..31). */
  consolidated(): Query<Consolidated | null>;
  /** Games played last, newest first, 12 a page from 1 (LOB-42). */
  recentGames(page?: number): Query<{ list: Game[]; totalPages: number }>;
  /** All at once (LOB-41, CON-23); a heart given or taken since then is the reader's to apply. */
  favouriteGames(): Query<Game[]>;
}
