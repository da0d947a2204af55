import { element } from '../../client/element.js';
import { rest, wantsLessMotion } from '../../client/motion.js';
import { fill } from '../../client/words.js';
import { BINGO_LINES, LINE_PAYS, type BingoOutcome } from '../bingo.js';
import type { Presenter, PresenterOptions } from './presenter.js';

const BALL_MS = 190;

export function bingoPresenter({ t, figures: { times, list } }: PresenterOptions): Presenter {
  const fields = Array.from({ length: 9 }, () => element('li', { className: 'number' }));
  const balls = element('ol', { className: 'balls', aria: { label: t.balls } });
  const linesText = (lines: number): string => (lines === 1 ? t.line : fill(t.lines, { lines }));
  return {
    node: element('div', { className: 'bingo-box' }, element('ul', { className: 'ticket-grid' }, ...fields), balls),
    choices: [],
    choice: () => ({}),
    async show(outcome) {
      const { card, balls: drawn } = (await outcome).result as BingoOutcome;
      balls.replaceChildren();
      fields.forEach((field, i) => {
        field.className = 'number';
        field.textContent = String(card[i] ?? '');
      });
      for (const ball of drawn) {
        balls.append(element('li', { textContent: String(ball) }));
        fields[card.indexOf(ball)]?.classList.add('hit');
        if (!wantsLessMotion()) await rest(BALL_MS);
      }
      for (const line of BINGO_LINES)
        if (line.every(field => drawn.includes(card[field] ?? 0))) for (const field of line) fields[field]?.classList.add('won');
    },
    tell: ({ result }) => linesText((result as BingoOutcome).lines),
    table: () =>
      list(
        LINE_PAYS.map((pays, lines) => ({ pays, lines }))
          .filter(({ pays }) => pays > 0)
          .map(({ pays, lines }) => `${linesText(lines)} ${times(pays)}`),
      ),
  };
}
