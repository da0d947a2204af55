import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { user } from '../../ui/atoms/icons.js';

/** What stands for whoever has no account here: the way to one (NAV-17, NAV-18). */
export function NoMember({ host }: { host: HTMLElement }) {
  const core = useCore();
  const t = useText();
  const isTrial = useStore(core.session.store, session => session.role === 'trial');
  const mustChange = useStore(core.session.store, session => session.passwordChange !== undefined);
  return (
    <div className="notice">
      <Icon of={user} className="notice-icon" />
      <p className="notice-title">{t(isTrial ? 'dialog.real-account-title' : 'member.log-in-title')}</p>
      <p className="notice-text">{t(isTrial ? 'dialog.real-account-body' : 'member.log-in-text')}</p>
      <div className="notice-actions">
        <Button kind="primary" onClick={() => core.access.ask('member-centre', undefined, host)}>
          {t(mustChange ? 'dialog.change-password' : isTrial ? 'nav.register' : 'nav.log-in')}
        </Button>
      </div>
    </div>
  );
}
