import { lastResults } from '../../client/chip-round.js';
import { element } from '../../client/element.js';
import { animate, wantsLessMotion } from '../../client/motion.js';
import { fill } from '../../client/words.js';
import { dicePays, HIGHEST_CHANCE, LOWEST_CHANCE, type DiceOutcome } from '../dice.js';
import type { Presenter, PresenterOptions } from './presenter.js';

const ROLL_MS = 700;
const LAST_SHOWN = 12;
const SCALE = [0, 25, 50, 75, 100];

export function dicePresenter({ t, figures: { decimals, times } }: PresenterOptions): Presenter {
  const number = element('output', { className: 'roll', textContent: '50.00', aria: { hidden: 'true' } });
  const marker = element('i', { className: 'marker' });
  const zone = element('i', { className: 'zone' });
  const slider = element('input', {
    type: 'range',
    min: String(LOWEST_CHANCE),
    max: String(HIGHEST_CHANCE),
    value: '50',
    className: 'slider',
  });
  const label = element('span');
  const below = element('b');
  const pays = element('b');
  const last = element('ol', { className: 'last-rolls', aria: { label: t.lastRolls } });
  const addLast = lastResults(last, LAST_SHOWN);
  slider.oninput = refresh;
  refresh();

  function chance(): number {
    return Number(slider.value);
  }
  function refresh(): void {
    label.textContent = fill(t.chance, { chance: chance(), pays: times(dicePays(chance())) });
    slider.setAttribute('aria-label', label.textContent);
    zone.style.inlineSize = `${chance()}%`;
    below.textContent = decimals(chance());
    pays.textContent = times(dicePays(chance()));
  }
  function put(roll: number): void {
    number.textContent = decimals(roll / 100);
    marker.style.insetInlineStart = `${roll / 100}%`;
  }
  put(5_000);
  const rollOf = (result: unknown): number => (result as DiceOutcome).roll;
  return {
    node: element(
      'div',
      { className: 'dice-box' },
      last,
      number,
      element(
        'div',
        { className: 'scaled' },
        element('div', { className: 'track' }, zone, marker),
        element(
          'div',
          { className: 'scale', aria: { hidden: 'true' } },
          ...SCALE.map(value => element('span', { textContent: String(value) })),
        ),
      ),
      element(
        'div',
        { className: 'facts', aria: { hidden: 'true' } },
        element('p', {}, element('span', { textContent: t.winsBelow }), below),
        element('p', {}, element('span', { textContent: t.pays }), pays),
      ),
    ),
    choices: [{ node: element('label', { className: 'choice slide' }, label, slider), lock: locked => (slider.disabled = locked) }],
    choice: () => ({ chance: chance() }),
    async show(outcome) {
      number.className = 'roll';
      const { result, multiple } = await outcome;
      const roll = rollOf(result);
      await animate(wantsLessMotion() ? 0 : ROLL_MS, part =>
        put(part === 1 ? roll : Math.round(roll + Math.sin(part * 40) * 4_000 * (1 - part) ** 2 + 10_000) % 10_000),
      );
      number.className = `roll ${multiple > 0 ? 'won' : 'lost'}`;
      addLast(element('li', { className: multiple > 0 ? 'won' : 'lost', textContent: decimals(roll / 100) }));
    },
    tell: ({ result }) => fill(t.rolled, { roll: decimals(rollOf(result) / 100) }),
    table: () => '',
  };
}
