import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useChosenInView } from './use-chosen-in-view.js';

interface TabsProps {
  label: string;
  /** `lang`: BCP 47 tag of the label, where it may be another than the page's. */
  tabs: readonly { value: string; label: string; lang?: string }[];
  value: string;
  onChoose: (value: string) => void;
  /** Two to a row, each in a box: for long names and more than three. */
  boxed?: boolean;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/**
 * Tabs by the ARIA pattern: arrows, Home and End move and choose, one tab stop. A single one is no choice: its panel stands alone, boxes
 * apart. What stands in the panel stays when others come beside it.
 */
export function Tabs({ label, tabs, value, onChoose, boxed, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(list, '[aria-selected="true"]', value);
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(tab => tab.value === value);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const { length } = tabs;
    const next = { [forward]: index + 1, [backward]: index + length - 1, Home: 0, End: length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(tabs[next % length]!.value);
    (event.currentTarget.children[next % length] as HTMLElement).focus();
  };
  const isChoice = tabs.length > 1 || boxed;
  return (
    <div className="tabs">
      {isChoice && (
        <div ref={list} className={boxed ? 'tabs-boxes' : 'tabs-list'} role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map(tab => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              className="tab"
              lang={tab.lang}
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClickCapture={() => onChoose(tab.value)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      <div role={isChoice ? 'tabpanel' : undefined} id={`${id}-panel`} aria-labelledby={isChoice ? `${id}-${value}` : undefined}>
        {children}
      </div>
    </div>
  );
}
