import { isPlatformError } from '../../api/wire/errors.js';
import type { FieldFault, RegisterRule } from '../../api/account/registration.js';
import type { MessageText, TextKey } from '../parts/core.js';
import { messageOf } from './check-field.js';

/** The platform's word for what is wrong with a field → a text (FieldFault). By the rule where the word is about the rule. */
const TEXTS: Readonly<Record<FieldFault, TextKey>> = {
  required: 'validation.empty',
  length: 'validation.invalid',
  pattern: 'validation.invalid',
  different: 'validation.different',
  taken: 'validation.taken',
  unknown: 'validation.unknown',
  wrong: 'validation.wrong',
  unchanged: 'validation.unchanged',
  'default-password': 'validation.default-password',
  locked: 'validation.locked',
  'other-name': 'validation.other-name',
  'not-accepted': 'validation.not-accepted',
  'too-young': 'validation.too-young',
};

/** Messages by field name of a call that the platform refused; empty when it blames no field. */
export function fieldFaults(error: unknown, ruleOf: (field: string) => RegisterRule | undefined): Record<string, MessageText> {
  if (!isPlatformError(error) || !error.fields) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([field, word]) => [field, faultText(word, ruleOf(field))]));
}

function faultText(word: string, rule: RegisterRule | undefined): MessageText {
  if (rule && (word === 'required' || word === 'length' || word === 'pattern')) return messageOf(rule, word);
  return { key: isFault(word) ? TEXTS[word] : 'validation.invalid' };
}

function isFault(word: string): word is FieldFault {
  return Object.hasOwn(TEXTS, word);
}
