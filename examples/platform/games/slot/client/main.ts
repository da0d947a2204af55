import '../../client/shell.css';
import './slot.css';
import { boot, type Boot } from '../../client/boot.js';
import { rest, wantsLessMotion } from '../../client/motion.js';
import { tellParent } from '../../client/parent-page.js';
import { payoutText } from '../../client/payout.js';
import { newRoundId } from '../../client/play-api.js';
import { lostCards } from '../../client/round.js';
import { safeRound } from '../../client/safe-round.js';
import { createShell } from '../../client/shell.js';
import { fill, WORDS } from '../../client/words.js';
import type { SlotOutcome, Turn } from '../math.js';
import type { SlotModel } from '../model.js';
import { SLOT_MODELS, type SlotModelName } from '../models.js';
import { autoChoice } from './auto-choice.js';
import { AutoPlay } from './auto-play.js';
import { slotControls } from './controls.js';
import { jackpotRules } from './jackpot-rules.js';
import { payTable } from './pay-table.js';
import { Reels } from './reels.js';
import { Sprites } from './sprites.js';

/** Where the reels stand before the first round, and after one that was refused. */
const FIRST_STOPS = [3, 11, 20, 8, 27];
const LINE_SHOW_MS = 900;
const PAUSE_MS = 500;

void boot(startSlot, WORDS);

