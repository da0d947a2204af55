import type { Bet, RoundAnswer } from '../protocol.js';
import { chipBets, type ChipBets, type ChipSpot } from './chip-bets.js';
import { onKeys } from './keys.js';
import { payoutText } from './payout.js';
import { fetchRound, newRoundId } from './play-api.js';
import { askSurely, tellRound } from './round.js';
import { fill } from './words.js';
import type { Boot } from './boot.js';
import type { Shell } from './shell.js';

export interface ChipRoundOptions<Spot extends ChipSpot, Outcome> extends Pick<Boot, 'token' | 'words' | 'session'> {
  shell: Shell;
  spots: readonly Spot[];
  startText: string;
  /** What the message line asks for while no round is on. */
  placeText: string;
  betOf: (spot: Spot) => Omit<Bet, 'amount'>;
  /** Moves until the round is known, then shows how it ended; resolves when all of it stands. Rejects when it was refused. */
  show: (asked: Promise<Outcome>) => Promise<void>;
  /** Marks what won, and says the result in words. */
  tell: (outcome: Outcome) => string;
}

/** A table on which chips are set and a button then draws: everything but how it looks. */
export function chipRound<Spot extends ChipSpot, Outcome>({
  shell,
  token,
  words,
  session,
  spots,
  startText,
  placeText,
  betOf,
  show,
  tell,
}: ChipRoundOptions<Spot, Outcome>): ChipBets<Spot> {
  const chips = chipBets({
    shell,
    words,
    spots,
    stakes: session.stakes,
    highest: session.highestStake,
    startText,
    onStart: () => void play(),
  });
  shell.controls.append(...chips.controls);
  shell.say(
    session.lastRound
      ? fill(words.stateRecovered, { stake: shell.money(session.lastRound.stake), amount: shell.money(session.lastRound.payout) })
      : placeText,
  );
  onKeys({ ' ': () => chips.start.click(), enter: () => chips.start.click() });

  async function play(): Promise<void> {
    const bets = chips.bets().map(({ spot, amount }) => ({ ...betOf(spot), amount }));
    const body = { session: token, roundId: newRoundId(), stake: chips.total(), bets };
    chips.lock(true);
    for (const { button } of spots) button.classList.remove('won');
    shell.clearPayout();
    shell.say(words.good);
    const asked: Promise<RoundAnswer<Outcome>> = askSurely(shell, words, () => fetchRound<Outcome>(body));
    try {
      await show(asked.then(({ outcome }) => outcome));
      const round = await asked;
      shell.say(`${tell(round.outcome)}. ${payoutText(words, shell.money, round)}`);
      shell.setBalance(round.balance);
      tellRound(round);
      chips.settle();
      chips.lock(false);
      // The button that had the focus was locked meanwhile: the keyboard goes on where the next round begins.
      if (document.activeElement === document.body) chips.again.focus({ preventScroll: true });
      await shell.showPayout(round);
    } catch (error) {
      chips.lock(false);
      shell.say(placeText);
      await shell.refused(error);
    }
  }
  return chips;
}

/** The row of last results, newest first. */
export function lastResults(list: HTMLElement, most: number): (mark: HTMLElement) => void {
  return mark => {
    list.prepend(mark);
    while (list.children.length > most) list.lastElementChild?.remove();
  };
}
