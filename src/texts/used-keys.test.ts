import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '..');
const PLATFORM = join(SOURCES, '../examples/platform');
const SITE = join(SOURCES, '../examples/site');
/** The texts themselves, and tests, which may name what does not exist. */
const APART = /^texts\/\w\w\/|^texts\/text-files|\.test\.tsx?$|^core\/testing\//;
const TEXTS = /^texts\/en\/\w+\.ts$/;
/** Beginnings of keys whose end is made while the page runs; each end must be a word of the code or of the platform. */
const BEGINNINGS = [
  'board.days-',
  'change.',
  'chat.channel-',
  'contract.dividend-',
  'contract.ended-',
  'contract.kind-',
  'contract.period-',
  'contract.says-',
  'contract.tier-',
  'error.',
  'feedback.type-',
  'field.',
  'forgot.by-',
  'help.group-',
  'login.by-',
  'login.change-',
  'lottery.',
  'lottery.about-',
  'lottery.choose-',
  'lottery.every-',
  'lottery.play-',
  'lottery.rule-',
  'lottery.side-',
  'lottery.state-',
  'lottery.tab-',
  'register.by-',
  'member.bet-',
  'member.date-',
  'referral.state-',
  'salary.',
  'social.',
  'validation.pattern-',
  'verify.answer-',
  'verify.by-',
  'verify.wrong-',
  'wallet.address-',
  'wallet.kind-',
  'wallet.number-',
  'wallet.state-',
];

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.tsx?$/.test(path));
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');
const files = sourcesIn(SOURCES);
const keys = new Set(
  files
    .filter(path => TEXTS.test(path))
    .flatMap(path => [...read(path).matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key.replace(/_(?:one|other)$/, ''))),
);
const blocks = new Set([...keys].map(key => key.slice(0, key.indexOf('.'))));
/** The full site around the widgets shows some of them too. */
const site = sourcesIn(SITE).map(path => readFileSync(join(SITE, path), 'utf8'));
const code = files
  .filter(path => !APART.test(path))
  .map(read)
  .concat(site)
  .join('\n');
const platform = sourcesIn(PLATFORM)
  .map(path => readFileSync(join(PLATFORM, path), 'utf8'))
  .join('\n');
/** Every word that is quoted or names a property, here and on the platform: `payeeName` as `payee-name` and `payeename`. */
const words = new Set(
  [...(code + platform).matchAll(/['"`]([\w-]+)['"`]|\b(\w+)\??:/g)].flatMap(([, quoted, name]) => {
    const word = quoted ?? name ?? '';
    return [word.toLowerCase(), word.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)];
  }),
);
const literals = [...code.matchAll(/['"`]([a-z]+\.[a-z0-9.-]*)(['"`]|\$\{)/g)].filter(([, text = '']) =>
  blocks.has(text.slice(0, text.indexOf('.'))),
);
const isMade = ([, text = '', after]: RegExpMatchArray) => after === '${' || /[.-]$/.test(text);

describe('texts and the code that shows them', () => {
  it('I18-01 every text is shown somewhere', () => {
    const named = new Set(literals.filter(literal => !isMade(literal)).map(([, key]) => key));
    const made = (key: string) => BEGINNINGS.some(start => key.startsWith(start) && isWord(key.slice(start.length)));
    expect([...keys].filter(key => !named.has(key) && !made(key))).toEqual([]);
  });

  it('I18-02 every text that the code names exists', () => {
    const named = literals.filter(literal => !isMade(literal)).map(([, key = '']) => key);
    expect(named.length).toBeGreaterThan(400);
    expect([...new Set(named)].filter(key => !keys.has(key))).toEqual([]);
  });

  it('the beginnings of made keys are those that the code has', () => {
    expect([...new Set(literals.filter(isMade).map(([, start]) => start))].sort()).toEqual(BEGINNINGS.toSorted());
  });
});

/** A number, or a word of the code; `-help` and `-body` are put behind it. */
function isWord(end: string): boolean {
  return /^\d+$/.test(end) || words.has(end.replace(/-(?:help|body)$/, ''));
}
