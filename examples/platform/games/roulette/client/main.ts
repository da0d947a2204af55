import '../../client/shell.css';
import '../../client/chips.css';
import './roulette.css';
import { boot, type Boot } from '../../client/boot.js';
import { chipBets } from '../../client/chip-bets.js';
import { element } from '../../client/element.js';
import { onKeys } from '../../client/keys.js';
import { fetchRound, newRoundId } from '../../client/play-api.js';
import { askSurely, tellRound } from '../../client/round.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { fill } from '../../client/words.js';
import { RED, type TableBet, type TableOutcome } from '../math.js';
import { layout } from './layout.js';
import { pocketColour, Wheel } from './wheel.js';

const LAST_SHOWN = 12;

void boot(startTable);

async function startTable({ root, token, lang, words, session }: Boot): Promise<void> {
  const shell = createShell(root, { session, words, lang, label: words.table, info: () => rulesList(words.rules, words.tableRules) });
  const wheel = new Wheel();
  const last = element('ol', { className: 'last', aria: { label: words.last } });
  const { node: cloth, spots } = layout(words, (spot) => chips.put(spot));
  const chips = chipBets({ shell, words, spots, stakes: session.stakes, highest: session.highestStake, startText: words.play, onStart: () => void play() });

  shell.stage.append(element('div', { className: 'wheel-side' }, wheel.canvas, last), element('div', { className: 'cloth-side' }, cloth));
  shell.controls.append(...chips.controls);
  shell.say(session.lastRound ? fill(words.stateRecovered, { stake: shell.money(session.lastRound.stake), amount: shell.money(session.lastRound.payout) }) : words.bet);
  onKeys({ ' ': () => chips.start.click(), enter: () => chips.start.click() });

  async function play(): Promise<void> {
    const bets: TableBet[] = chips.bets().map(({ spot, amount }) => ({ kind: spot.kind, ...(spot.value !== undefined && { value: spot.value }), amount }));
    const body = { session: token, roundId: newRoundId(), stake: chips.total(), bets };
    chips.lock(true);
    for (const spot of spots) spot.button.classList.remove('won');
    await shell.showWin(0);
    shell.say(words.good);
    const asked = askSurely(shell, words, () => fetchRound<TableOutcome>(body));
    try {
      const { round } = await wheel.spin(asked.then((answer) => ({ number: answer.outcome.number, round: answer })));
      const { number } = round.outcome;
      const colour = number === 0 ? words.zero : RED.has(number) ? words.red : words.black;
      const result = fill(words.result, { number, colour });
      last.prepend(numberBadge(number));
      while (last.children.length > LAST_SHOWN) last.lastElementChild?.remove();
      spots.find((spot) => spot.kind === 'straight' && spot.value === number)?.button.classList.add('won');
      shell.say(`${result}. ${round.payout > 0 ? fill(words.won, { amount: shell.money(round.payout) }) : words.none}`);
      shell.setBalance(round.balance);
      tellRound(round);
      chips.settle();
      chips.lock(false);
      await shell.showWin(round.payout);
    } catch (error) {
      chips.lock(false);
      shell.say(words.bet);
      await shell.refused(error);
    }
  }
}

function numberBadge(number: number): HTMLElement {
  const badge = element('li', { textContent: String(number) });
  badge.style.background = pocketColour(number);
  return badge;
}
