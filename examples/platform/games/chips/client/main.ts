import '../../client/shell.css';
import '../../client/chips.css';
import '../../client/cards.css';
import './chips.css';
import { boot, type Boot } from '../../client/boot.js';
import { chipBets, type ChipSpot } from '../../client/chip-bets.js';
import { element } from '../../client/element.js';
import { onKeys } from '../../client/keys.js';
import { fetchRound, newRoundId } from '../../client/play-api.js';
import { askSurely, tellRound } from '../../client/round.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { fill } from '../../client/words.js';
import { CHIP_TABLES, type ChipOutcome, type ChipTable, type ChipTableName } from '../chip-table.js';
import { cardPresenter } from './card-presenter.js';
import { dicePresenter } from './dice-presenter.js';
import { wheelPresenter } from './wheel-presenter.js';
import { chipsWords, rulesText, spotName, type ChipsWords } from './words.js';

/** Shows how a round ends, from the first chip to the result. */
export interface Presenter {
  readonly node: HTMLElement;
  /** Moves until `result` is known, then shows it; resolves when all of it stands. Rejects when the round was refused. */
  show(result: Promise<ChipOutcome>): Promise<void>;
  /** The result in words. */
  tell(outcome: ChipOutcome): string;
  /** A short mark for the row of last results. */
  mark(outcome: ChipOutcome): { text: string; tone: string };
}

const LAST_SHOWN = 14;
/** What each spot pays to 1, for the cloth. */
const PAYS: Readonly<Record<string, string>> = { player: '1:1', banker: '0.95:1', tie: '8:1', 'player-pair': '11:1', 'banker-pair': '11:1', dragon: '1:1', tiger: '1:1', small: '1:1', big: '1:1', odd: '1:1', even: '1:1', triple: '33:1' };

void boot(startChips);

async function startChips({ root, token, lang, words, session }: Boot): Promise<void> {
  const t = chipsWords(lang);
  const name = session.variant as ChipTableName;
  const table: ChipTable = CHIP_TABLES[name];
  const shell = createShell(root, { session, words, lang, label: t[name], info: () => [...rulesList(words.rules, rulesText(t, name)), ...returnsTable(table, t, name)] });
  const presenter = presenterOf(name, t);
  const last = element('ol', { className: 'last', aria: { label: t.last } });
  const spots = table.spots.map((key) => {
    const chip = element('span', { className: 'chip', hidden: true });
    const pays = paysText(name, key, t);
    const button = element('button', { type: 'button', className: `spot s-${key}`, dataset: { spot: key }, onclick: () => chips.put(spot) }, element('b', { textContent: key.startsWith('x') ? key.slice(1) : spotName(t, key) }), element('small', { textContent: pays }), chip);
    const spot: ChipSpot & { key: string } = { key, button, chip };
    return spot;
  });
  const chips = chipBets({ shell, words, spots, stakes: session.stakes, highest: session.highestStake, startText: name === 'sic-bo' ? t.roll : name === 'money-wheel' ? t.spin : t.deal, onStart: () => void play() });
  shell.stage.append(element('div', { className: `board ${name}` }, presenter.node, last, element('div', { className: 'cloth' }, ...spots.map(({ button }) => button))));
  shell.controls.append(...chips.controls);
  shell.say(session.lastRound ? fill(words.stateRecovered, { stake: shell.money(session.lastRound.stake), amount: shell.money(session.lastRound.payout) }) : t.place);
  onKeys({ ' ': () => chips.start.click(), enter: () => chips.start.click() });

  async function play(): Promise<void> {
    const bets = chips.bets().map(({ spot, amount }) => ({ kind: spot.key, amount }));
    const body = { session: token, roundId: newRoundId(), stake: chips.total(), bets };
    chips.lock(true);
    for (const { button } of spots) button.classList.remove('won');
    await shell.showWin(0);
    shell.say(words.good);
    const asked = askSurely(shell, words, () => fetchRound<ChipOutcome>(body));
    try {
      await presenter.show(asked.then(({ outcome }) => outcome));
      const round = await asked;
      for (const { key, button } of spots) button.classList.toggle('won', round.outcome.won.includes(key));
      const mark = presenter.mark(round.outcome);
      last.prepend(element('li', { className: mark.tone, textContent: mark.text }));
      while (last.children.length > LAST_SHOWN) last.lastElementChild?.remove();
      shell.say(`${presenter.tell(round.outcome)}. ${round.payout > 0 ? fill(words.won, { amount: shell.money(round.payout) }) : words.none}`);
      shell.setBalance(round.balance);
      tellRound(round);
      chips.settle();
      chips.lock(false);
      await shell.showWin(round.payout);
    } catch (error) {
      chips.lock(false);
      shell.say(t.place);
      await shell.refused(error);
    }
  }
}

function presenterOf(name: ChipTableName, t: ChipsWords): Presenter {
  return name === 'sic-bo' ? dicePresenter(t) : name === 'money-wheel' ? wheelPresenter(t) : cardPresenter(t, name);
}

function paysText(name: ChipTableName, spot: string, t: ChipsWords): string {
  if (name === 'dragon-tiger' && spot === 'tie') return '11:1';
  if (/^n\d$/.test(spot)) return t.up;
  const wheel = /^x(\d+)$/.exec(spot)?.[1];
  return wheel === undefined ? PAYS[spot] ?? '' : `${wheel}:1`;
}

function returnsTable(table: ChipTable, t: ChipsWords, name: ChipTableName): Node[] {
  const row = (cells: string[], tag: 'th' | 'td'): HTMLElement => element('tr', {}, ...cells.map((text) => element(tag, { textContent: text })));
  return [
    element('h3', { textContent: t.returns }),
    element('table', { className: 'returns' }, element('thead', {}, row([t.bet, t.pays, t.back], 'th')), element('tbody', {}, ...table.spots.map((spot) => row([spotName(t, spot), paysText(name, spot, t), `${table.published[spot]?.toFixed(2)} %`], 'td')))),
  ];
}
