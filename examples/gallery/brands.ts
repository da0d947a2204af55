/** A look of the gallery: the widgets' own, or that of a company which does not exist. Each company is one sheet in themes/. */
export interface Brand {
  name: string;
  label: string;
  says: string;
  /** Themes that it has. */
  themes: readonly ('dark' | 'light')[];
}

export const BRANDS: readonly Brand[] = [
  { name: 'own', label: 'Default', says: 'The look that comes with the widgets.', themes: ['dark', 'light'] },
  {
    name: 'concordia',
    label: 'Concordia',
    says: 'A national lottery: paper and navy, serif headings, square corners.',
    themes: ['dark', 'light'],
  },
  { name: 'nightjar', label: 'Nightjar', says: 'A casino of the night: neon on violet, round corners, cards that glow.', themes: ['dark'] },
  {
    name: 'touchline',
    label: 'Touchline',
    says: 'A sports book: green and white, condensed headings, wide pictures.',
    themes: ['dark', 'light'],
  },
];

/** The brand of that name; the own look for any other. */
export function brandOf(name: string): Brand {
  return BRANDS.find(brand => brand.name === name) ?? BRANDS[0]!;
}

/** Where the brand's one sheet is; nowhere for the own look. */
export function sheetOf({ name }: Brand): string | undefined {
  return name === 'own' ? undefined : `/gallery/themes/${name}.css`;
}
