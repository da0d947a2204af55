import type { Client } from '../../api/wire/call.js';
import { listCountries } from '../../api/account/countries.js';
import { getRegisterRules, type RegisterRule } from '../../api/account/registration.js';
import { sendSmsBeforeLogin, sendSmsForRegistration, startPhoneVerification, type Mobile } from '../../api/account/verification.js';
import type { Core } from '../parts/core.js';
import { resource } from '../data/resource.js';

/** The platform's rules of all fields, by name, in the order in which they stand. */
export interface FieldRules {
  list: readonly RegisterRule[];
  /** Years that a person must have (CON-13). */
  minAge: number;
  of(field: string): RegisterRule | undefined;
}
/** A code that was sent. */
export interface SentCode {
  /** How long the send button waits (CON-02): 60 s for each minute of the answer. */
  seconds: number;
  /** The provider's name for it, on the provider path. */
  phoneSession?: string;
  /** Where it went, masked, when that is not what was typed here. */
  to?: string;
}
export type CodePurpose = 'login' | 'reset' | 'register';

const SECONDS_A_MINUTE = 60;
const PROVIDER = 'PHONEPROVIDER3';
/** Where a platform says nothing of numbers. */
const ANY_MOBILE: RegisterRule = {
  field: 'mobileNum',
  enabled: true,
  required: true,
  acceptedPattern: '[0-9]+',
  minLength: 5,
  maxLength: 15,
  patternId: 6,
};
const ANY_CODE: RegisterRule = {
  field: 'verificationCode',
  enabled: true,
  required: true,
  acceptedPattern: '[0-9]+',
  minLength: 4,
  maxLength: 8,
  patternId: 6,
};
const ANY_PASSWORD: RegisterRule = {
  field: 'password',
  enabled: true,
  required: true,
  acceptedPattern: '*',
  minLength: 1,
  maxLength: 128,
  patternId: 0,
};
const FALLBACKS: Readonly<Record<string, RegisterRule>> = { mobileNum: ANY_MOBILE, verificationCode: ANY_CODE, password: ANY_PASSWORD };

/** Rules of all fields: read once and kept (REG-48). */
export const fieldRules = resource({
  name: 'field-rules',
  scope: 'page',
  tags: ['field-rules'],
  staleAfter: Infinity,
  call: async (client): Promise<FieldRules> => {
    const { rules, minAge } = await getRegisterRules(client);
    const byField = new Map(rules.map(rule => [rule.field, rule]));
    return { list: rules, minAge, of: field => byField.get(field) };
  },
});

/** Countries that a number may be of (REG-50): read once and kept. */
export const countries = resource({
  name: 'countries',
  scope: 'page',
  tags: [],
  staleAfter: Infinity,
  call: listCountries,
});

/** The rule of a field that must be filled in, whatever the rule itself says of that; without one, a rule that a platform would have. */
export function neededRule(rules: FieldRules | undefined, field: string): RegisterRule {
  const rule = rules?.of(field) ?? FALLBACKS[field] ?? { ...ANY_PASSWORD, field };
  return { ...rule, required: true };
}

/** Whether numbers are proved by the phone-verification provider, for logging in and registering (OP-40). */
export function usesProvider({ status }: Pick<Core, 'status'>, purpose: CodePurpose): boolean {
  return purpose !== 'reset' && status.isOn(PROVIDER);
}

/** Sends a code to a number. On the provider path the wait is one minute (SES-35). Throws PlatformError. */
export async function sendCode(
  core: Pick<Core, 'client' | 'status'>,
  purpose: CodePurpose,
  mobile: Mobile,
  sliderResult = '',
): Promise<SentCode> {
  if (usesProvider(core, purpose))
    return { seconds: SECONDS_A_MINUTE, phoneSession: (await startPhoneVerification(core.client, mobile)).phoneSession };
  const send = (client: Client) =>
    purpose === 'register' ? sendSmsForRegistration(client, mobile, sliderResult) : sendSmsBeforeLogin(client, mobile, purpose);
  return { seconds: SECONDS_A_MINUTE * Math.max(1, await send(core.client)) };
}
