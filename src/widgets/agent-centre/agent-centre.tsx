import { memberIcon, unreadMessages } from '../../core/account.js';
import type { ViewProps } from '../contract.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { Avatar } from '../ui/avatar.js';
import { Button, IconButton } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { lock, logOut, mail, refreshCw, users } from '../ui/icons.js';
import { Link } from '../ui/link.js';
import { MoneyText } from '../ui/money-text.js';
import { Skeleton } from '../ui/skeleton.js';
import { useTextSet } from '../ui/use-text-set.js';
import type { contract } from './contract.js';
import { PlatformClock } from './platform-clock.js';
import { RegisterLinks } from './register-links.js';

/** What an agent finds after logging in (AGT-02, SES-43): everything shown here is the platform's own. */
export function AgentCentre({ host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const hasTexts = useTextSet('agent');
  const { role, member } = useStore(core.session.store, session => session);
  const brand = useStore(core.status.store, status => status.value?.brand.name ?? '');
  const isAgent = role === 'agent';
  const icon = useQuery(isAgent ? memberIcon(core) : undefined).data;
  const unread = useQuery(isAgent ? unreadMessages(core) : undefined).data ?? 0;

  if (!hasTexts) return <Skeleton className="centre-loading" />;
  if (!isAgent || !member) {
    return (
      <div className="notice">
        <Icon of={users} className="notice-icon" />
        <p className="notice-title">{t('agent.member-title')}</p>
        <div className="notice-actions">
          <Link className="button button-primary" to="/agent" from={host}>
            {t('agent.own-title')}
          </Link>
        </div>
      </div>
    );
  }
  return (
    <div className="centre">
      <div className="bar" part="bar">
        <Link className="brand" to="/" from={host}>
          {brand || t('nav.home')} <span>{t('nav.agent')}</span>
        </Link>
        <PlatformClock />
        <div className="bar-ways">
          <Link className="button button-secondary" to="/" from={host}>
            {t('agent.to-site')}
          </Link>
          <Button icon={lock} onClick={() => core.dialogs.open('change-password')}>
            {t('dialog.change-password')}
          </Button>
          <Button icon={logOut} onClick={() => void core.session.askLogout()}>
            {t('nav.log-out')}
          </Button>
        </div>
      </div>
      <div className="head">
        <Avatar src={icon ? core.catalogue.imageUrl(icon) : undefined} className="avatar-large" />
        <div className="who">
          <h2>{t('agent.welcome', { name: member.nickname || member.account })}</h2>
          <p>
            <span>{member.account}</span> <span>{t('header.id', { id: member.id })}</span>
            {member.uplineAccount && <span>{t('agent.upline', { account: member.uplineAccount })}</span>}
          </p>
          {unread > 0 && (
            <p className="unread">
              <Icon of={mail} /> {t('agent.unread', { count: unread })}
            </p>
          )}
        </div>
        <Balance />
      </div>
      <RegisterLinks host={host} />
    </div>
  );
}

function Balance() {
  const core = useCore();
  const t = useText();
  const { balance, loading, error, hidden } = useStore(core.wallet.store, wallet => wallet);
  return (
    <div className="balance" role="group" aria-label={t('agent.balance')}>
      <span className="balance-name">{t('agent.balance')}</span>
      <output className="balance-figure tabular" aria-busy={loading}>
        {hidden ? '*****' : balance ? <MoneyText amount={balance.amount} currency={balance.currency} /> : error ? '–' : '···'}
      </output>
      <IconButton icon={refreshCw} label={t('agent.refresh-balance')} busy={loading} onClick={() => void core.wallet.refresh()} />
      {error && (
        <p className="field-error" role="alert">
          {t(`error.${error.code}`)}
        </p>
      )}
    </div>
  );
}
