type Child = Node | string;
type Properties<T extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[T], 'dataset'>> & {
  dataset?: Record<string, string>;
  aria?: Record<string, string>;
};

/** Makes an element with properties, `data-*` and `aria-*`, and children. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: Properties<T> = {},
  ...children: Child[]
): HTMLElementTagNameMap[T] {
  const { dataset, aria, ...rest } = properties;
  const made = document.createElement(tag);
  Object.assign(made, rest);
  Object.assign(made.dataset, dataset);
  for (const [name, value] of Object.entries(aria ?? {})) made.setAttribute(`aria-${name}`, value);
  made.append(...children);
  return made;
}

/** One line icon on a 24 grid, drawn in the text's colour. */
export function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

export const ICON = {
  close: 'M6 6L18 18M18 6L6 18',
  info: 'M12 11V17M12 7.5V7.6M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18Z',
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5',
  stop: 'M7 7H17V17H7Z',
  repeat: 'M4 12a6 6 0 0 1 6-6h9M16 3l3 3l-3 3M20 12a6 6 0 0 1-6 6H5M8 21l-3-3l3-3',
  bolt: 'M13 3L5 14H11L10 21L19 9H13Z',
  minus: 'M6 12H18',
  plus: 'M6 12H18M12 6V18',
  undo: 'M9 8L4 12L9 16M4 12H15a5 5 0 0 1 0 10',
  bin: 'M5 7H19M9 7V4H15V7M7 7L8 20H16L17 7',
} as const;
