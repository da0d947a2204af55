import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../api/wire/errors.js';
import type { RegisterRule } from '../../api/account/registration.js';
import en from '../../texts/en/identity.js';
import es from '../../texts/es/identity.js';
import { checkField, messageOf } from './check-field.js';
import { fieldFaults } from './field-fault.js';

const rule = (more: Partial<RegisterRule> = {}): RegisterRule => ({
  field: 'username',
  enabled: true,
  required: true,
  acceptedPattern: '*',
  minLength: 1,
  maxLength: 40,
  patternId: 0,
  ...more,
});
const texts: Readonly<Record<'en' | 'es', Readonly<Record<string, string>>>> = { en, es };
const say = (message: ReturnType<typeof checkField>, language: 'en' | 'es' = 'en') =>
  message && (texts[language][message.key] ?? '').replace('{{range}}', [message.values?.range].flat().join('-'));

/** [row, pattern id, reference expression, values that pass, values that fail, words of the text in both languages] */
const PATTERNS: [string, number, string, string[], string[], RegExp, RegExp][] = [
  ['VAL-10', 0, '*', ['a', '∑'], [], /characters/, /caracteres/],
  [
    'VAL-11',
    1,
    '[A-Za-z][A-Za-z0-9]*',
    ['a1b2'],
    ['1abc', 'a_b'],
    /first.*letter.*letters and numbers/i,
    /primer.*letra.*letras y números/,
  ],
  ['VAL-12', 2, '[\\p{Script=Han}0-9]+', ['中文12'], ['ab'], /Chinese.*numbers/, /chinos y números/],
  ['VAL-13', 3, '[^@\\s]+@[^@\\s]+\\.[^@\\s.]+', ['a@b.co'], ['a@b', 'ab'], /email/i, /correo/],
  ['VAL-14', 4, '[A-Za-z0-9]+', ['ab12'], ['ab_12'], /letters and numbers without special/i, /letras y números sin.*especiales/i],
  ['VAL-15', 5, '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+', ['ab12'], ['abcd', '1234'], /letters and numbers/, /letras y números/],
  ['VAL-16', 6, '[0-9]+', ['123'], ['12a'], /numbers only/i, /solo números/i],
  ['VAL-17', 7, '(?=.*[A-Z])[A-Za-z0-9]+', ['aB1'], ['ab1'], /letters and numbers.*one uppercase/i, /letras y números.*una mayúscula/i],
  ['VAL-18', 8, '[A-Za-z ]+', ['Ann Lee'], ['Ann1'], /English letters and spaces only/, /solo letras inglesas y espacios/i],
  ['VAL-19', 9, '\\S+', ['a#b'], ['a b'], /without spaces/i, /sin espacios/i],
  ['VAL-20', 10, '[\\p{Script=Han}\\p{P}]+', ['中文·文'], ['ab'], /Chinese.*punctuation/, /chinos.*puntuación/],
  [
    'VAL-21',
    11,
    '[0-9]{4}-[0-9]{2}-[0-9]{2}',
    ['1990-02-28', '2000-02-29'],
    ['28-02-1990', '1990-02-31', '1990-13-01', '1990-00-10', '1990-04-31', '0090-02-28'],
    /yyyy-MM-dd/,
    /aaaa-MM-dd/,
  ],
  ['VAL-22', 12, '[\\p{L} ]+', ['José Núñez'], ['Jo1'], /letters and spaces/i, /letras y espacios/i],
  ['VAL-23', 13, '[0-9]{2}-[0-9]{2}-[0-9]{4}', ['02-28-1990'], ['1990-02-28', '02-31-1990', '13-01-1990'], /MM-dd-yyyy/, /MM-dd-aaaa/],
  ['VAL-24', 14, '[A-Za-z0-9]+', ['a1'], ['a-1'], /letters and numbers only/i, /solo letras y números/i],
  ['VAL-25', 15, '\\p{Script=Hangul}+', ['한국'], ['ab'], /Korean only/, /solo coreano/i],
  ['VAL-26', 16, '\\p{Script=Thai}+', ['ไทย'], ['ab'], /Thai only/, /solo tailandés/i],
  [
    'VAL-27',
    17,
    '[\\p{Script=Thai}A-Za-z ]+',
    ['ไทย ab'],
    ['a1'],
    /Thai or English letters and spaces/,
    /tailandesas o inglesas y espacios/,
  ],
  [
    'VAL-28',
    18,
    '(?=.*[A-Z])[A-Z ]+',
    ['ANN LEE'],
    ['   ', 'Ann'],
    /uppercase letters and spaces.*one English letter/i,
    /mayúsculas y espacios.*una letra inglesa/i,
  ],
  ['VAL-29', 19, '[\\p{L}\\p{N}\\p{P}\\p{S}]+', ['a1!'], ['a 1'], /letters, numbers and symbols/i, /letras, números y símbolos/i],
  [
    'VAL-30',
    20,
    '(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).+',
    ['aB1!'],
    ['ab1!', 'AB1!', 'aBc!', 'aB12'],
    /one uppercase.*one lowercase.*one number.*one special symbol/,
    /una mayúscula.*una minúscula.*un número.*un símbolo especial/,
  ],
];

