import '../../client/shell.css';
import '../../client/chips.css';
import './roulette.css';
import { boot, type Boot } from '../../client/boot.js';
import { chipRound, lastResults } from '../../client/chip-round.js';
import { element } from '../../client/element.js';
import { rest } from '../../client/motion.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { fill, WORDS } from '../../client/words.js';
import { RED, type TableOutcome } from '../math.js';
import { layout, type Spot } from './layout.js';
import { pocketColour, Wheel } from './wheel.js';

const LAST_SHOWN = 12;
/** How long the wheel still lies over a narrow cloth when the ball rests, unless it is tapped away. */
const STANDS_MS = 1_500;

void boot(startTable, WORDS);

async function startTable({ root, token, lang, words, session }: Boot): Promise<void> {
  const shell = createShell(root, { session, words, lang, label: words.table, info: () => rulesList(words.rules, words.tableRules) });
  const wheel = new Wheel();
  let turns = 0;
  const last = element('ol', { className: 'last', aria: { label: words.last } });
  const { node: cloth, spots } = layout(words, spot => chips.put(spot));
  const addLast = lastResults(last, LAST_SHOWN);
  const chips = chipRound<Spot, TableOutcome>({
    shell,
    token,
    words,
    session,
    spots,
    startText: words.play,
    placeText: words.bet,
    betOf: ({ kind, value }) => ({ kind, ...(value !== undefined && { value }) }),
    show: spinOverCloth,
    tell({ number }) {
      addLast(numberBadge(number));
      spots.find(spot => spot.kind === 'straight' && spot.value === number)?.button.classList.add('won');
      return fill(words.result, { number, colour: number === 0 ? words.zero : RED.has(number) ? words.red : words.black });
    },
  });
  const wheelSide = element('div', { className: 'wheel-side' }, wheel.canvas);
  shell.stage.append(wheelSide, element('div', { className: 'cloth-side' }, last, cloth));

  /** Small screens give all their room to the cloth while bets are placed, and to the wheel while it turns. */
  async function spinOverCloth(asked: Promise<TableOutcome>): Promise<void> {
    const turn = ++turns;
    const lift = (): void => {
      if (turn === turns) shell.stage.classList.remove('turning');
    };
    wheelSide.onclick = null;
    shell.stage.classList.add('turning');
    try {
      await wheel.spin(asked);
    } catch (error) {
      lift();
      throw error;
    }
    wheelSide.onclick = lift;
    void rest(STANDS_MS).then(lift);
  }
}

function numberBadge(number: number): HTMLElement {
  const badge = element('li', { textContent: String(number) });
  badge.style.background = pocketColour(number);
  return badge;
}
