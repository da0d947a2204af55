import { FURTHER_WORDS } from '../../words/index.js';
import type { PartOfPlay } from '../../words/sandbox-words.js';
import { writtenIn, type Lang, type Written } from '../../written.js';
import { scoreAt, type FixtureRow } from './fixtures.js';
import type { SportName } from './sports.js';

/** Of play, in a match that is played against time. */
const MINUTES: Readonly<Partial<Record<string, number>>> = { football: 90, 'virtual-football': 90, basketball: 40 } satisfies Partial<
  Record<SportName, number>
>;
/** What the others are played in; a fight has no parts. */
const PARTS: Readonly<Partial<Record<string, PartOfPlay>>> = {
  tennis: 'set',
  volleyball: 'volleyball-set',
  tactical: 'map',
  arena: 'map',
  baseball: 'inning',
} satisfies Partial<Record<SportName, PartOfPlay>>;
const INNINGS = 9;

/** `{}`: which of them. */
const WORDS: Written<Record<PartOfPlay, string>> = {
  en: { set: 'Set {}', 'volleyball-set': 'Set {}', map: 'Map {}', inning: 'Inning {}' },
  es: { set: 'Set {}', 'volleyball-set': 'Set {}', map: 'Mapa {}', inning: 'Entrada {}' },
  pt: { set: 'Set {}', 'volleyball-set': 'Set {}', map: 'Mapa {}', inning: 'Entrada {}' },
  zh: { set: '第{}盘', 'volleyball-set': '第{}局', map: '第{}图', inning: '第{}局' },
  vi: { set: 'Set {}', 'volleyball-set': 'Set {}', map: 'Ván {}', inning: 'Hiệp {}' },
  th: { set: 'เซต {}', 'volleyball-set': 'เซต {}', map: 'แผนที่ {}', inning: 'อินนิง {}' },
  ar: { set: 'المجموعة {}', 'volleyball-set': 'الشوط {}', map: 'الخريطة {}', inning: 'الشوط {}' },
};

/** Where play stands, as its sport says it: `63'`, `Set 2`. Undefined before it begins, and for a fight. `now`: UTC milliseconds. */
export function playClock(row: FixtureRow, now: number, lang: Lang): string | undefined {
  const part = Math.min(1, (now - row.starts_at) / (row.ends_at - row.starts_at));
  if (part < 0) return undefined;
  const minutes = MINUTES[row.sport];
  if (minutes) return `${Math.max(1, Math.ceil(part * minutes))}'`;
  const of = PARTS[row.sport];
  if (!of) return undefined;
  const number = of === 'inning' ? Math.max(1, Math.ceil(part * INNINGS)) : partsOf(row, now);
  return (FURTHER_WORDS[lang]?.clock ?? writtenIn(WORDS, lang))[of].replace('{}', String(number));
}

/** The set or map that is being played: one is won after the other. */
function partsOf(row: FixtureRow, now: number): number {
  const [wonSoFar, wonInAll] = [now, row.ends_at].map(at => scoreAt(row, at).reduce((sum, won) => sum + won, 0));
  return Math.min(wonSoFar! + 1, wonInAll!);
}