describe('registration rules', () => {
  for (const [row, patternId, acceptedPattern, passing, failing, english, spanish] of PATTERNS) {
    it(`${row} pattern id ${patternId}`, () => {
      const given = rule({ patternId, acceptedPattern, minLength: 1, maxLength: 20 });
      for (const value of passing) expect([value, checkField(given, value)]).toEqual([value, undefined]);
      for (const value of failing) expect([value, checkField(given, value)?.key]).toEqual([value, `validation.pattern-${patternId}`]);
      const message = messageOf(given, 'pattern');
      expect(say(message)).toMatch(english);
      expect(say(message, 'es')).toMatch(spanish);
    });
  }

  it('VAL-01 a value that does not fit the accepted pattern is refused', () => {
    expect(checkField(rule({ acceptedPattern: '[a-z]+' }), 'abc')).toBeUndefined();
    expect(checkField(rule({ acceptedPattern: '[a-z]+' }), 'abc1')).toBeDefined();
    expect(checkField(rule({ acceptedPattern: 'b' }), 'abc')).toBeDefined();
  });
  it('VAL-02 "*" checks only the length', () => {
    expect(checkField(rule({ patternId: 6 }), 'no number')).toBeUndefined();
  });
  it('VAL-03, VAL-04 lengths have bounds, in characters and not in code units', () => {
    const given = rule({ minLength: 4, maxLength: 6 });
    expect(['abc', 'abcd', 'abcdef', 'abcdefg'].map(value => checkField(given, value) === undefined)).toEqual([false, true, true, false]);
    expect(checkField(given, '😀😀😀😀😀😀')).toBeUndefined();
    expect(checkField(given, '😀😀😀')).toBeDefined();
  });
  it('VAL-05 the text names the bounds', () => {
    expect(say(checkField(rule({ minLength: 6, maxLength: 12 }), 'a'))).toBe('Enter 6-12 characters.');
  });
  it('VAL-05, VAL-06 also a wrong length is said by the text of the pattern id, with its bounds or the one number', () => {
    for (const [, patternId, , , , english] of PATTERNS) {
      const [bounds, one] = [rule({ patternId, minLength: 6, maxLength: 12 }), rule({ patternId, minLength: 11, maxLength: 11 })];
      expect(say(checkField(bounds, 'a'))).toMatch(english);
      // An email or a date is told by its form.
      if ([3, 11, 13].includes(patternId)) continue;
      for (const language of ['en', 'es'] as const) {
        expect(say(checkField(bounds, 'a'), language)).toMatch(/ 6-12 /);
        expect(say(checkField(one, 'a'), language)?.match(/\d+/g)).toEqual(['11']);
      }
    }
  });
  it('VAL-06 one number where both are the same', () => {
    const text = say(checkField(rule({ minLength: 11, maxLength: 11 }), 'a')) ?? '';
    expect(text.match(/11/g)).toHaveLength(1);
  });
  it('VAL-07 the text of a missing value is the same', () => {
    const given = rule({ patternId: 5 });
    expect(checkField(given, '')).toEqual(messageOf(given, 'pattern'));
  });
  it('REG-06 an empty value is wrong only where the field is required', () => {
    expect(checkField(rule({ required: false, minLength: 4 }), '')).toBeUndefined();
    expect(checkField(rule({ required: false, minLength: 4 }), 'a')).toBeDefined();
  });
  it('VAL-09 nothing of username, password and number is fixed here: other rules, other bounds', () => {
    for (const field of ['username', 'password', 'mobileNum']) {
      expect(checkField(rule({ field, minLength: 30, maxLength: 40 }), 'a'.repeat(30))).toBeUndefined();
      expect(checkField(rule({ field, minLength: 30, maxLength: 40 }), 'a'.repeat(29))).toBeDefined();
      expect(checkField(rule({ field, minLength: 2, maxLength: 3 }), 'aa')).toBeUndefined();
      for (const length of [4, 6, 8, 10, 16])
        expect(checkField(rule({ field, minLength: 2, maxLength: 3 }), 'a'.repeat(length))).toBeDefined();
    }
  });
  it('VAL-31 the password has a text of its own for its length', () => {
    const password = rule({ field: 'password', acceptedPattern: '[a-z]+', patternId: 5, minLength: 6, maxLength: 20 });
    expect(say(checkField(password, 'abc'))).toBe('Password: fill in with 6-20 characters.');
    expect(checkField(password, 'abcdef1')?.key).toBe('validation.pattern-5');
  });
  it.each([
    ['VAL-32', 'verificationCode', 'Enter a valid verification code.'],
    ['VAL-33', 'mobileNum', 'Enter a valid mobile number.'],
    ['VAL-35', 'payeeName', 'Real name format incorrect. Enter it as on your bank account.'],
  ])('%s %s says what is wrong', (_row, field, text) => {
    expect(say(checkField(rule({ field, acceptedPattern: '[0-9]+' }), 'abc'))).toBe(text);
    if (field === 'payeeName') return;
    for (const value of ['1234', '1234567']) expect(say(checkField(rule({ field, minLength: 5, maxLength: 6 }), value))).toBe(text);
  });
});

