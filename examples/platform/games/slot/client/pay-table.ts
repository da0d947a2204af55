import { element } from '../../client/element.js';
import { fill, type Words } from '../../client/words.js';
import type { SlotModel, SlotSymbol } from '../model.js';
import { lineColour } from './line-colour.js';
import type { Sprites } from './sprites.js';

/** Pay table, lines and rules at the present stake (minor units). */
export function payTable(model: SlotModel, words: Words, sprites: Sprites, stake: number, money: (minor: number) => string): Node[] {
  const unit = stake / model.units;
  const reels = model.strips.length;
  const hasWays = model.lines.length === 0;
  const picture = (symbol: SlotSymbol, alt: string): HTMLImageElement =>
    element('img', { src: sprites.address(symbol), alt, width: 64, height: 64 });
  const pays = Object.entries(model.pays).map(([symbol, amounts]) =>
    element(
      'li',
      {},
      picture(symbol as SlotSymbol, symbol === 'T' ? '10' : symbol),
      element(
        'dl',
        {},
        ...[...amounts]
          .reverse()
          .flatMap((amount, i) => [element('dt', { textContent: `${reels - i} ×` }), element('dd', { textContent: money(amount * unit) })]),
      ),
    ),
  );
  const scatter = (count: number): string => money((model.scatterPays[count] ?? 0) * stake);
  return [
    element('h3', { textContent: words.payTable }),
    element('p', { textContent: fill(words.payNote, { stake: money(stake) }) }),
    element('ul', { className: 'pays' }, ...pays),
    element('div', { className: 'special' }, picture('W', words.wild), element('p', { textContent: words.wildText })),
    ...(model.freeTurns > 0
      ? [
          element(
            'div',
            { className: 'special' },
            picture('S', words.scatter),
            element('p', {
              textContent: fill(words.scatterText, {
                three: scatter(3),
                four: scatter(4),
                five: scatter(5),
                turns: model.freeTurns,
                factor: model.freeMultiplier,
              }),
            }),
          ),
        ]
      : []),
    ...(hasWays
      ? []
      : [element('h3', { textContent: words.lines }), element('ul', { className: 'lines' }, ...model.lines.map(lineDrawing))]),
    element('h3', { textContent: words.rules }),
    element('ul', {}, ...rulesOf(model, words).map(text => element('li', { textContent: text }))),
  ];
}

function rulesOf(model: SlotModel, words: Words): string[] {
  const values = { lines: model.lines.length, reels: model.strips.length };
  return [
    model.lines.length === 0 ? words.waysRules : words.slotRules,
    ...(model.freeTurns > 0 ? [words.freeRules] : []),
    words.drawnRules,
    words[`volatility-${model.volatility}`],
  ].flatMap(text => fill(text, values).split('|'));
}

function lineDrawing(rows: readonly number[], line: number): HTMLElement {
  const cells = rows.flatMap((_, reel) =>
    [0, 1, 2].map(row => {
      const cell = element('i', { className: rows[reel] === row ? 'on' : '' });
      cell.style.gridArea = `${row + 1} / ${reel + 1}`;
      if (rows[reel] === row) cell.style.background = lineColour(line);
      return cell;
    }),
  );
  return element(
    'li',
    { aria: { label: String(line + 1) } },
    element('b', { textContent: String(line + 1) }),
    element('div', {}, ...cells),
  );
}
