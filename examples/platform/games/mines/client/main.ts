import '../../client/shell.css';
import './mines.css';
import { boot, type Boot } from '../../client/boot.js';
import { chooser } from '../../client/chooser.js';
import { element } from '../../client/element.js';
import { onKeys } from '../../client/keys.js';
import { isWin } from '../../client/payout.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { stakeBox } from '../../client/stake-box.js';
import { steppedRound } from '../../client/stepped-round.js';
import { fill } from '../../client/words.js';
import type { RoundAnswer } from '../../protocol.js';
import { FIELDS, MINE_COUNTS, minesPay, type MinesView } from '../math.js';
import { MINES_WORDS, type MinesWords } from './words.js';

const SIDE = 5;

void boot(startMines, MINES_WORDS);

async function startMines({ root, token, lang, words, t, session }: Boot<MinesWords>): Promise<void> {
  const shell = createShell(root, {
    session,
    words,
    lang,
    label: t.label,
    info: () =>
      rulesList(
        words.rules,
        fill(t.rules, {
          table: shell.figures.list([1, 2, 3, 5, 8].map(safe => `${safe}: ${shell.figures.times(minesPay(count.value(), safe))}`)),
        }),
      ),
  });
  const stake = stakeBox({ words, stakes: session.stakes, stake: session.lastRound?.stake ?? session.stakes[0] ?? 0, money: shell.money });
  const count = chooser(
    t.mines,
    MINE_COUNTS.map(value => ({ value, text: String(value) })),
    3,
  );
  const go = element('button', { type: 'button', className: 'primary go', textContent: t.go, onclick: () => void begin() });
  const cash = element('button', { type: 'button', className: 'primary go cash', onclick: () => void take('cash') });
  const fields = Array.from({ length: FIELDS }, (_, field) =>
    element('button', {
      type: 'button',
      className: 'mine-field',
      aria: { label: fill(t.field, { number: field + 1 }) },
      onclick: () => void take(String(field)),
    }),
  );
  const grid = element('div', { className: 'mine-grid' }, ...fields);
  const round = steppedRound<MinesView>({ shell, words, token, show, clear, refresh, startText: t.start, lang });

  shell.stage.append(grid);
  shell.controls.append(count.node, stake.node, go, cash);
  grid.addEventListener('keydown', moveFocus);
  onKeys({
    c: () => !cash.hidden && !cash.disabled && void take('cash'),
    ' ': () => !go.hidden && !go.disabled && void begin(),
    enter: () => !go.hidden && !go.disabled && void begin(),
  });
  if (session.openRound) {
    round.resume(session.openRound);
    shell.say(t.resumed);
  } else {
    shell.say(t.start);
    refresh();
  }

  function refresh(): void {
    const isOpen = round.isOpen();
    const isAsking = round.isAsking();
    const now = round.current();
    count.node.hidden = stake.node.hidden = go.hidden = isOpen;
    cash.hidden = !isOpen;
    go.disabled = cash.disabled = isAsking;
    count.lock(isAsking);
    stake.lock(isAsking);
    if (now) cash.textContent = fill(t.cash, { amount: shell.money((now.stake * now.outcome.multiple) / 100) });
    fields.forEach((field, i) => (field.disabled = isAsking || !isOpen || (now?.outcome.opened.includes(i) ?? false)));
  }
  function show(next: RoundAnswer<MinesView>): void {
    const { opened, board, result } = next.outcome;
    fields.forEach((field, i) => {
      const isMine = board?.includes(i) ?? false;
      const isOpened = opened.includes(i);
      field.className = `mine-field ${isOpened ? (isMine ? 'blown' : 'safe') : board ? (isMine ? 'mine' : 'rest') : ''}`;
      field.textContent = isMine ? '✹' : isOpened ? '◆' : '';
      field.setAttribute('aria-label', `${fill(t.field, { number: i + 1 })}${isMine ? `, ${t.mine}` : isOpened ? `, ${t.safe}` : ''}`);
    });
    if (result === null) shell.say(fill(t.choose, { next: shell.figures.times(next.outcome.next) }));
    else shell.say(result === 'blown' ? t.blown : isWin(next) ? fill(t.cashed, { amount: shell.money(next.payout) }) : t.even);
  }
  function clear(): void {
    fields.forEach((field, i) => {
      field.className = 'mine-field';
      field.textContent = '';
      field.setAttribute('aria-label', fill(t.field, { number: i + 1 }));
    });
  }
  async function begin(): Promise<void> {
    await round.begin({ stake: stake.value(), choice: { mines: count.value() } });
    if (round.isOpen()) fields[0]?.focus({ preventScroll: true });
  }
  async function take(action: string): Promise<void> {
    await round.take(action);
    if (round.isOpen()) fields[Number(action)]?.focus({ preventScroll: true });
    else go.focus({ preventScroll: true });
  }
  /** Arrow keys walk over the grid, opened fields included. */
  function moveFocus(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE }[event.key];
    const from = fields.findIndex(field => field === document.activeElement);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    for (let to = from + step; to >= 0 && to < FIELDS; to += step) {
      if (Math.abs(step) === 1 && Math.floor(to / SIDE) !== Math.floor(from / SIDE)) return;
      if (fields[to]?.disabled) continue;
      fields[to]?.focus();
      return;
    }
  }
}