describe('what the platform says of a field', () => {
  it.each([
    ['required', { key: 'validation.pattern-1', values: { range: [4, 16] } }, { key: 'validation.empty' }],
    ['length', { key: 'validation.pattern-1', values: { range: [4, 16] } }, { key: 'validation.invalid' }],
    ['pattern', { key: 'validation.pattern-1', values: { range: [4, 16] } }, { key: 'validation.invalid' }],
    ['different', { key: 'validation.different' }, { key: 'validation.different' }],
    ['taken', { key: 'validation.taken' }, { key: 'validation.taken' }],
    ['a new word', { key: 'validation.invalid' }, { key: 'validation.invalid' }],
  ])('%s is said by the rule where it is about the rule, else by its own text', (word, ruled, plain) => {
    const username = rule({ minLength: 4, maxLength: 16, patternId: 1 });
    const error = new PlatformError('bad-request', 'no', { fields: { username: word } });
    expect(fieldFaults(error, () => username)).toEqual({ username: ruled });
    expect(fieldFaults(error, () => undefined)).toEqual({ username: plain });
    expect(fieldFaults(new PlatformError('bad-request', 'no'), () => username)).toEqual({});
  });

  it('a pattern id that is not known is said by lengths', () => {
    expect(messageOf(rule({ patternId: 21, minLength: 4, maxLength: 16 }), 'pattern')).toEqual({
      key: 'validation.pattern-0',
      values: { range: [4, 16] },
    });
    expect(messageOf(rule({ patternId: 20 }), 'pattern').key).toBe('validation.pattern-20');
  });

  it('is told by the rule, or by its own word', () => {
    const username = rule({ minLength: 4, maxLength: 16, patternId: 1 });
    const error = new PlatformError('bad-request', 'no', { fields: { username: 'pattern', email: 'taken', line: 'what?' } });
    expect(fieldFaults(error, field => (field === 'username' ? username : undefined))).toEqual({
      username: { key: 'validation.pattern-1', values: { range: [4, 16] } },
      email: { key: 'validation.taken' },
      line: { key: 'validation.invalid' },
    });
    expect(fieldFaults(new TypeError('x'), () => undefined)).toEqual({});
  });
});
