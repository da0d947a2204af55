import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../atoms/icon.js';
import { chevronLeft, chevronRight } from '../atoms/icons.js';

const SIDES = [
  ['left', chevronLeft, -1],
  ['right', chevronRight, 1],
] as const;

/** A row of chips that scrolls sideways: where it is cut it fades, and who has a mouse scrolls it by an arrow there. Keys need none. Needs cut-row.css. */
export function CutRow({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = box.current?.firstElementChild;
    if (!row) return;
    const look = () => {
      const [outer, first, last] = [row, row.firstElementChild, row.lastElementChild].map(each => each!.getBoundingClientRect());
      const from = Math.min(first!.left, last!.left);
      const to = Math.max(first!.right, last!.right);
      box.current!.dataset.cut = `${from < outer!.left - 1 ? 'left' : ''} ${to > outer!.right + 1 ? 'right' : ''}`.trim();
    };
    look();
    const observer = new ResizeObserver(look);
    for (const each of [row, ...row.children]) observer.observe(each);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [children]);
  const move = (sign: number) => {
    const row = box.current?.firstElementChild;
    row?.scrollBy({ left: sign * row.clientWidth * 0.7, behavior: 'smooth' });
  };
  return (
    <div ref={box} className="cut-row">
      {children}
      {SIDES.map(([side, icon, sign]) => (
        <button
          key={side}
          type="button"
          className="cut-more"
          part="arrow"
          data-side={side}
          tabIndex={-1}
          aria-hidden="true"
          onClickCapture={() => move(sign)}
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  );
}
