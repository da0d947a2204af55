import { putProfile, type ProfileChange } from '../../api/account/member.js';
import { getProfile, putAvatar, type Profile } from '../../api/account/profile.js';
import type { RegisterRule } from '../../api/account/registration.js';
import type { Core, MessageText } from '../parts/core.js';
import type { FieldRules } from '../identity/identity.js';
import { checkField } from '../validation/check-field.js';
import { resource } from '../data/resource.js';

type ProfileField = keyof ProfileChange;

const MINUTE = 60_000;
/** What the member may write; the mail address proves who is who at a lost password, so it is no plain field. */
const EDITABLE: ReadonlySet<string> = new Set<ProfileField>([
  'nickname',
  'payeeName',
  'fullName',
  'birthday',
  'idNumber',
  'nationality',
  'occupation',
  'incomeSource',
  'address',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'skype',
]);

/** The own profile (MEM-01). */
export const ownProfile = resource({
  name: 'profile',
  scope: 'account',
  tags: ['profile'],
  staleAfter: MINUTE,
  call: getProfile,
});

/** The fields that this platform asks its members for, in its order: those of the registration that may be changed later. */
export function profileFields(rules: FieldRules): RegisterRule[] {
  return rules.list.filter(rule => rule.enabled && EDITABLE.has(rule.field));
}

/** What differs from what is kept. */
export function changedFields(before: Profile, typed: Readonly<Record<string, string>>): ProfileChange {
  return Object.fromEntries(
    Object.entries(typed)
      .map(([field, value]): [string, string] => [field, value.trim()])
      .filter(([field, value]) => value !== (before.fields[field] ?? '')),
  );
}

/** What is wrong with a change: a field's rule, or that what is kept cannot be emptied. */
export function profileFaults(rules: FieldRules, change: ProfileChange): Record<string, MessageText> {
  const faults: Record<string, MessageText> = {};
  for (const [field, value] of Object.entries(change)) {
    const rule = rules.of(field);
    const fault: MessageText | undefined = value === '' ? { key: 'member.field-emptied' } : rule && checkField(rule, value);
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** Keeps changed fields; name and profile are read anew everywhere. Rejects with PlatformError, `fields` naming what does not fit. */
export async function saveProfile(
  { client, queries, session, wallet }: Pick<Core, 'client' | 'queries' | 'session' | 'wallet'>,
  change: ProfileChange,
): Promise<void> {
  await putProfile(client, change);
  // A first Zalo number may have brought money.
  if (change.zalo !== undefined) void wallet.refresh();
  await Promise.all([queries.changed(['profile']), change.nickname === undefined ? undefined : session.refreshMember()]);
}

/** Takes a picture of the profile's; header and menus show it at once. Rejects with PlatformError. */
export async function takeAvatar({ client, queries }: Pick<Core, 'client' | 'queries'>, profile: Profile, url: string): Promise<void> {
  await putAvatar(client, url);
  queries.set(ownProfile({ client }).key, { ...profile, avatarUrl: url });
  await queries.changed(['icon']);
}
