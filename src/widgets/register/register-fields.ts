import type { RegisterRule } from '../../api/account/registration.js';
import { neededRule, type FieldRules } from '../../core/identity/identity.js';

export type RegisterMethod = 'username' | 'mobile';
/** One field of the form, in its place. */
export interface RegisterField {
  name: string;
  rule: RegisterRule;
  kind: 'text' | 'password' | 'mobile' | 'code' | 'captcha';
}
interface Asked {
  method: RegisterMethod;
  rules: FieldRules;
  isOn(modId: string): boolean;
  /** The page or the address brings an invitation code: its field shows. */
  hasInvitation: boolean;
}

/** Asked first and in this order, whatever the rules say of their place. */
const FIRST = ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword'];
/** After everything else. */
const LAST = ['affiliateCode', 'captcha'];
const KINDS: Readonly<Record<string, RegisterField['kind']>> = {
  password: 'password',
  confirmPassword: 'password',
  paymentPassword: 'password',
  mobileNum: 'mobile',
  verificationCode: 'code',
  captcha: 'captcha',
};

/** The fields of one way to register, in order, each with the rule that it must keep (REG-03 to REG-06, REG-33). */
export function registerFields({ method, rules, isOn, hasInvitation }: Asked): RegisterField[] {
  const required = (name: string) => rules.of(name)?.enabled === true && rules.of(name)?.required === true;
  const byMobile = method === 'mobile';
  const asksPassword = !byMobile || isOn('MOBILENUMPASSREG3');
  const asksCode = byMobile ? isOn('REGMOBVERF3') : required('verificationCode');
  const needed = new Set([
    ...(byMobile ? [] : ['username']),
    ...(asksPassword ? ['password', 'confirmPassword'] : []),
    ...(byMobile || asksCode ? ['mobileNum'] : []),
    ...(asksCode ? ['verificationCode'] : []),
  ]);
  const always = (name: string) => needed.has(name) || (name === 'affiliateCode' && hasInvitation);
  const shown = [
    ...new Set([
      ...rules.list.filter(rule => rule.enabled).map(rule => rule.field),
      ...needed,
      ...(hasInvitation ? ['affiliateCode'] : []),
    ]),
  ].filter(name => always(name) || !FIRST.includes(name) || name === 'mobileNum');
  const place = (name: string) =>
    FIRST.includes(name) && always(name) ? FIRST.indexOf(name) - 100 : LAST.includes(name) ? 100 + LAST.indexOf(name) : 0;
  return shown
    .toSorted((a, b) => place(a) - place(b))
    .map(name => ({
      name,
      kind: KINDS[name] ?? 'text',
      rule: needed.has(name) ? neededRule(rules, name) : (rules.of(name) ?? optional(rules, name)),
    }));
}

/** The fields in the groups that they stand in: what an account needs, what may be left out, and the captcha, which is read last. */
export function fieldGroups(fields: readonly RegisterField[], hasInvitation: boolean) {
  const isCaptcha = ({ kind }: RegisterField) => kind === 'captcha';
  const mayWait = (field: RegisterField) => !field.rule.required && !isCaptcha(field) && !(field.name === 'affiliateCode' && hasInvitation);
  const more = fields.filter(mayWait);
  // A group of one would cost a press to show what is no longer than its name.
  return {
    first: fields.filter(field => !isCaptcha(field) && (more.length < 2 || !mayWait(field))),
    more: more.length < 2 ? [] : more,
    last: fields.filter(isCaptcha),
  };
}

function optional(rules: FieldRules, name: string): RegisterRule {
  return { ...neededRule(rules, name), required: false };
}
