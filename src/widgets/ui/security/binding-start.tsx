import { useRef, type FormEvent } from 'react';
import type { SecurityStanding } from '../../../api/security.js';
import { countries, fieldRules, neededRule } from '../../../core/identity.js';
import { beginBinding, isBound, waitOf, type BegunBinding, type BindingKind, type WantedBinding } from '../../../core/member/bindings.js';
import { checkField } from '../../../core/validation/check-field.js';
import { platformNow } from '../../../core/platform-time.js';
import { useCore, useQuery, useText } from '../../core-context.js';
import { Button } from '../button.js';
import { DraftField } from '../draft-field.js';
import { FormMessage } from '../form-message.js';
import { MobileField, readMobile } from '../mobile-field.js';
import { onlyWrong } from '../only-wrong.js';
import { useDraft } from '../form-draft.js';
import { useFirstFocus } from '../use-first-focus.js';
import { focusFirst, useAttempt } from '../use-attempt.js';
import { OwnerProofFields, ownerProofFault, ownerProofOf } from './owner-proof-fields.js';
import { RestNote } from './rest-note.js';

interface BindingStartProps {
  kind: BindingKind;
  standing: SecurityStanding;
  /** The change before has ended without being done. */
  isOver: boolean;
  onBegun(begun: BegunBinding): void;
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** First step: what is to be bound, and the proof that it is the owner who asks. */
export function BindingStart({ kind, standing, isOver, onBegun }: BindingStartProps) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`binding-${kind}`);
  const list = useQuery(countries(core)).data ?? [];
  const rules = useQuery(fieldRules(core)).data;
  const attempt = useAttempt({ rules, fieldOf: { 'phone-invalid': 'mobileNum' }, onFail: () => undefined });
  const { busy, errors, message } = attempt;
  const ways = standing.ownerWays;
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);
  useFirstFocus(form, true);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = draft.get('email').trim();
    const mobile = readMobile(new FormData(event.currentTarget), list);
    const wanted: WantedBinding = kind === 'email' ? { kind, email } : kind === 'mobile' ? { kind, ...mobile } : { kind };
    const wrong = onlyWrong({
      ...(kind === 'email' && { email: EMAIL.test(email) ? checkField(neededRule(rules, 'email'), email) : { key: 'validation.email' } }),
      ...(kind === 'mobile' && { mobileNum: checkField(neededRule(rules, 'mobileNum'), mobile.mobileNum) }),
      ...ownerProofFault(ways, draft),
    });
    const found = await attempt.run(wrong, async () => {
      const begun = await beginBinding(core, wanted, ownerProofOf(ways, draft));
      const until = String(platformNow(core) + waitOf(begun.expiry) * 1000);
      const next = {
        verificationCode: '',
        oldCode: '',
        ownCode: '',
        providerToken: '',
        codeVerifier: '',
        codeUntil: until,
        codeTo: shown(wanted) || begun.to,
        'oldCode-codeUntil': begun.oldTo ? until : '',
        'oldCode-codeTo': begun.oldTo,
      };
      for (const [field, value] of Object.entries(next)) draft.set(field, value);
      onBegun(begun);
    });
    focusFirst(form.current, found);
  };
  return (
    <form
      ref={form}
      className="form"
      part="form"
      method="post"
      noValidate
      onFocus={core.session.prepareLogin}
      onSubmit={event => void onSubmit(event)}
      aria-label={t('member.binding-start')}
    >
      <FormMessage text={message ? t(message.key, message.values) : isOver ? t('error.binding-over') : undefined} />
      <p className="form-text">{t(kind === 'google' ? 'member.binding-google-text' : 'member.binding-text')}</p>
      {kind === 'email' && (
        <DraftField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('member.new-email')}
          draft={draft}
          error={say('email')}
          onCorrect={attempt.correct}
        />
      )}
      {kind === 'mobile' && <MobileField draft={draft} error={say('mobileNum')} onInput={() => attempt.correct('mobileNum')} />}
      <RestNote standing={standing} isChange={isBound(standing, kind)} />
      <OwnerProofFields ways={ways} draft={draft} errors={errors} onCorrect={attempt.correct} />
      {ways.length > 0 && (
        <Button kind="primary" size="large" block type="submit" part="submit" busy={busy}>
          {t('member.binding-next')}
        </Button>
      )}
    </form>
  );
}

/** Whoever has just typed it reads it as a whole. */
function shown(wanted: WantedBinding): string {
  return wanted.kind === 'email'
    ? wanted.email
    : wanted.kind === 'mobile'
      ? `+${wanted.countryDialingCode.replace(/^\+/, '')} ${wanted.mobileNum}`
      : '';
}
