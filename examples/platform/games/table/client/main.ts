import '../../client/shell.css';
import './table.css';
import { boot, type Boot } from '../../client/boot.js';
import { element, icon, ICON } from '../../client/element.js';
import { tellParent } from '../../client/parent-page.js';
import { newRoundId } from '../../client/play-api.js';
import { safeRound } from '../../client/safe-round.js';
import { createShell } from '../../client/shell.js';
import { fill } from '../../client/words.js';
import { RED, type TableBet, type TableOutcome } from '../math.js';
import { layout, type Spot } from './layout.js';
import { pocketColour, Wheel } from './wheel.js';

const LAST_SHOWN = 12;

void boot(startTable);

async function startTable({ root, token, lang, words, session }: Boot): Promise<void> {
  const shell = createShell(root, { session, words, lang, label: words.table, info: () => [element('h3', { textContent: words.rules }), element('ul', {}, ...words.tableRules.split('|').map((text) => element('li', { textContent: text })))] });
  const wheel = new Wheel();
  const last = element('ol', { className: 'last', aria: { label: words.last } });
  const total = element('output', { className: 'amount', dataset: { test: 'stake' } });
  const { node: cloth, spots } = layout(words, bet);
  const chips = session.stakes.map((value, i) => element('button', { type: 'button', className: `value v${i}`, textContent: compact(value), aria: { label: `${words.chip} ${shell.money(value)}`, pressed: String(i === 0) }, onclick: () => chooseChip(i) }));
  const clear = element('button', { type: 'button', className: 'icon', title: words.clear, aria: { label: words.clear }, onclick: () => setBets([]) }, icon(ICON.bin));
  const undo = element('button', { type: 'button', className: 'icon', title: words.undo, aria: { label: words.undo }, onclick: () => setBets(placed.slice(0, -1)) }, icon(ICON.undo));
  const again = element('button', { type: 'button', className: 'icon', title: words.again, aria: { label: words.again }, onclick: () => setBets(before) }, icon(ICON.repeat));
  const spin = element('button', { type: 'button', className: 'primary spin', textContent: words.play, onclick: () => void play() });
  let placed: { spot: Spot; amount: number }[] = [];
  let before: typeof placed = [];
  let chip = session.stakes[0] ?? 0;
  let isPlaying = false;

  shell.stage.append(element('div', { className: 'wheel-side' }, wheel.canvas, last), element('div', { className: 'cloth-side' }, cloth));
  shell.controls.append(element('div', { className: 'values' }, ...chips), undo, clear, again, element('div', { className: 'total' }, element('span', { textContent: words.total }), total), spin);
  shell.say(session.lastRound ? fill(words.stateRecovered, { stake: shell.money(session.lastRound.stake), amount: shell.money(session.lastRound.payout) }) : words.bet);
  setBets([]);

  function compact(minor: number): string {
    return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
  }
  function chooseChip(index: number): void {
    chip = session.stakes[index] ?? chip;
    chips.forEach((button, i) => button.setAttribute('aria-pressed', String(i === index)));
  }
  function sum(list: typeof placed): number {
    return list.reduce((all, { amount }) => all + amount, 0);
  }
  function bet(spot: Spot): void {
    if (isPlaying) return;
    if (sum(placed) + chip > session.highestStake) shell.say(fill(words.limit, { amount: shell.money(session.highestStake) }));
    else setBets([...placed, { spot, amount: chip }]);
  }
  function setBets(list: typeof placed): void {
    placed = list;
    for (const spot of spots) {
      const amount = sum(list.filter((item) => item.spot === spot));
      spot.chip.hidden = amount === 0;
      spot.chip.textContent = compact(amount);
    }
    total.textContent = shell.money(sum(list));
    refresh();
  }
  function refresh(): void {
    spin.disabled = isPlaying || placed.length === 0;
    undo.disabled = clear.disabled = isPlaying || placed.length === 0;
    again.disabled = isPlaying || before.length === 0;
    for (const spot of spots) spot.button.disabled = isPlaying;
  }
  /** Chips on one spot are one bet. */
  function bets(): TableBet[] {
    return spots.flatMap((spot) => {
      const amount = sum(placed.filter((item) => item.spot === spot));
      return amount === 0 ? [] : [{ kind: spot.kind, ...(spot.value !== undefined && { value: spot.value }), amount }];
    });
  }

  async function play(): Promise<void> {
    const list = bets();
    const stake = sum(placed);
    isPlaying = true;
    refresh();
    for (const spot of spots) spot.button.classList.remove('won');
    await shell.showWin(0);
    shell.say(words.good);
    const roundId = newRoundId();
    const asked = safeRound<TableOutcome>({ session: token, roundId, stake, bets: list }, {
      onLost: (retryNow) => void shell.card(words.offlineTitle, words.offlineText, words.retry).then(retryNow),
      onFound: () => shell.hideCard(),
    });
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
      tellParent({ source: 'gp-game', type: 'round', roundId, stake: round.stake, payout: round.payout, mode: round.mode });
      before = placed;
      isPlaying = false;
      setBets([]);
      await shell.showWin(round.payout);
    } catch (error) {
      isPlaying = false;
      refresh();
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
