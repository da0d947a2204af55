/** One way of looking at a screen: width in px, theme, language. */
export interface Look {
  width: 390 | 768 | 1280;
  theme: 'dark' | 'light';
  language: 'EN' | 'ES' | 'AR';
}

const WIDTHS = [390, 768, 1280] as const;
const THEMES = ['dark', 'light'] as const;
/** Arabic for right-to-left. */
const LANGUAGES = ['EN', 'ES', 'AR'] as const;

const HEIGHTS: Readonly<Record<Look['width'], number>> = { 390: 844, 768: 1024, 1280: 900 };

/** Written as in `390 dark ES`. */
export type LookName = `${Look['width']} ${Look['theme']} ${Look['language']}`;

export function lookOf(name: LookName): Look {
  const [width, theme, language] = name.split(' ');
  return { width: Number(width) as Look['width'], theme: theme as Look['theme'], language: language as Look['language'] };
}

/** Every look there is. */
export const allLooks: readonly LookName[] = WIDTHS.flatMap(width =>
  LANGUAGES.flatMap(language => THEMES.map(theme => `${width} ${theme} ${language}` as const)),
);

export function viewportOf({ width }: Look): { width: number; height: number } {
  return { width, height: HEIGHTS[width] };
}
