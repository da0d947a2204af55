import { useRef } from 'react';
import { Icon } from './icon.js';
import { useChosenInView } from './use-chosen-in-view.js';

interface Chip {
  /** Empty for "All". */
  value: string;
  label: string;
  /** BCP 47 tag of the label, where it may be another than the page's. */
  lang?: string;
  icon?: string;
}
export interface ChipsProps {
  /** Name of the group. */
  label: string;
  chips: readonly Chip[];
  value: string;
  onChoose: (value: string) => void;
  className?: string;
}

/** One choice of a few, in a row that scrolls when it is long: toggle buttons, one of them pressed. */
export function Chips({ label, chips, value, onChoose, className = '' }: ChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  useChosenInView(row, '[aria-pressed="true"]', value);
  return (
    <div ref={row} className={`chips ${className}`.trimEnd()} role="group" aria-label={label} data-keys="">
      {chips.map(chip => (
        <button
          key={chip.value}
          type="button"
          className="chip"
          lang={chip.lang}
          part="chip"
          aria-pressed={chip.value === value}
          onClickCapture={() => onChoose(chip.value)}
        >
          {chip.icon && <Icon of={chip.icon} />}
          {chip.label}
        </button>
      ))}
    </div>
  );
}
