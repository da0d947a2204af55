import '../../client/shell.css';
import '../../client/chips.css';
import '../../client/cards.css';
import './chips.css';
import type { Figures } from '../../../figures.js';
import { boot, type Boot } from '../../client/boot.js';
import type { ChipSpot } from '../../client/chip-bets.js';
import { chipRound, lastResults } from '../../client/chip-round.js';
import { element } from '../../client/element.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import type { ChipTable } from '../chip-table.js';
import { CHIP_TABLES, type ChipOutcome, type ChipTableName } from '../chip-tables.js';
import { cardPresenter } from './card-presenter.js';
import { dicePresenter } from './dice-presenter.js';
import type { Presenter } from './presenter.js';
import { wheelPresenter } from './wheel-presenter.js';
import { CHIPS_WORDS, rulesText, spotName, type ChipsWords } from './words.js';

const LAST_SHOWN = 14;
/** What each spot pays to 1, for the cloth. */
const PAYS: Readonly<Record<string, string>> = {
  player: '1:1',
  banker: '0.95:1',
  tie: '8:1',
  'player-pair': '11:1',
  'banker-pair': '11:1',
  dragon: '1:1',
  tiger: '1:1',
  small: '1:1',
  big: '1:1',
  odd: '1:1',
  even: '1:1',
  triple: '33:1',
};

void boot(startChips, CHIPS_WORDS);

async function startChips({ root, token, lang, words, t, session }: Boot<ChipsWords>): Promise<void> {
  const name = session.variant as ChipTableName;
  const table: ChipTable = CHIP_TABLES[name];
  const shell = createShell(root, {
    session,
    words,
    lang,
    label: t[name],
    info: () => [...rulesList(words.rules, rulesText(t, name)), ...returnsTable(table, t, name, shell.figures)],
  });
  const presenter = presenterOf(name, t);
  const last = element('ol', { className: 'last', aria: { label: t.last } });
  const spots = table.spots.map(key => {
    const chip = element('span', { className: 'chip', hidden: true });
    const pays = paysText(name, key, t);
    const button = element(
      'button',
      { type: 'button', className: `spot s-${key}`, dataset: { spot: key }, onclick: () => chips.put(spot) },
      element('b', { textContent: key.startsWith('x') ? key.slice(1) : spotName(t, key) }),
      element('small', { textContent: pays }),
      chip,
    );
    const spot: ChipSpot & { key: string } = { key, button, chip };
    return spot;
  });
  const addLast = lastResults(last, LAST_SHOWN);
  const chips = chipRound<(typeof spots)[number], ChipOutcome>({
    shell,
    token,
    words,
    session,
    spots,
    startText: name === 'sic-bo' ? t.roll : name === 'money-wheel' ? t.spin : t.deal,
    placeText: t.place,
    betOf: ({ key }) => ({ kind: key }),
    show: presenter.show,
    tell(outcome) {
      for (const { key, button } of spots) button.classList.toggle('won', outcome.won.includes(key));
      const mark = presenter.mark(outcome);
      addLast(element('li', { className: mark.tone, textContent: mark.text }));
      return presenter.tell(outcome);
    },
  });
  shell.stage.append(
    element(
      'div',
      { className: `board ${name}` },
      presenter.node,
      last,
      element('div', { className: 'cloth' }, ...spots.map(({ button }) => button)),
    ),
  );
}

function presenterOf(name: ChipTableName, t: ChipsWords): Presenter {
  return name === 'sic-bo' ? dicePresenter(t) : name === 'money-wheel' ? wheelPresenter(t) : cardPresenter(t, name);
}

function paysText(name: ChipTableName, spot: string, t: ChipsWords): string {
  if (name === 'dragon-tiger' && spot === 'tie') return '11:1';
  if (/^n\d$/.test(spot)) return t.up;
  const wheel = /^x(\d+)$/.exec(spot)?.[1];
  return wheel === undefined ? (PAYS[spot] ?? '') : `${wheel}:1`;
}

function returnsTable(table: ChipTable, t: ChipsWords, name: ChipTableName, figures: Figures): Node[] {
  const row = (cells: string[], tag: 'th' | 'td'): HTMLElement =>
    element('tr', {}, ...cells.map(text => element(tag, { textContent: text })));
  return [
    element('h3', { textContent: t.returns }),
    element(
      'table',
      { className: 'returns' },
      element('thead', {}, row([t.bet, t.pays, t.back], 'th')),
      element(
        'tbody',
        {},
        ...table.spots.map(spot =>
          row([spotName(t, spot), paysText(name, spot, t), figures.percent(table.published[spot] ?? 0, 'fixed')], 'td'),
        ),
      ),
    ),
  ];
}
