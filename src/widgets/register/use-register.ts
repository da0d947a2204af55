import { useRef } from 'react';
import { errorCode, isPlatformError, type ErrorCode } from '../../api/wire/errors.js';
import { errorText, formText } from '../../core/format/error-text.js';
import { countries, sendCode, usesProvider, type FieldRules, type SentCode } from '../../core/identity/identity.js';
import { verifyInvitation } from '../../core/identity/invitation.js';
import { zaloBonus } from '../../core/identity/profile.js';
import { proveNumber, registerAccount, type Registration } from '../../core/identity/register-account.js';
import { useStanding, useCore, useQuery } from '../../element/core-context.js';
import { fieldText } from '../../ui/form/field-text.js';
import type { FormDraft } from '../../ui/form/form-draft.js';
import { readMobile } from '../../ui/form/mobile-field.js';
import type { useCaptcha } from '../../ui/captcha/use-captcha.js';
import { CAPTCHA_FIELDS, CODE_FIELDS, useForm } from '../../ui/form/use-form.js';
import type { Slider } from '../../ui/captcha/use-slider.js';
import type { RegisterField, RegisterMethod } from './register-fields.js';
import { checkValues, readValues, type RegisterValues } from './register-values.js';

interface RegisterHooks {
  method: RegisterMethod;
  fields: readonly RegisterField[];
  rules: FieldRules;
  draft: FormDraft;
  /** Raises gp-login. */
  host: HTMLElement;
  verify: Slider['ask'];
  onRegistered(account: string, affiliateCode: string): void;
  captcha: ReturnType<typeof useCaptcha>;
  /** Brings what is wrong into sight, before it gets the focus. */
  show(wrong: Readonly<Record<string, unknown>>): void;
}

/** At which field a refusal without field names is told. */
const FIELD_OF: Partial<Record<ErrorCode, string>> = { ...CODE_FIELDS, ...CAPTCHA_FIELDS };

/** Registering, one attempt at a time, in the order of REG-38 to REG-47. */
export function useRegister({ method, fields, rules, draft, host, verify: ask, onRegistered, captcha, show }: RegisterHooks) {
  const core = useCore();
  const { fail: tellHost } = useStanding();
  const list = useQuery(countries(core)).data ?? [];
  const verdict = useRef<string>(undefined);

  /** Asked once for the code and the registration together. */
  const verify = async () => (verdict.current ??= await ask());

  const shown = <W extends Readonly<Record<string, unknown>>>(wrong: W): W => {
    show(wrong);
    return wrong;
  };

  const form = useForm({
    draft,
    rules,
    check() {
      const { values, agreed } = read();
      return shown(checkValues(captcha.proving ? fields.filter(({ kind }) => kind !== 'captcha') : fields, values, agreed));
    },
    send: () => register(read().values),
    faults(failure, { termsAccepted, ageConfirmed, ...found }) {
      const code = errorCode(failure);
      const field = shownFieldOf(code);
      if (code === 'verification-required') verdict.current = undefined;
      if (found.captcha || field === 'captcha' || code === 'bad-request') captcha.renew();
      return shown({
        ...found,
        ...((termsAccepted ?? ageConfirmed) && { agreement: { key: 'validation.agreement' as const } }),
        ...(field !== undefined && { [field]: { key: `error.${code}` as const } }),
      });
    },
    refusal(failure) {
      const code = errorCode(failure);
      // VAL-38: the platform refused the form of what was typed. A taken name, which its field tells, has none to be blamed for.
      if (code === 'bad-request' && !isTakenAlone(failure)) return { key: 'validation.account-format' };
      return shownFieldOf(code) ? undefined : formText(errorText(failure));
    },
  });
  const shownFieldOf = (code: ErrorCode) => fields.find(({ name }) => name === FIELD_OF[code])?.name;
  const read = (): { values: RegisterValues; agreed: boolean } => {
    const data = new FormData(form.ref.current ?? undefined);
    const mobile = readMobile({ country: fieldText(data, 'country'), mobileNum: fieldText(data, 'mobileNum') }, list);
    return { values: readValues(data, fields, mobile), agreed: data.get('agreement') === 'on' };
  };

  async function register(values: RegisterValues): Promise<void> {
    const { affiliateCode = '' } = values;
    if (affiliateCode) {
      try {
        await verifyInvitation(core, affiliateCode); // REG-39
      } catch (failure) {
        if (errorCode(failure) !== 'affiliate-invalid') throw failure;
        const wrong = { affiliateCode: { key: 'validation.invitation' } } as const; // ERR-23
        form.blame(shown(wrong));
        tellHost('affiliate-invalid');
        return core.dialogs.info({ title: wrong.affiliateCode, tone: 'warning' });
      }
    }
    const sliderResult = await verify(); // REG-40
    if (sliderResult === undefined) {
      return form.tell({ key: 'error.verification-required' }); // VAL-42
    }
    const proof = await proveNumber(core, draft.get('phoneSession'), values.verificationCode);
    const send = (paid: Pick<Registration, 'captcha' | 'captchaId'>) => {
      const request: Registration = { ...values, ...proof, ...origin(), sliderResult, ...paid, termsAccepted: true, ageConfirmed: true };
      return registerAccount(core, method, request, { from: host, onMember: member => onRegistered(member.account, affiliateCode) });
    };
    if (fields.some(({ kind }) => kind === 'captcha')) await captcha.pay({ purpose: 'register' }, values.captcha ?? '', send);
    else await send({});
    verdict.current = undefined;
    draft.drop();
    if (core.config.navigation === 'history') core.navigation.navigate('/'); // REG-46
    // OP-37: asked of the platform, which pays it.
    if (rules.of('zalo')?.enabled && !values.zalo && core.status.isOn('ZALOBONUS3') && (await zaloBonus(core)) > 0)
      core.dialogs.open('zalo');
  }

  return {
    ...form,
    /** Sends the code of the number (REG-49); undefined when the number is wrong or the verification was closed. */
    async sendCode(): Promise<SentCode | undefined> {
      const { values } = read();
      const { mobileNum } = checkValues(
        fields.filter(({ name }) => name === 'mobileNum').map(field => ({ ...field, rule: { ...field.rule, required: true } })),
        values,
        true,
      );
      form.correct('mobileNum', mobileNum);
      if (mobileNum) return undefined;
      const sliderResult = usesProvider(core, 'register') ? '' : await verify();
      if (sliderResult === undefined) return undefined;
      try {
        return await sendCode(
          core,
          'register',
          { mobileNum: values.mobileNum ?? '', countryDialingCode: values.countryDialingCode ?? '' },
          sliderResult,
        );
      } catch (failure) {
        if (errorCode(failure) === 'verification-required') verdict.current = undefined;
        throw failure;
      }
    },
  };
}

function isTakenAlone(failure: unknown): boolean {
  const words = Object.values((isPlatformError(failure) && failure.fields) || {});
  return words.length > 0 && words.every(word => word === 'taken');
}

/** Where this registration comes from (REG-28, REG-29). */
function origin() {
  const { origin: site, pathname, hostname, search } = location;
  const referralCode = new URLSearchParams(search).get('referralCode') ?? undefined;
  return { registerUrl: site + pathname, domain: hostname, referralCode };
}
