import { element, icon, ICON } from '../../client/element.js';
import { stakeBox } from '../../client/stake-box.js';
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
}

/** Stake, spin, auto play and turbo. Space and Enter spin too. */
export function slotControls({ words, stakes, stake, money, onSpin, onAuto, onTurbo }: SlotControlsOptions): SlotControls {
  const box = stakeBox({ words, stakes, stake, money });
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
  addEventListener('keydown', event => {
    if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || document.querySelector('dialog[open], .card-layer:not([hidden])'))
      return;
    // A focused button answers the key by itself.
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    onSpin();
  });
  return {
    nodes: [box.node, auto, spin, turbo],
    stake: box.value,
    update({ isPlaying, autoLeft }) {
      const isLocked = isPlaying || autoLeft > 0;
      spin.replaceChildren(icon(isLocked ? ICON.stop : ICON.spin));
      spin.classList.toggle('busy', isLocked);
      spin.setAttribute('aria-label', isLocked ? words.stop : words.play);
      auto.replaceChildren(autoLeft > 0 ? element('b', { textContent: String(autoLeft) }) : icon(ICON.repeat));
      auto.setAttribute('aria-pressed', String(autoLeft > 0));
      auto.setAttribute('aria-label', autoLeft > 0 ? words.stopAuto : words.auto);
      box.lock(isLocked);
    },
  };
}
