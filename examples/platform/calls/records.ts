import * as v from 'valibot';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { inputText, moment, toWireAmount, wholeNumber } from '../http/wire-input.js';
import { betRecord } from '../records/bet-record.js';
import { entryRecord } from '../records/entry-record.js';
import { nameIn } from '../games/catalogue.js';

const WINNER_LIMIT = 100;
const DAY = 86_400_000; // ms
const period = { from: moment, to: moment, page: wholeNumber(1, 1_000_000, 1), pageSize: wholeNumber(1, 200, 20) };

const winners = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'open',
  input: v.object({ gameCategory: inputText, limitNum: wholeNumber(1, WINNER_LIMIT, 20), rankBy: inputText, days: wholeNumber(1, 366, 7) }),
  async answer({ platform, input, catalogue, language }) {
    const data = await catalogue();
    let query = platform.db.selectFrom('win_board').selectAll('win_board').limit(input.limitNum);
    // Ours: the leaderboard asks for the largest wins of so many days; the board itself for the latest.
    if (input.rankBy === 'amount')
      query = query.where('settled_at', '>=', platform.clock.now() - input.days * DAY).orderBy('win_amount', 'desc');
    query = query.orderBy('settled_at', 'desc').orderBy('bet_id', 'desc');
    if (input.gameCategory !== '' && input.gameCategory !== 'ALL') {
      query = query.innerJoin('game', 'game.node_id', 'win_board.node_id').where('game.family', '=', input.gameCategory);
    }
    // The latest wins, the largest first: a new win enters the board at once (INV-32).
    const list = (await query.execute())
      .map(row => {
        const game = data.byId.get(row.node_id);
        return {
          customerName: row.customer_name,
          winAmount: toWireAmount(row.win_amount),
          gameName: game ? nameIn(game, language) : '',
          iconUrl: game?.showIcon ?? '',
          nodeId: String(row.node_id),
          settledAt: new Date(row.settled_at).toISOString(),
        };
      })
      .sort((a, b) => b.winAmount - a.winAmount);
    return { value: { list } };
  },
});

const bets = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemBetHist',
  access: 'real',
  input: v.object({ ...period, gameType: inputText, vassalage: inputText }),
  async answer({ platform, input, caller, catalogue, language }) {
    const { rows, sums } = await betRecord(platform.db, { ids: [signedIn(caller).accountId] }, input, await catalogue(), language);
    return { value: { list: rows.map(({ bet }) => bet), ...sums } };
  },
});

const transactions = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransHist',
  access: 'real',
  input: v.object({ ...period, type: inputText }),
  async answer({ platform, input, caller }) {
    const { from = 0, to = Number.MAX_SAFE_INTEGER } = input;
    const { rows, sums } = await entryRecord(platform.db, { ids: [signedIn(caller).accountId] }, { ...input, from, to });
    return { value: { list: rows.map(({ entry }) => entry), ...sums } };
  },
});

export const recordCalls = [winners, bets, transactions];
