import type { Profile } from '../../api/account/profile.js';
import type { TextKey } from '../../core/parts/core.js';
import type { FieldRules } from '../../core/identity/identity.js';
import { changedFields, profileFaults, profileFields, saveProfile } from '../../core/member/own-profile.js';
import { useCore, useText } from '../../element/core-context.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { Field } from '../../ui/form/field.js';
import { FIELD_HINTS } from '../../ui/form/field-hints.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { useForm } from '../../ui/form/use-form.js';
import { Form, Submit } from '../../ui/form/form.js';

/** What the first deposit locks. */
const NAMES = ['payeeName', 'fullName'];

/** The fields that the platform asks its members for; only what was changed is sent (O-08). */
export function ProfileForm({ profile, rules }: { profile: Profile; rules: FieldRules }) {
  const core = useCore();
  const t = useText();
  const draft = useDraft('profile', { owner: 'page' });
  const fields = profileFields(rules);
  const changeOf = (typed: Readonly<Record<string, string>>) => changedFields(profile, typed);
  const form = useForm({
    draft,
    fields: fields.map(({ field }) => field),
    rules,
    check: typed => profileFaults(rules, changeOf(typed)),
    async send(typed) {
      const change = changeOf(typed);
      if (Object.keys(change).length > 0) await saveProfile(core, change);
      draft.drop();
      return true;
    },
  });
  const isLocked = (field: string) => profile.locked.includes(field);

  const helpOf = (field: string) => {
    if (isLocked(field)) return t('validation.locked');
    if (NAMES.includes(field)) return t('member.name-before');
    if (field === 'zalo' && profile.zaloBonus > 0) return t('zalo.body', { amount: core.money.format(profile.zaloBonus) });
    return field === 'birthday' ? t('member.birthday-help') : undefined;
  };

  return (
    <Form of={form} part={undefined} className="form profile" aria-labelledby="profile-title">
      <div className="profile-fields">
        {fields.map(({ field, maxLength }) => (
          <Field
            key={field}
            label={t(`field.${field.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}` as TextKey)}
            help={helpOf(field)}
            aside={isLocked(field) && <CustomerServiceEntry className="link">{t('common.customer-service')}</CustomerServiceEntry>}
            error={form.say(field)}
          >
            {control => (
              <input
                {...control}
                {...FIELD_HINTS[field]}
                className="input"
                name={field}
                readOnly={isLocked(field)}
                // Over-long input is told, not cut.
                maxLength={maxLength + 200}
                defaultValue={(!isLocked(field) && draft.get(field)) || profile.fields[field]}
                onInput={event => {
                  draft.set(field, event.currentTarget.value);
                  form.correct(field);
                  form.forget();
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="profile-end">
        <Submit of={form} part={undefined} text={t(form.busy ? 'member.saving' : 'member.save')} />
        <span className="profile-saved" role="status">
          {form.sent && t('member.saved')}
        </span>
      </div>
    </Form>
  );
}
