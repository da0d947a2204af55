import { useRef, useState } from 'react';
import { errorCode, type ErrorCode } from '../../api/errors.js';
import type { MessageText } from '../../core/core.js';
import { errorText, formText } from '../../core/error-text.js';
import { sendCode, usesProvider, type FieldRules, type SentCode } from '../../core/identity.js';
import { verifyInvitation } from '../../core/invitation.js';
import { zaloBonus } from '../../core/profile.js';
import { proveNumber, registerAccount, type Registration } from '../../core/register-account.js';
import { fieldFaults } from '../../core/validation/field-fault.js';
import { useCore } from '../core-context.js';
import type { FormDraft } from '../ui/form-draft.js';
import type { useCaptcha } from '../ui/use-captcha.js';
import type { Slider } from '../ui/use-slider.js';
import type { RegisterField, RegisterMethod } from './register-fields.js';
import { checkValues, type RegisterErrors, type RegisterValues } from './register-values.js';

interface RegisterHooks {
  method: RegisterMethod;
  fields: readonly RegisterField[];
  rules: FieldRules;
  draft: FormDraft;
  /** Raises gp-login. */
  host: HTMLElement;
  verify: Slider['ask'];
  onRegistered(account: string, affiliateCode: string): void;
  onFail(code: ErrorCode): void;
  captcha: ReturnType<typeof useCaptcha>;
}

/** At which field a refusal without field names is told. */
const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  'captcha-invalid': 'captcha',
  'captcha-required': 'captcha',
  'code-invalid': 'verificationCode',
  'code-missing': 'verificationCode',
  'code-expired': 'verificationCode',
  'phone-invalid': 'mobileNum',
};

/** Registering, one attempt at a time, in the order of REG-38 to REG-47. */
export function useRegister({ method, fields, rules, draft, host, verify: ask, onRegistered, onFail, captcha }: RegisterHooks) {
  const core = useCore();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<RegisterErrors>({});
  const [message, setMessage] = useState<MessageText>();
  const running = useRef(false);
  const verdict = useRef<string>(undefined);

  /** Asked once for the code and the registration together. */
  const verify = async () => (verdict.current ??= await ask());

  function show(failure: unknown): RegisterErrors {
    const code = errorCode(failure);
    const { termsAccepted, ageConfirmed, ...wrong } = fieldFaults(failure, rules.of);
    if (termsAccepted ?? ageConfirmed) wrong.agreement = { key: 'validation.agreement' };
    const field = FIELD_OF[code];
    const isShown = field !== undefined && fields.some(({ name }) => name === field);
    if (isShown) wrong[field] = { key: `error.${code}` };
    if (code === 'verification-required') verdict.current = undefined;
    if (wrong.captcha || code === 'bad-request') captcha.renew();
    setErrors(wrong);
    // VAL-38: the platform refused the form of what was typed.
    setMessage(code === 'bad-request' ? { key: 'validation.account-format' } : isShown ? undefined : formText(errorText(failure)));
    onFail(code);
    return wrong;
  }

  async function send(values: RegisterValues): Promise<RegisterErrors> {
    const { affiliateCode = '' } = values;
    if (affiliateCode) {
      try {
        await verifyInvitation(core, affiliateCode); // REG-39
      } catch (failure) {
        if (errorCode(failure) !== 'affiliate-invalid') throw failure;
        const wrong = { affiliateCode: { key: 'validation.invitation' } } as const; // ERR-23
        setErrors(wrong);
        onFail('affiliate-invalid');
        await core.dialogs.info({ title: wrong.affiliateCode, tone: 'warning' });
        return wrong;
      }
    }
    const sliderResult = await verify(); // REG-40
    if (sliderResult === undefined) {
      setMessage({ key: 'error.verification-required' }); // VAL-42
      return {};
    }
    const proof = await proveNumber(core, draft.get('phoneSession'), values.verificationCode);
    const register = (paid: Pick<Registration, 'captcha' | 'captchaId'>) => {
      const request: Registration = { ...values, ...proof, ...origin(), sliderResult, ...paid, termsAccepted: true, ageConfirmed: true };
      return registerAccount(core, method, request, { from: host, onMember: member => onRegistered(member.account, affiliateCode) });
    };
    if (fields.some(({ kind }) => kind === 'captcha')) await captcha.pay({ purpose: 'register' }, values.captcha ?? '', register);
    else await register({});
    verdict.current = undefined;
    draft.drop();
    if (core.config.navigation === 'history') core.navigation.navigate('/'); // REG-46
    // OP-37: asked of the platform, which pays it.
    if (rules.of('zalo')?.enabled && !values.zalo && core.status.isOn('ZALOBONUS3') && (await zaloBonus(core)) > 0)
      core.dialogs.open('zalo');
    return {};
  }

  return {
    busy,
    errors,
    message,
    /** Checks, then sends. Resolves with what is wrong; the caller focuses the first. */
    async submit(values: RegisterValues, agreed: boolean): Promise<RegisterErrors> {
      if (running.current) return {};
      const wrong = checkValues(captcha.proving ? fields.filter(({ kind }) => kind !== 'captcha') : fields, values, agreed);
      setErrors(wrong);
      setMessage(undefined);
      if (Object.keys(wrong).length > 0) return wrong;
      running.current = true;
      setBusy(true);
      try {
        return await send(values);
      } catch (failure) {
        // Who stopped the machine's work has been told nothing wrong.
        return errorCode(failure) === 'aborted' ? {} : show(failure);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    /** Sends the code of the number (REG-49); undefined when the number is wrong or the verification was closed. */
    async sendCode(values: RegisterValues): Promise<SentCode | undefined> {
      const { mobileNum } = checkValues(
        fields.filter(({ name }) => name === 'mobileNum').map(field => ({ ...field, rule: { ...field.rule, required: true } })),
        values,
        true,
      );
      setErrors(before => ({ ...without(before, 'mobileNum'), ...(mobileNum && { mobileNum }) }));
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
    /** A field that is being corrected no longer shows its error. */
    correct(field: string) {
      setErrors(before => (before[field] ? without(before, field) : before));
    },
  };
}

/** Where this registration comes from (REG-28, REG-29). */
function origin() {
  const { origin: site, pathname, hostname, search } = location;
  const referralCode = new URLSearchParams(search).get('referralCode') ?? undefined;
  return { registerUrl: site + pathname, domain: hostname, referralCode };
}

function without(errors: RegisterErrors, field: string): RegisterErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}
