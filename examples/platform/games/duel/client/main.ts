import '../../client/shell.css';
import '../../client/cards.css';
import './duel.css';
import { boot, type Boot } from '../../client/boot.js';
import { chooser } from '../../client/chooser.js';
import { element } from '../../client/element.js';
import { onKeys } from '../../client/keys.js';
import { rest, wantsLessMotion } from '../../client/motion.js';
import { fetchPlay, fetchRound, fetchSession, newRoundId, PlayError } from '../../client/play-api.js';
import { showHand } from '../../client/playing-card.js';
import { askSurely, tellRound } from '../../client/round.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { fill } from '../../client/words.js';
import type { RoundAnswer } from '../../protocol.js';
import type { DuelView } from '../duels.js';
import { DUELS, type DuelHand, type DuelName } from '../math.js';
import { reveal } from './reveal.js';
import { DUEL_WORDS, type DuelWords } from './words.js';

const LOOK_MS = 800;
const SOONEST_MS = 150;
/** A hand of three is turned faster, so that the result does not wait for it. */
const REVEAL_MS = 1_400;

void boot(startDuel, DUEL_WORDS);

async function startDuel({ root, token, lang, words, t, session }: Boot<DuelWords>): Promise<void> {
  const name = session.variant as DuelName;
  const count = DUELS[name];
  let seed: string | null = null;
  const shell = createShell(root, {
    session,
    words,
    lang,
    label: t[name],
    info: () => [
      ...rulesList(words.rules, fill(t.rules, { game: t[`rules-${name}`] })),
      ...(seed === null ? [] : [element('h3', { textContent: t.seed }), element('code', { textContent: seed })]),
    ],
  });
  const rooms = session.roomId === null ? session.rooms : session.rooms.filter(({ id }) => id === session.roomId);
  /** The room was chosen in the lobby: it is not asked for again. */
  const isChosen = session.roomId !== null && rooms.length === 1;
  const startText = isChosen ? fill(t.startIn, { room: rooms[0]?.name ?? '' }) : t.start;
  const room = chooser(
    t.room,
    rooms.map(({ id, stake }) => ({ value: id, text: shell.money(stake) })),
    rooms[0]?.id ?? '',
    () => refresh(),
  );
  const sit = element('button', { type: 'button', className: 'primary go', onclick: () => void join() });
  const leave = element('button', { type: 'button', className: 'option leave', textContent: t.leave, onclick: () => void look('leave') });
  const seats = [seat('mine'), seat('theirs')] as const;
  const pot = element('output', { className: 'pot', hidden: true });
  let round: RoundAnswer<DuelView> | undefined;
  let isBusy = false;

  shell.stage.append(element('div', { className: 'duel-table' }, seats[1].node, pot, seats[0].node));
  shell.controls.append(room.node, sit, leave);
  seats[0].name.textContent = t.you;
  onKeys({ ' ': () => sit.hidden || sit.disabled || void join(), enter: () => sit.hidden || sit.disabled || void join() });
  clearTable();
  refresh();
  shell.say(startText);
  if (session.openRound) {
    shell.say(t.resumed);
    round = session.openRound as RoundAnswer<DuelView>;
    void wait();
  }

  function stakeOf(): number {
    return rooms.find(({ id }) => id === room.value())?.stake ?? 0;
  }
  function refresh(): void {
    const isWaiting = round?.open === true;
    sit.textContent = fill(t.sit, { amount: shell.money(stakeOf()) });
    sit.hidden = isWaiting;
    room.node.hidden = isWaiting || isChosen;
    leave.hidden = !isWaiting;
    sit.disabled = isBusy || rooms.length === 0;
    leave.disabled = isBusy;
    room.lock(isBusy);
  }
  function clearTable(): void {
    const backs = Array.from({ length: count }, () => undefined);
    for (const { hand, node } of seats) {
      showHand(hand, backs, t.hidden);
      node.classList.remove('won');
    }
    seats[1].name.textContent = '–';
    pot.hidden = true;
  }

  async function join(): Promise<void> {
    if (isBusy || round?.open) return;
    isBusy = true;
    clearTable();
    refresh();
    shell.clearPayout();
    shell.say(words.good);
    const body = { session: token, roundId: newRoundId(), stake: stakeOf(), choice: { room: room.value() } };
    try {
      round = await askSurely(shell, words, () => fetchRound<DuelView>(body));
      shell.setBalance(round.balance);
      isBusy = false;
      refresh();
      await wait();
    } catch (error) {
      isBusy = false;
      const waiting =
        error instanceof PlayError && error.problem === 'refused'
          ? (await fetchSession(token, lang).catch(() => undefined))?.openRound
          : undefined;
      if (waiting) {
        round = waiting as RoundAnswer<DuelView>;
        shell.setBalance(round.balance);
        await wait();
        return;
      }
      refresh();
      shell.say(startText);
      await shell.refused(error);
    }
  }
  /** Looks again and again until somebody came, the bot played, or the player left. */
  async function wait(): Promise<void> {
    seats[1].name.textContent = t.waitingName;
    while (round?.open) {
      const { stake, outcome } = round;
      pot.textContent = fill(t.versus, { amount: shell.money(stake * 2) });
      pot.hidden = false;
      shell.say(fill(t.waiting, { seconds: Math.ceil(outcome.waitMs / 1_000) }));
      refresh();
      await rest(Math.max(SOONEST_MS, Math.min(LOOK_MS, outcome.waitMs)));
      if (round.open && !isBusy) await look('look');
    }
  }
  async function look(action: 'look' | 'leave'): Promise<void> {
    if (!round?.open) return;
    const body = { session: token, roundId: round.roundId, action };
    isBusy = true;
    leave.disabled = action === 'leave';
    try {
      const next = await askSurely(shell, words, () => fetchPlay<RoundAnswer<DuelView>>('duel', body), { quiet: action === 'look' });
      isBusy = false;
      // Looking and leaving may be under way together: the first answer that ends the duel is shown, once.
      if (!isOn(next.roundId)) return;
      round = next;
      if (!next.open) await end(next);
    } catch (error) {
      isBusy = false;
      round = undefined;
      clearTable();
      shell.say(startText);
      refresh();
      await shell.refused(error);
    }
  }
  async function end(done: RoundAnswer<DuelView>): Promise<void> {
    const { outcome, opponent, state } = done.outcome;
    seed = done.outcome.seed;
    if (state === 'left' || !outcome) {
      clearTable();
      shell.say(t.left);
    } else {
      const rival = opponent ?? t.bot;
      seats[1].name.textContent = rival;
      isBusy = true;
      refresh();
      await reveal({
        hands: outcome.hands,
        dealingText: fill(t.dealing, { name: rival }),
        resultText:
          outcome.winner === -1
            ? t.tie
            : outcome.winner === 0
              ? fill(t.won, { amount: shell.money(done.payout), hand: handName(outcome.names[0]) })
              : fill(t.lost, { name: rival, hand: handName(outcome.names[1]) }),
        say: shell.say,
        lay: (seat, cards) => showHand(seats[seat === 0 ? 0 : 1].hand, cards, t.hidden),
        pause: () => rest(wantsLessMotion() ? 0 : REVEAL_MS / (2 * count)),
      });
      isBusy = false;
      seats.forEach(({ node }, index) => node.classList.toggle('won', outcome.winner === index));
      tellRound(done);
      void shell.showPayout(done);
    }
    shell.setBalance(done.balance);
    refresh();
    sit.focus({ preventScroll: true });
  }
  function isOn(roundId: string): boolean {
    return round?.open === true && round.roundId === roundId;
  }
  function handName(hand: DuelHand): string {
    return hand === 'high-card' ? t.hand_high : t[`hand_${hand}` as const];
  }
  function seat(who: string) {
    const title = element('span', { className: 'who' });
    const hand = element('div', { className: 'hand' });
    return { node: element('div', { className: `seat ${who}` }, title, hand), name: title, hand };
  }
}
