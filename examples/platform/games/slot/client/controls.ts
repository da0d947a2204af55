import { element, icon, ICON } from '../../client/element.js';
import type { Words } from '../../client/words.js';

export interface SlotControls {
  readonly nodes: HTMLElement[];
  stake(): number;
  /** Shows what can be pressed now. */
  update(state: { isPlaying: boolean; autoLeft: number }): void;
}

export interface SlotControlsOptions {
  words: Words;
  stakes: readonly number[];
  /** First choice, minor units. */
  stake: number;
  money: (minor: number) => string;
  onSpin: () => void;
  onAuto: () => void;
  onTurbo: (on: boolean) => void;
  onStake: () => void;
}

/** Stake, spin, auto play and turbo. Space and Enter spin too. */
export function slotControls({ words, stakes, stake, money, onSpin, onAuto, onTurbo, onStake }: SlotControlsOptions): SlotControls {
  let chosen = Math.max(0, stakes.indexOf(stake));
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
  const stakeBox = element(
    'div',
    { className: 'stake' },
    lower,
    element('div', {}, element('span', { textContent: words.stake }), amount),
    higher,
  );
  const spin = element('button', { className: 'spin', type: 'button', aria: { label: words.play }, onclick: onSpin }, icon(ICON.spin));
  const auto = element(
    'button',
    { className: 'icon wide', type: 'button', title: words.auto, aria: { label: words.auto, pressed: 'false' }, onclick: onAuto },
    icon(ICON.repeat),
  );
  const turbo = element(
    'button',
    {
      className: 'icon wide',
      type: 'button',
      title: words.turbo,
      aria: { label: words.turbo, pressed: 'false' },
      onclick: () => {
        const on = turbo.getAttribute('aria-pressed') !== 'true';
        turbo.setAttribute('aria-pressed', String(on));
        onTurbo(on);
      },
    },
    icon(ICON.bolt),
  );
  let isLocked = false;

  function choose(index: number): void {
    chosen = Math.min(stakes.length - 1, Math.max(0, index));
    amount.textContent = money(stakes[chosen] ?? 0);
    lower.disabled = isLocked || chosen === 0;
    higher.disabled = isLocked || chosen === stakes.length - 1;
    onStake();
  }
  addEventListener('keydown', event => {
    if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || document.querySelector('dialog[open], .card-layer:not([hidden])'))
      return;
    // A focused button answers the key by itself.
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    onSpin();
  });
  choose(chosen);
  return {
    nodes: [stakeBox, auto, spin, turbo],
    stake: () => stakes[chosen] ?? 0,
    update({ isPlaying, autoLeft }) {
      isLocked = isPlaying || autoLeft > 0;
      spin.replaceChildren(icon(isLocked ? ICON.stop : ICON.spin));
      spin.classList.toggle('busy', isLocked);
      spin.setAttribute('aria-label', isLocked ? words.stop : words.play);
      auto.replaceChildren(autoLeft > 0 ? element('b', { textContent: String(autoLeft) }) : icon(ICON.repeat));
      auto.setAttribute('aria-pressed', String(autoLeft > 0));
      auto.setAttribute('aria-label', autoLeft > 0 ? words.stopAuto : words.auto);
      lower.disabled = isLocked || chosen === 0;
      higher.disabled = isLocked || chosen === stakes.length - 1;
    },
  };
}
