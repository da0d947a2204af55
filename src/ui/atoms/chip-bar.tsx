import { useRef, useState, type KeyboardEvent } from 'react';
import type { ChipsProps } from './chips.js';
import { Icon } from './icon.js';
import { useChosenInView } from './use-chosen-in-view.js';

/** Chips of which there are many, as one tab stop: arrows, Home and End move between them, Enter and Space choose (ARIA's toolbar). Needs chips.css. */
export function ChipBar({ label, chips, value, onChoose, className = '' }: ChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  // While the focus is inside, it is where the focus is; from outside one comes to the pressed chip.
  const [focused, setFocused] = useState<string>();
  const stop = chips.find(chip => chip.value === focused)?.value ?? chips.find(chip => chip.value === value)?.value ?? chips[0]?.value;
  useChosenInView(row, '[aria-pressed="true"]', value);
  const move = (event: KeyboardEvent) => {
    const at = chips.findIndex(chip => chip.value === stop);
    const isForward = getComputedStyle(event.currentTarget).direction !== 'rtl';
    const next = {
      [isForward ? 'ArrowRight' : 'ArrowLeft']: at + 1,
      [isForward ? 'ArrowLeft' : 'ArrowRight']: at - 1,
      Home: 0,
      End: chips.length - 1,
    }[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    row.current
      ?.querySelectorAll('button')
      .item((next + chips.length) % chips.length)
      .focus();
  };
  return (
    <div
      ref={row}
      className={`chips ${className}`.trimEnd()}
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      onBlur={() => setFocused(undefined)}
    >
      {chips.map(chip => (
        <button
          key={chip.value}
          type="button"
          className="chip"
          part="chip"
          tabIndex={chip.value === stop ? 0 : -1}
          aria-pressed={chip.value === value}
          onFocus={() => setFocused(chip.value)}
          onClickCapture={() => onChoose(chip.value)}
        >
          {chip.icon && <Icon of={chip.icon} />}
          {chip.label}
        </button>
      ))}
    </div>
  );
}
