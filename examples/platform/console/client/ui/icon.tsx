/** Strokes on a 16 × 16 grid, drawn for this console. */
const PATHS = {
  ball: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM8 4.75a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM8 7.95a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z',
  bolt: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z',
  book: 'M3 2.5h7.5a2 2 0 0 1 2 2v9H5a2 2 0 0 1-2-2zM3 11.5a2 2 0 0 1 2-2h7.5M6 5.5h3.5',
  chat: 'M2 3h12v8H7.5L4.5 13.5V11H2z',
  clock: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM8 4.5V8l2.5 1.5',
  close: 'm4 4 8 8M12 4l-8 8',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  dice: 'M2.5 2.5h11v11h-11zM5.5 5.5h.01M10.5 5.5h.01M8 8h.01M5.5 10.5h.01M10.5 10.5h.01',
  down: 'M8 2.5v7.5M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  exit: 'M6.5 2.5h-4v11h4M10 5l3 3-3 3M13 8H6',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.25a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z',
  form: 'M3 2.5h10v11H3zM5.5 5.5h5M5.5 8h5M5.5 10.5h2.5',
  gauge: 'M2.5 12a6 6 0 1 1 11 0M8 9.5l2.5-3.5M8 9.5h.01',
  gift: 'M2.5 5h11v3h-11zM3.5 8v5.5h9V8M8 5v8.5M8 5C6 5 4.5 4 5 2.75S8 3 8 5c0-2 2.5-3.5 3-2.25S10 5 8 5z',
  globe: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM1.75 8h12.5M8 1.75c4 3.5 4 9 0 12.5-4-3.5-4-9 0-12.5z',
  help: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM6 6.5a2 2 0 1 1 2.75 1.85C8.25 8.6 8 8.9 8 9.5M8 11.5h.01',
  letter: 'M3 1.5h7l3 3v10H3zM10 1.5v3h3M5.5 8h5M5.5 10.5h5',
  link: 'M6.5 9.5l3-3M7 4.5l1.5-1.5a2.8 2.8 0 0 1 4 4L11 8.5M9 11.5 7.5 13a2.8 2.8 0 0 1-4-4L5 7.5',
  list: 'M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  mail: 'M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5',
  megaphone: 'M2.5 6.5v3h2.5l6 3v-9l-6 3zM13 6.5a2 2 0 0 1 0 3M5 9.5l.75 3.5h1.5L6.75 10.4',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  people:
    'M6 3a2.25 2.25 0 1 1 0 4.5A2.25 2.25 0 0 1 6 3zM2 13c0-2.5 1.8-3.75 4-3.75S10 10.5 10 13M10.5 3.25a2.25 2.25 0 0 1 0 4M11.5 9.5c1.6.4 2.5 1.6 2.5 3.5',
  power: 'M8 1.75v6M4.5 3.9a5.5 5.5 0 1 0 7 0',
  shield: 'M8 1.5 13 3.5V8c0 3-2 5.25-5 6.5C5 13.25 3 11 3 8V3.5zM5.75 8l1.5 1.5L10.5 6.25',
  sliders: 'M2.5 4.5h6M11.5 4.5h2M10 3v3M2.5 11.5h2M7.5 11.5h6M6 10v3',
  star: 'M8 1.75l1.9 4 4.35.5-3.2 3 .85 4.3L8 11.4l-3.9 2.15.85-4.3-3.2-3 4.35-.5z',
  store: 'M2.5 6.5v7h11v-7M1.75 6.5 3 2.5h10l1.25 4a2 2 0 0 1-4 0 2.2 2.2 0 0 1-4.5 0 2 2 0 0 1-4 0zM6.5 13.5v-3h3v3',
  toggle: 'M5 4.5h6a3.5 3.5 0 0 1 0 7H5a3.5 3.5 0 0 1 0-7zM11 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  up: 'M8 10.5V3M4.5 6 8 2.5 11.5 6M2.5 13.5h11',
  undo: 'M5.5 2.5 2.5 5.5l3 3M2.5 5.5H9a4 4 0 0 1 0 8H5.5',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration only: the words beside it, or the control's label, say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
