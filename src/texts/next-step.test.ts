import { describe, expect, it } from 'vitest';
import { OWN_CODES, SPOKEN_CODES, type ErrorCode } from '../api/wire/error-codes.js';
import { wholeTexts } from './whole-texts.js';

const LANGUAGES = ['EN', 'ES', 'AR'] as const;
type Language = (typeof LANGUAGES)[number];

const CODES: readonly ErrorCode[] = [...SPOKEN_CODES, ...OWN_CODES];
const texts = new Map(
  await Promise.all(
    LANGUAGES.map(
      async language =>
        [language, Object.assign({}, ...Object.values(await wholeTexts(language))) as Readonly<Record<string, string>>] as const,
    ),
  ),
);
const keysOf = (language: Language) => Object.keys(texts.get(language) ?? {});
const said = (language: Language, key: string) => texts.get(language)?.[key] ?? '';

/**
 * Codes whose one sentence is what to do, nothing else: a second would say it again. ERR-02 names the deed and the time in the words
 * of the specification. For each, the words that tell it.
 */
const IS_THE_STEP: Partial<Record<ErrorCode, Record<Language, string>>> = {
  'captcha-required': { EN: 'Enter', ES: 'Escribe', AR: 'أدخل' },
  'not-logged-in': { EN: 'please login', ES: 'Inicia sesión', AR: 'يُرجى تسجيل الدخول' },
  'password-change-required': { EN: 'Change', ES: 'cambia', AR: 'غيّر' },
  'verification-required': { EN: 'Please complete', ES: 'Completa', AR: 'يُرجى إكمال' },
  'rate-limited': { EN: 'try again after 5 minutes', ES: 'inténtalo de nuevo en 5 minutos', AR: 'حاول مرة أخرى بعد 5 دقائق' },
};

/** Keys of what is told at a field or above a form; what a pattern asks for (VAL-10 to VAL-30) is the step itself. */
const FAULT = /^validation\.(?!pattern-)|[.-](?:unsure|wrong)$|^(?!wallet\.history-).+[.-](?:refused|wrong)-(?!title$)/;

/** What a person can do, as each language bids it; a second sentence that only explains has none of them. */
const BIDS: Record<Language, RegExp> = {
  EN: /\b(?:accept|ask|bet|change|check|choose|claim|confirm|contact|enter|fill|go back|have a look|leave|log in|look|open|register|see|send|set|start|tell|try|type|use)\b/i,
  ES: /(?:abre|acéptalo|apuesta|avisa|completa|complétalo|comprueba|compruébalo|confirma|contacta|crea|deja|elige|empieza|envíalo|escribe|escríbelo|inicia|inician|inténtalo|mira|prueba|reclama|regístrate|revisa|revísalo|solicita|usa|vuelve)(?!\p{L})/iu,
  AR: /(?:أبلِغ|أدخل|أرسل|أكّد|اترك|اختر|ابدأ|اتصل|استخدم|استلم|اطلب|اطّلع|اقبل|افتح|اكتب|ارجع|املأ|تحقق|تواصل|جرّب|حاول|راجع|راهن|سجّل|عيّن|يسجّل|يُرجى)/u,
};

const sentences = (text: string) => text.split(/(?<=[.!?؟])\s+/).filter(Boolean);

describe.each(LANGUAGES)('what to do after an error, in %s', language => {
  it.each(CODES)('ERR-03 ERR-21 %s says it: in a second sentence, or in the one that is nothing else', code => {
    const text = said(language, `error.${code}`);
    const [, ...after] = sentences(text);
    const step = IS_THE_STEP[code]?.[language];
    if (step) expect(text).toContain(step);
    else expect(after.join(' ')).toMatch(BIDS[language]);
  });

  it('ERR-03 ERR-21 so do the texts that say more of a code where the place or the wait is known', () => {
    const more = keysOf(language).filter(key => key.startsWith('error.') && !CODES.some(code => key === `error.${code}`));
    expect(more.length).toBeGreaterThan(4);
    expect(more.filter(key => !BIDS[language].test(sentences(said(language, key)).slice(1).join(' ')))).toEqual([]);
  });

  it('ERR-03 ERR-21 so does every text of a field that is wrong, of a refusal, and of an answer that did not come', () => {
    const faults = keysOf(language).filter(key => FAULT.test(key));
    expect(faults.length).toBeGreaterThan(40);
    expect(faults.filter(key => !BIDS[language].test(said(language, key)))).toEqual([]);
  });
});

it('ERR-03 ERR-21 the fixed sentences stand first, and the next step behind them', () => {
  expect(sentences(said('EN', 'error.unknown'))[0]).toBe('Unknown error.');
  expect(sentences(said('EN', 'error.bad-request'))[0]).toBe('Please enter correct information.');
  for (const method of ['email', 'google', 'payee', 'sms'])
    expect(sentences(said('EN', `verify.wrong-${method}`))[0]).toBe('Please enter correct information.');
});
