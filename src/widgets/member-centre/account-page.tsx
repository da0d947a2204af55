import { fieldRules } from '../../core/identity/identity.js';
import { ownProfile } from '../../core/member/own-profile.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { IconButton } from '../../ui/atoms/button.js';
import { copyText } from '../../ui/share/copy-text.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { FormSkeleton } from '../../ui/form/form-skeleton.js';
import { copy } from '../../ui/atoms/icons.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { AvatarChoice } from './avatar-choice.js';
import { ProfileForm } from './profile-form.js';
import { SecurityList } from '../../ui/security/security-list.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';

/** My account: who it is, what protects it, what it says of its owner (MEM-01). */
export const Page = part(PageView, { texts: ['identity'] });

function PageView() {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const member = useStore(core.session.store, session => session.member);
  const day = usePlatformTime().write({ dateStyle: 'long' });
  const profile = useQuery(ownProfile(core));
  const rules = useQuery(fieldRules(core));
  const error = (!profile.data && profile.error) || (!rules.data && rules.error);
  if (!member) return null;
  const isWaiting = !profile.data && !profile.error;
  const since = profile.data?.registeredAt;
  return (
    <div className="account">
      <section className="card identity" aria-label={t('member.identity')}>
        <AvatarChoice profile={profile.data} loading={isWaiting} />
        <dl className="facts">
          <div>
            <dt>{t('member.user-id')}</dt>
            <dd>
              <span className="tabular">{member.id}</span>
              <IconButton size="small" icon={copy} label={t('header.copy-id')} onClick={() => void copyText(core, member.id)} />
            </dd>
          </div>
          <div>
            <dt>{t('member.account')}</dt>
            <dd>{member.account}</dd>
          </div>
          {member.vip && (
            <div>
              <dt>{t('nav.vip')}</dt>
              <dd>
                <span className="vip">{member.vip.label || member.vip.level}</span>
              </dd>
            </div>
          )}
          {(since !== undefined || isWaiting) && (
            <div>
              <dt>{t('member.since')}</dt>
              <dd>{since === undefined ? <Skeleton className="since-loading" /> : day(since)}</dd>
            </div>
          )}
        </dl>
      </section>
      {hasTexts ? (
        <SecurityList />
      ) : (
        <section className="card">
          <Skeleton className="protection-loading" />
        </section>
      )}
      <section className="card" aria-labelledby="profile-title">
        <h3 id="profile-title">{t('member.profile')}</h3>
        {error ? (
          <ErrorCard
            error={error}
            onRetry={() => {
              profile.refresh();
              rules.refresh();
            }}
          />
        ) : profile.data && rules.data && hasTexts ? (
          <ProfileForm profile={profile.data} rules={rules.data} />
        ) : (
          <FormSkeleton />
        )}
      </section>
    </div>
  );
}