async function startSlot({ root, token, lang, words, session }: Boot): Promise<void> {
  const model: SlotModel = SLOT_MODELS[session.variant as SlotModelName];
  const sprites = new Sprites(session.game.nodeId);
  await sprites.load();
  const shell = createShell(root, {
    session,
    words,
    lang,
    info: () => [
      ...payTable(model, words, sprites, controls.stake(), shell.money),
      ...(session.jackpot ? jackpotRules(session.jackpot, words, lang, controls.stake(), shell.money) : []),
    ],
  });
  const showPot = session.jackpot && shell.addAmount(words.jackpot, 'jackpot');
  showPot?.(session.jackpot?.pot ?? 0);
  const reels = new Reels(sprites, model, FIRST_STOPS);
  let isPlaying = false;
  const autoPlay = new AutoPlay();
  let lineShow = 0;

  const controls = slotControls({
    words,
    stakes: session.stakes,
    stake: session.lastRound?.stake ?? session.stakes[1] ?? 0,
    money: shell.money,
    onSpin: () => {
      if (isPlaying || autoPlay.left > 0) {
        autoPlay.stop();
        reels.hurry();
        refresh();
      } else void playOnce();
    },
    onAuto: () => {
      if (autoPlay.left === 0) return auto.open();
      autoPlay.stop();
      refresh();
    },
    onTurbo: on => {
      reels.turbo = on;
    },
  });
  const auto = autoChoice({
    words,
    money: shell.money,
    stake: controls.stake,
    onChoose: (rounds, limits) => {
      autoPlay.begin(rounds, limits);
      refresh();
      if (!isPlaying) void playOnce();
    },
  });
  if (model.strips.length === 3) root.classList.add('three');
  shell.stage.append(reels.canvas);
  shell.controls.append(...controls.nodes);
  root.append(auto.node);
  shell.say(
    session.lastRound
      ? fill(words.stateRecovered, { stake: shell.money(session.lastRound.stake), amount: shell.money(session.lastRound.payout) })
      : words.ready,
  );

  function refresh(): void {
    controls.update({ isPlaying, autoLeft: autoPlay.left });
  }

  async function playOnce(): Promise<void> {
    if (isPlaying) return;
    isPlaying = true;
    refresh();
    let goOn = true;
    try {
      await playRound();
    } catch (error) {
      autoPlay.stop();
      reels.clear();
      shell.say(words.ready);
      goOn = await shell.refused(error);
    }
    isPlaying = false;
    refresh();
    if (goOn && autoPlay.left > 0) {
      await rest(reels.turbo ? PAUSE_MS / 2 : PAUSE_MS);
      if (autoPlay.left > 0) void playOnce();
    }
  }

  async function playRound(): Promise<void> {
    const stake = controls.stake();
    const roundId = newRoundId();
    lineShow += 1;
    shell.clearPayout();
    shell.say(words.good);
    const startedAt = performance.now();
    reels.start();
    tellParent({ source: 'gp-game', type: 'playing', playing: true });
    let round;
    try {
      round = await safeRound<SlotOutcome>({ session: token, roundId, stake }, lostCards(shell, words));
    } catch (error) {
      tellParent({ source: 'gp-game', type: 'playing', playing: false });
      // Nothing was drawn: the reels come to rest where they are.
      await reels.land({ stops: FIRST_STOPS, grid: [], wins: [], scatters: 0, scatterAmount: 0, amount: 0 }, 0);
      throw error;
    }
    // The platform has answered, so this is no guess: the stake is gone, the win is shown when the reels stand.
    shell.setBalance(round.balance - round.payout);
    const [first, ...free] = round.outcome.turns;
    let won = 0;
    if (first) won = await showTurn(first, startedAt, won, stake);
    if (free.length > 0) won = await showFree(free, won, stake);
    if (round.pot !== undefined) showPot?.(round.pot);
    const jackpot = round.jackpot ?? 0;
    if (jackpot > 0) {
      autoPlay.stop();
      shell.setBalance(round.balance);
      await shell.showPayout(round, 1_600);
      await shell.card(words.jackpotTitle, fill(words.jackpotWon, { amount: shell.money(jackpot) }), words.close);
    }
    shell.setBalance(round.balance);
    tellParent({ source: 'gp-game', type: 'round', roundId, stake: round.stake, payout: round.payout, mode: round.mode });
    const isEnded = autoPlay.settle(round);
    const said =
      free.length > 0 && round.payout > 0 && jackpot === 0
        ? fill(words.freeTotal, { amount: shell.money(won - (first?.amount ?? 0)) })
        : payoutText(words, shell.money, round);
    shell.say(isEnded ? `${said} ${words.autoEnded}` : said);
    const last = free.length > 0 ? undefined : first;
    if (last && last.wins.length > 1 && autoPlay.left === 0) void cycleLines(last, lineShow);
  }

  async function showTurn(turn: Turn, startedAt: number, wonBefore: number, stake: number): Promise<number> {
    await reels.land(turn, startedAt);
    if (turn.amount === 0 && turn.scatters < 3) return wonBefore;
    reels.show(turn);
    const won = wonBefore + turn.amount;
    await shell.showPayout({ stake, payout: won }, Math.min(1_600, 350 + turn.amount / 4));
    return won;
  }

  async function showFree(turns: readonly Turn[], wonBefore: number, stake: number): Promise<number> {
    let won = wonBefore;
    shell.say(fill(words.freeWon, { count: turns.length }));
    root.classList.add('free');
    await rest(reels.turbo ? 700 : 1_500);
    for (const [index, turn] of turns.entries()) {
      shell.say(fill(words.freeTurn, { turn: index + 1, count: turns.length, factor: model.freeMultiplier }));
      const startedAt = performance.now();
      reels.start();
      won = await showTurn(turn, startedAt, won, stake);
      await rest(turn.amount > 0 ? PAUSE_MS : PAUSE_MS / 3);
    }
    root.classList.remove('free');
    return won;
  }

  /** Shows the paid lines one by one until the next round begins. */
  async function cycleLines(turn: Turn, mine: number): Promise<void> {
    if (wantsLessMotion()) return;
    for (let i = 0; ; i++) {
      await rest(LINE_SHOW_MS);
      if (mine !== lineShow || isPlaying) return;
      const win = turn.wins[i % (turn.wins.length + 1)];
      reels.single(win?.line);
    }
  }
}
