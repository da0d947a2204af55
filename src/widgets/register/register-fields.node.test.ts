import { describe, expect, it } from 'vitest';
import type { RegisterRule } from '../../api/account/registration.js';
import type { FieldRules } from '../../core/identity/identity.js';
import { fieldGroups, registerFields, type RegisterMethod } from './register-fields.js';
import { checkValues, readValues } from './register-values.js';

const rule = (field: string, enabled = true, required = false): RegisterRule => ({
  field,
  enabled,
  required,
  acceptedPattern: '*',
  minLength: 2,
  maxLength: 30,
  patternId: 0,
});
const rulesOf = (...list: RegisterRule[]): FieldRules => ({ list, minAge: 18, of: field => list.find(entry => entry.field === field) });
const BASIC = [rule('username', true, true), rule('password', true, true), rule('mobileNum')];
const names = (method: RegisterMethod, rules: RegisterRule[], on: string[] = [], hasInvitation = false) =>
  registerFields({ method, rules: rulesOf(...rules), isOn: name => on.includes(name), hasInvitation }).map(
    ({ name, rule: { required } }) => name + (required ? '*' : ''),
  );

describe('fields of the registration', () => {
  it('REG-05, REG-06 only enabled fields stand, required as the rules say', () => {
    expect(names('username', [...BASIC, rule('email', true, true), rule('line'), rule('wechat', false, true)])).toEqual([
      'username*',
      'password*',
      'confirmPassword*',
      'mobileNum',
      'email*',
      'line',
    ]);
  });
  it('REG-03 the mobile tab asks for a password only by its switch', () => {
    expect(names('mobile', BASIC)).toEqual(['mobileNum*']);
    expect(names('mobile', BASIC, ['MOBILENUMPASSREG3'])).toEqual(['mobileNum*', 'password*', 'confirmPassword*']);
  });
  it('REG-04 a code is asked for by its switch, or by its rule', () => {
    expect(names('mobile', BASIC, ['REGMOBVERF3'])).toEqual(['mobileNum*', 'verificationCode*']);
    expect(names('username', [...BASIC, rule('verificationCode', true, true)])).toEqual([
      'username*',
      'mobileNum*',
      'verificationCode*',
      'password*',
      'confirmPassword*',
    ]);
    expect(names('username', BASIC, ['REGMOBVERF3'])).not.toContain('verificationCode*');
  });
  it('REG-17 the invitation code shows when the page brings one, the captcha stands last', () => {
    expect(names('username', [rule('captcha'), rule('affiliateCode'), ...BASIC]).slice(-2)).toEqual(['affiliateCode', 'captcha']);
    expect(names('username', BASIC, [], true)).toContain('affiliateCode');
  });
  it('REG-33 every label of a profile can be a field', () => {
    const labels = ['fullName', 'referrer', 'address', 'nationality', 'occupation', 'incomeSource', 'skype'];
    expect(names('username', [...BASIC, ...labels.map(label => rule(label))])).toEqual(expect.arrayContaining(labels));
  });
});

describe('groups of the registration', () => {
  const grouped = (rules: RegisterRule[], hasInvitation = false) => {
    const fields = registerFields({ method: 'username', rules: rulesOf(...rules), isOn: () => false, hasInvitation });
    const { first, more, last } = fieldGroups(fields, hasInvitation);
    return [first, more, last].map(group => group.map(({ name }) => name).join(' '));
  };

  it('REG-06 what is required stands first, what may be left out together, and the captcha last', () => {
    expect(grouped([...BASIC, rule('captcha', true, true), rule('email', true, true), rule('line'), rule('affiliateCode')])).toEqual([
      'username password confirmPassword email',
      'mobileNum line affiliateCode',
      'captcha',
    ]);
  });
  it('REG-17 a code that the page brings is no matter of choice', () => {
    expect(grouped([...BASIC, rule('line')], true)).toEqual(['username password confirmPassword affiliateCode', 'mobileNum line', '']);
  });
  it('REG-05 one alone that may be left out needs no group', () => {
    expect(grouped(BASIC)).toEqual(['username password confirmPassword mobileNum', '', '']);
  });
});

describe('what was typed', () => {
  const fields = registerFields({ method: 'username', rules: rulesOf(...BASIC), isOn: () => false, hasInvitation: false });
  const form = (values: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.set(name, value);
    return data;
  };
  const none = { countryDialingCode: '52', mobileNum: '' };

  it('secrets stay as they are, other values lose the spaces around them', () => {
    const values = readValues(form({ username: ' ana ', password: ' a1 ', confirmPassword: ' a1 ' }), fields, none);
    expect(values).toEqual({ username: 'ana', password: ' a1 ', confirmPassword: ' a1 ', mobileNum: '' });
  });
  it('REG-13 the number takes its dialling code along', () => {
    const values = readValues(form({ username: 'ana' }), fields, { countryDialingCode: '52', mobileNum: '5512345678' });
    expect(values).toMatchObject({ mobileNum: '5512345678', countryDialingCode: '52' });
  });
  it('REG-34 a confirmation that differs', () => {
    expect(checkValues(fields, { username: 'ana', password: 'abc1', confirmPassword: 'abc2' }, true)).toEqual({
      confirmPassword: { key: 'validation.different' },
    });
  });
  it('REG-36, REG-37 without the tick nothing goes', () => {
    expect(checkValues(fields, { username: 'ana', password: 'abc1', confirmPassword: 'abc1' }, false)).toEqual({
      agreement: { key: 'validation.agreement' },
    });
  });
  it('REG-38 everything that is wrong is told at once', () => {
    expect(Object.keys(checkValues(fields, { username: 'a', password: '', confirmPassword: '' }, false))).toEqual([
      'username',
      'password',
      'confirmPassword',
      'agreement',
    ]);
  });
});
