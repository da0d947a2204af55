import { dateFormat, listFormat } from '../../../src/texts/forms/date-forms.js';
import { numberFormat, relativeFormat } from '../../../src/texts/forms/forms-of.js';
import { LANGUAGES, languageName, languageTag } from '../../../src/texts/languages.js';
import { otherTextFiles, textFiles } from '../../../src/texts/text-files.js';
import { before, describe, expect, it } from '../../widgets-support/index.js';

const IN_MAY = Date.UTC(2026, 4, 20, 15, 4);
const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });
/** What English and a language write alike. */
const ALIKE: Readonly<Record<string, readonly string[]>> = { FR: ['unit'], TL: ['name'] };
const ENGLISH = /(?<!\p{L})(?:Wednesday|May|hours|ago|and)(?!\p{L})/u;

/** The browser, not Node: Debian's Chromium has no dates, lists and names of some languages, and shows English for them. */
describe('dates, numbers, lists and names of languages in this browser', () => {
  before(async () => {
    const others = (await otherTextFiles()).default;
    await Promise.all(Object.values(others).map(({ common }) => common()));
    await textFiles.common.ES();
  });

  /** One of each kind that our code writes, by what it is. */
  function written(tag: string): Readonly<Record<string, string>> {
    const date = (style: Intl.DateTimeFormatOptions) => dateFormat(tag, { ...style, timeZone: 'UTC' }).format(IN_MAY);
    return {
      full: date({ dateStyle: 'full' }),
      long: date({ dateStyle: 'long' }),
      month: date({ month: 'long', year: 'numeric' }),
      weekday: date({ weekday: 'long' }),
      list: listFormat(tag).format(['1', '2', '3']),
      ago: relativeFormat(tag, { numeric: 'auto' }).format(-3, 'hour'),
      soon: relativeFormat(tag, { numeric: 'always' }).format(5, 'minute'),
      today: relativeFormat(tag, { numeric: 'auto' }).format(0, 'day'),
      unit: numberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(5),
    };
  }
  const english = written('en');

  for (const code of LANGUAGES.filter(one => one !== 'EN'))
    it(`I18-02 OP-48 ${code} has no English in them`, () => {
      const tag = languageTag(code)!;
      const found = Object.entries(written(tag)).filter(([kind, text]) => text === english[kind] && !ALIKE[code]?.includes(kind));
      expect(found).to.deep.equal([]);
      expect(Object.values(written(tag)).join(' · ')).not.to.match(ENGLISH);
      if (!ALIKE[code]?.includes('name')) expect(languageName(code)).not.to.equal(inEnglish.of(tag));
    });
});
