import type { SecurityStanding } from '../../api/account/security.js';
import { countries, fieldRules, neededRule } from '../../core/identity/identity.js';
import { beginBinding, isBound, waitOf, type BegunBinding, type BindingKind, type WantedBinding } from '../../core/member/bindings.js';
import { checkField } from '../../core/validation/check-field.js';
import { platformNow } from '../../core/format/platform-time.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { DraftField } from '../form/draft-field.js';
import { Form, Submit } from '../form/form.js';
import { MobileField, readMobile } from '../form/mobile-field.js';
import { useDraft } from '../form/form-draft.js';
import { useForm } from '../form/use-form.js';
import { useFirstFocus } from '../form/use-first-focus.js';
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
  const draft = useDraft(`binding-${kind}`);
  const list = useQuery(countries(core)).data ?? [];
  const rules = useQuery(fieldRules(core)).data;
  const ways = standing.ownerWays;
  const wantedOf = (typed: Readonly<Record<'email' | 'country' | 'mobileNum', string>>): WantedBinding =>
    kind === 'email' ? { kind, email: typed.email.trim() } : kind === 'mobile' ? { kind, ...readMobile(typed, list) } : { kind };
  const form = useForm({
    draft,
    fields: ['email', 'country', 'mobileNum'],
    rules,
    fieldOf: { 'phone-invalid': 'mobileNum' },
    check(typed) {
      const wanted = wantedOf(typed);
      return {
        ...(wanted.kind === 'email' && {
          email: EMAIL.test(wanted.email) ? checkField(neededRule(rules, 'email'), wanted.email) : { key: 'validation.email' },
        }),
        ...(wanted.kind === 'mobile' && { mobileNum: checkField(neededRule(rules, 'mobileNum'), wanted.mobileNum) }),
        ...ownerProofFault(ways, draft),
      };
    },
    async send(typed) {
      const wanted = wantedOf(typed);
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
    },
  });
  useFirstFocus(form.ref, true);

  return (
    <Form of={form} message={form.message ?? (isOver ? t('error.binding-over') : undefined)} secret aria-label={t('member.binding-start')}>
      <p className="form-text">{t(kind === 'google' ? 'member.binding-google-text' : 'member.binding-text')}</p>
      {kind === 'email' && (
        <DraftField {...form.field('email')} type="email" inputMode="email" autoComplete="email" label={t('member.new-email')} />
      )}
      {kind === 'mobile' && <MobileField draft={draft} error={form.say('mobileNum')} onInput={() => form.correct('mobileNum')} />}
      <RestNote standing={standing} isChange={isBound(standing, kind)} />
      <OwnerProofFields ways={ways} draft={draft} errors={form.errors} onCorrect={form.correct} />
      {ways.length > 0 && <Submit of={form} block text={t('member.binding-next')} />}
    </Form>
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
