import { element, icon, ICON } from './element.js';
import type { Words } from './words.js';

export interface StakeBox {
  readonly node: HTMLElement;
  value(): number;
  /** Locked while a round is played. */
  lock(locked: boolean): void;
}

/** Chooses one of the stakes: minus, amount, plus. */
export function stakeBox({
  words,
  stakes,
  stake,
  money,
  onChange = () => undefined,
}: {
  words: Words;
  stakes: readonly number[];
  stake: number;
  money: (minor: number) => string;
  onChange?: () => void;
}): StakeBox {
  let chosen = Math.max(0, stakes.indexOf(stake));
  let isLocked = false;
  const amount = element('output', { className: 'amount', dataset: { test: 'stake' } });
  const lower = element(
    'button',
    { className: 'icon', type: 'button', aria: { label: words.lower }, onclick: () => choose(chosen - 1) },
    icon(ICON.minus),
  );
  const higher = element(
    'button',
    { className: 'icon', type: 'button', aria: { label: words.higher }, onclick: () => choose(chosen + 1) },
    icon(ICON.plus),
  );
  function choose(index: number): void {
    chosen = Math.min(stakes.length - 1, Math.max(0, index));
    refresh();
    onChange();
  }
  function refresh(): void {
    amount.textContent = money(stakes[chosen] ?? 0);
    lower.disabled = isLocked || chosen === 0;
    higher.disabled = isLocked || chosen === stakes.length - 1;
  }
  refresh();
  return {
    node: element('div', { className: 'stake' }, lower, element('div', {}, element('span', { textContent: words.stake }), amount), higher),
    value: () => stakes[chosen] ?? 0,
    lock(locked) {
      isLocked = locked;
      refresh();
    },
  };
}
