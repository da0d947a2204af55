import type { RoundAnswer, RoundBody } from '../protocol.js';
import { fetchRound, fetchSession, fetchStep, newRoundId, PlayError } from './play-api.js';
import { askSurely, tellRound } from './round.js';
import type { Shell } from './shell.js';
import type { Words } from './words.js';

export interface SteppedRound<View> {
  /** The round on the table, open or over; undefined before the first. */
  current(): RoundAnswer<View> | undefined;
  isOpen(): boolean;
  /** An answer is awaited: nothing may be pressed. */
  isAsking(): boolean;
  /** Begins a round, unless one is open or being asked for. */
  begin(body: Pick<RoundBody, 'stake' | 'choice'>): Promise<void>;
  /** Takes the next decision of the open round. */
  take(action: string): Promise<void>;
  /** Takes an answer about the open round that came by another call; what is over already stays as it is. */
  accept(next: RoundAnswer): Promise<void>;
  /** Shows a round that waited from before. */
  resume(round: RoundAnswer): void;
}
export interface SteppedRoundOptions<View> {
  shell: Shell;
  words: Words;
  token: string;
  lang: string;
  /** Shows a round as it now stands, in pictures and words. */
  show: (round: RoundAnswer<View>) => void;
  /** The table is cleared for a new round. */
  clear: () => void;
  /** What may be pressed has changed. */
  refresh: () => void;
  /** What the message line says when no round is on. */
  startText: string;
}

/**
 * A round with decisions, as its page asks for it and tells it: one call at a time, each repeated as it was until its answer
 * is there; a refusal leaves the round where it stands, which may be elsewhere when it is played in a second window too.
 */
export function steppedRound<View>({
  shell,
  words,
  token,
  lang,
  show,
  clear,
  refresh,
  startText,
}: SteppedRoundOptions<View>): SteppedRound<View> {
  let round: RoundAnswer<View> | undefined;
  let isAsking = false;
  const isOpen = (): boolean => round?.open === true;

  function stand(next: RoundAnswer<View>): void {
    round = next;
    show(next);
    refresh();
  }
  async function told(next: RoundAnswer<View>): Promise<void> {
    stand(next);
    shell.setBalance(next.balance);
    if (next.open) return;
    tellRound(next);
    await shell.showPayout(next);
  }
  async function ask(call: () => Promise<RoundAnswer<View>>): Promise<void> {
    isAsking = true;
    refresh();
    try {
      const next = await askSurely(shell, words, call);
      isAsking = false;
      await told(next);
    } catch (error) {
      const found = error instanceof PlayError && error.problem === 'refused' && (await lookElsewhere());
      isAsking = false;
      refresh();
      if (found) return;
      if (!isOpen()) shell.say(startText);
      await shell.refused(error);
    }
  }
  /** A second window of the same game may have begun, moved on or ended the round. Resolves true when that is so and was shown. */
  async function lookElsewhere(): Promise<boolean> {
    const before = round?.open ? round : undefined;
    const now = await fetchSession(token, lang).catch(() => undefined);
    if (!now || (now.openRound?.roundId === before?.roundId && now.openRound?.step === before?.step)) return false;
    shell.setBalance(now.balance);
    if (now.openRound) {
      stand(now.openRound as RoundAnswer<View>);
      shell.say(words.elsewhereOpen);
    } else {
      round = undefined;
      clear();
      shell.say(words.elsewhereOver);
    }
    return true;
  }
  return {
    current: () => round,
    isOpen,
    isAsking: () => isAsking,
    async begin(body) {
      if (isAsking || isOpen()) return;
      clear();
      shell.clearPayout();
      shell.say(words.good);
      const request = { session: token, roundId: newRoundId(), ...body };
      await ask(() => fetchRound<View>(request));
    },
    async take(action) {
      if (isAsking || !round?.open) return;
      const request = { session: token, roundId: round.roundId, step: round.step, action };
      await ask(() => fetchStep<View>(request));
    },
    async accept(next) {
      if (!isAsking && round?.open && next.roundId === round.roundId) await told(next as RoundAnswer<View>);
    },
    resume: waiting => stand(waiting as RoundAnswer<View>),
  };
}
