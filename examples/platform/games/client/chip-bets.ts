import type { Figures } from '../../figures.js';
import { element, icon, ICON } from './element.js';
import type { Shell } from './shell.js';
import { fill, type Words } from './words.js';

/** One place for chips. */
export interface ChipSpot {
  button: HTMLButtonElement;
  /** Shows what lies there. */
  chip: HTMLElement;
}
export interface ChipBets<Spot extends ChipSpot> {
  /** Chips to choose from, undo, clear, same bets, total, and the button that starts the round. */
  readonly controls: HTMLElement[];
  readonly start: HTMLButtonElement;
  /** Brings the bets of the last round back. */
  readonly again: HTMLButtonElement;
  /** Puts the chosen chip on a spot. */
  put(spot: Spot): void;
  /** What lies on each spot; chips on one spot are one bet. */
  bets(): { spot: Spot; amount: number }[];
  total(): number;
  /** While a round is played nothing can be moved. */
  lock(locked: boolean): void;
  /** After a settled round: the cloth is empty, and `again` brings these bets back. */
  settle(): void;
}

/** Setting chips on a cloth. A refused round leaves them where they are. */
export function chipBets<Spot extends ChipSpot>({
  shell,
  words,
  spots,
  stakes,
  highest,
  startText,
  onStart,
}: {
  shell: Shell;
  words: Words;
  spots: readonly Spot[];
  stakes: readonly number[];
  highest: number;
  startText: string;
  onStart: () => void;
}): ChipBets<Spot> {
  let placed: { spot: Spot; amount: number }[] = [];
  let before: typeof placed = [];
  let chip = stakes[0] ?? 0;
  let isLocked = false;
  const total = element('output', { className: 'amount', dataset: { test: 'stake' } });
  const chips = stakes.map((value, i) =>
    element('button', {
      type: 'button',
      className: `value v${i}`,
      textContent: compact(value, shell.figures),
      aria: { label: `${words.chip} ${shell.money(value)}`, pressed: String(i === 0) },
      onclick: () => choose(i),
    }),
  );
  const clear = element(
    'button',
    { type: 'button', className: 'icon', title: words.clear, aria: { label: words.clear }, onclick: () => set([]) },
    icon(ICON.bin),
  );
  const undo = element(
    'button',
    { type: 'button', className: 'icon', title: words.undo, aria: { label: words.undo }, onclick: () => set(placed.slice(0, -1)) },
    icon(ICON.undo),
  );
  const again = element(
    'button',
    { type: 'button', className: 'icon', title: words.again, aria: { label: words.again }, onclick: () => set(before) },
    icon(ICON.repeat),
  );
  const start = element('button', { type: 'button', className: 'primary spin', textContent: startText, onclick: onStart });
  set([]);

  function choose(index: number): void {
    chip = stakes[index] ?? chip;
    chips.forEach((button, i) => button.setAttribute('aria-pressed', String(i === index)));
  }
  function set(list: typeof placed): void {
    placed = list;
    for (const spot of spots) {
      const amount = sum(list.filter(item => item.spot === spot));
      spot.chip.hidden = amount === 0;
      spot.chip.textContent = compact(amount, shell.figures);
    }
    total.textContent = shell.money(sum(list));
    refresh();
  }
  function refresh(): void {
    start.disabled = undo.disabled = clear.disabled = isLocked || placed.length === 0;
    again.disabled = isLocked || before.length === 0;
    for (const spot of spots) spot.button.disabled = isLocked;
  }
  function sum(list: typeof placed): number {
    return list.reduce((all, { amount }) => all + amount, 0);
  }
  return {
    controls: [
      element('div', { className: 'values' }, ...chips),
      undo,
      clear,
      again,
      element('div', { className: 'total' }, element('span', { textContent: words.total }), total),
      start,
    ],
    start,
    again,
    put(spot) {
      if (isLocked) return;
      if (sum(placed) + chip > highest) shell.say(fill(words.limit, { amount: shell.money(highest) }));
      else set([...placed, { spot, amount: chip }]);
    },
    bets: () => spots.map(spot => ({ spot, amount: sum(placed.filter(item => item.spot === spot)) })).filter(({ amount }) => amount > 0),
    total: () => sum(placed),
    lock(locked) {
      isLocked = locked;
      refresh();
    },
    settle() {
      before = placed;
      set([]);
    },
  };
}

function compact(minor: number, figures: Figures): string {
  return minor % 100 === 0 ? String(minor / 100) : figures.decimals(minor / 100);
}
