import { useRef, useState, type FormEvent } from 'react';
import type { Profile } from '../../api/profile.js';
import type { TextKey } from '../../core/core.js';
import type { FieldRules } from '../../core/identity.js';
import { changedFields, profileFaults, profileFields, saveProfile } from '../../core/member/own-profile.js';
import { useCore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { CustomerServiceEntry } from '../ui/customer-service-entry.js';
import { fieldText } from '../ui/field-text.js';
import { Field } from '../ui/field.js';
import { FIELD_HINTS } from '../ui/field-hints.js';
import { useDraft } from '../ui/form-draft.js';
import { FormMessage } from '../ui/form-message.js';
import { focusFirst, useAttempt } from '../ui/use-attempt.js';

/** What the first deposit locks. */
const NAMES = ['payeeName', 'fullName'];

/** The fields that the platform asks its members for; only what was changed is sent (O-08). */
export function ProfileForm({ profile, rules }: { profile: Profile; rules: FieldRules }) {
  const core = useCore();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('profile', { owner: 'page' });
  const [saved, setSaved] = useState(false);
  const attempt = useAttempt({ rules, onFail: () => undefined });
  const fields = profileFields(rules);
  const isLocked = (field: string) => profile.locked.includes(field);
  const say = (field: string) => attempt.errors[field] && t(attempt.errors[field].key, attempt.errors[field].values);

  const helpOf = (field: string) => {
    if (isLocked(field)) return t('validation.locked');
    if (NAMES.includes(field)) return t('member.name-before');
    if (field === 'zalo' && profile.zaloBonus > 0) return t('zalo.body', { amount: core.money.format(profile.zaloBonus) });
    return field === 'birthday' ? t('member.birthday-help') : undefined;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const change = changedFields(profile, Object.fromEntries(fields.map(({ field }) => [field, fieldText(data, field)])));
    const found = await attempt.run(profileFaults(rules, change), async () => {
      if (Object.keys(change).length > 0) await saveProfile(core, change);
      draft.drop();
      setSaved(true);
    });
    focusFirst(form.current, found);
  };

  return (
    <form ref={form} className="form profile" noValidate onSubmit={event => void onSubmit(event)} aria-labelledby="profile-title">
      <FormMessage text={attempt.message && t(attempt.message.key, attempt.message.values)} />
      <div className="profile-fields">
        {fields.map(({ field, maxLength }) => (
          <Field
            key={field}
            label={t(`field.${field.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}` as TextKey)}
            help={helpOf(field)}
            aside={isLocked(field) && <CustomerServiceEntry className="link">{t('common.customer-service')}</CustomerServiceEntry>}
            error={say(field)}
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
                  attempt.correct(field);
                  setSaved(false);
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="profile-end">
        <Button kind="primary" size="large" type="submit" busy={attempt.busy}>
          {t(attempt.busy ? 'member.saving' : 'member.save')}
        </Button>
        <span className="profile-saved" role="status">
          {saved && t('member.saved')}
        </span>
      </div>
    </form>
  );
}
