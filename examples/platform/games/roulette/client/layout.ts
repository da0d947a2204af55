import { element } from '../../client/element.js';
import { fill, type Words } from '../../client/words.js';
import type { BetKind } from '../math.js';
import { pocketColour } from './wheel.js';

type Area = readonly [row: number, column: number, rowEnd: number, columnEnd: number];

/** One place on the cloth. */
export interface Spot {
  kind: BetKind;
  value?: number;
  button: HTMLButtonElement;
  chip: HTMLElement;
}

/** The cloth: every bet is a button on a grid of 14 × 5; tall screens turn it by 90 degrees (`--tall`). */
export function layout(words: Words, onBet: (spot: Spot) => void): { node: HTMLElement; spots: Spot[] } {
  const spots: Spot[] = [];
  const node = element('div', { className: 'cloth' });
  const add = (kind: BetKind, value: number | undefined, label: string, text: string, area: Area, colour?: string): void => {
    const chip = element('span', { className: 'chip', hidden: true });
    const button = element(
      'button',
      { type: 'button', className: `spot ${kind}`, aria: { label } },
      element('b', { textContent: text }),
      chip,
    );
    button.style.setProperty('--wide', area.join(' / '));
    button.style.setProperty('--tall', turned(area).join(' / '));
    if (colour) button.style.background = colour;
    const spot: Spot = { kind, ...(value !== undefined && { value }), button, chip };
    button.onclick = () => onBet(spot);
    spots.push(spot);
    node.append(button);
  };
  add('straight', 0, fill(words.number, { number: 0 }), '0', [1, 1, 4, 2], pocketColour(0));
  for (let number = 1; number <= 36; number++) {
    add(
      'straight',
      number,
      fill(words.number, { number }),
      String(number),
      cell(3 - ((number - 1) % 3), Math.ceil(number / 3) + 1),
      pocketColour(number),
    );
  }
  for (const column of [1, 2, 3]) add('column', column, fill(words.columnName, { column }), words.column, cell(4 - column, 14));
  for (const [i, text] of [words.dozen1, words.dozen2, words.dozen3].entries())
    add('dozen', i + 1, text, text, [4, i * 4 + 2, 5, i * 4 + 6]);
  const evens: [BetKind, string, string?][] = [
    ['low', words.low],
    ['even', words.even],
    ['red', words.red, pocketColour(1)],
    ['black', words.black, pocketColour(2)],
    ['odd', words.odd],
    ['high', words.high],
  ];
  for (const [i, [kind, text, colour]] of evens.entries()) add(kind, undefined, text, text, [5, i * 2 + 2, 6, i * 2 + 4], colour);
  return { node, spots };
}

function cell(row: number, column: number): Area {
  return [row, column, row + 1, column + 1];
}

/** Rows become columns, the lowest row first, so that 1 2 3 read from the left. */
function turned([row, column, rowEnd, columnEnd]: Area): Area {
  const [from, to] = rowEnd <= 4 ? [4 - rowEnd + 3, 4 - row + 3] : [6 - row, 6 - row + 1];
  return [column, from, columnEnd, to];
}
