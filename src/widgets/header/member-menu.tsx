import type { Action, TextKey } from '../../core/parts/core.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { part } from '../../element/part.js';
import { Avatar } from '../../ui/atoms/avatar.js';
import { IconButton } from '../../ui/atoms/button.js';
import { copyText } from '../../ui/share/copy-text.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { leads } from '../../ui/page/use-offer.js';
import { UnreadCount } from '../../ui/contact/unread-chat.js';
import { Icon } from '../../ui/atoms/icon.js';
import {
  arrowDownToLine,
  arrowUpFromLine,
  award,
  copy,
  fileText,
  headphones,
  lock,
  logOut,
  mail,
  user,
  users,
  wallet,
} from '../../ui/atoms/icons.js';
import css from './member-menu.css';

interface MemberMenuProps {
  host: HTMLElement;
  picture?: string;
  unread: number;
  close(): void;
}
interface Entry {
  text: TextKey;
  icon: string;
  to: string;
  action: Action;
  /** Shown only when this switch is on. */
  needsSwitch?: string;
}

const ENTRIES: readonly Entry[] = [
  { text: 'nav.wallet', icon: wallet, to: '/member?page=transferFund', action: 'member-centre' },
  { text: 'nav.deposit', icon: arrowDownToLine, to: '/member?page=depositv2', action: 'deposit' },
  { text: 'nav.withdraw', icon: arrowUpFromLine, to: '/member?page=withdraw', action: 'withdraw' },
  { text: 'nav.account', icon: user, to: '/member?page=securityCenter', action: 'account' },
  { text: 'nav.betting-record', icon: fileText, to: '/member?page=personalHistoryCopy', action: 'member-centre' },
  { text: 'nav.points-mall', icon: award, to: '/pointMall', action: 'points-mall', needsSwitch: 'PTSYS3' },
  { text: 'nav.messages', icon: mail, to: '/member?page=messageV2', action: 'messages' },
  { text: 'nav.agent', icon: users, to: '/agentHome', action: 'agent-centre' },
];

/** Who is signed in, and where they may go (HDR-07 to HDR-17). */
export const MemberMenu = part(MemberMenuView, { css: [css] });

function MemberMenuView({ host, picture, unread, close }: MemberMenuProps) {
  const core = useCore();
  const t = useText();
  const { member, role } = useStore(core.session.store, session => session);
  useStore(core.status.store, ({ value }) => value);
  const entries = ENTRIES.filter(entry => (entry.action !== 'agent-centre' || role === 'agent') && leads(core.status, entry));
  const go = (entry: Entry) => {
    close();
    const follow = () => core.navigation.navigate(entry.to, { from: host });
    if (core.access.ask(entry.action, follow)) follow();
  };
  const changePassword = () => {
    close();
    core.dialogs.open('change-password');
  };
  const signOut = () => {
    close();
    void core.session.askLogout();
  };
  const copyId = () => {
    close();
    if (member) void copyText(core, member.id);
  };

  /** The operator's label may name the level already. */
  const vipText = ({ label, level }: { label: string; level: number }) =>
    label.split(/\D+/).includes(String(level)) ? label : t('header.vip', { label, level });

  return (
    <>
      <div className="member-head">
        <Avatar src={picture} className="avatar-large" />
        <div className="member-names">
          <strong>{role === 'trial' ? t('header.trial') : member?.nickname || member?.account}</strong>
          {member && role !== 'trial' && (
            <span className="member-id">
              {t('header.id', { id: member.id })}
              <IconButton size="small" icon={copy} label={t('header.copy-id')} onClick={copyId} />
            </span>
          )}
          {member?.vip && role !== 'trial' && <span className="vip">{vipText(member.vip)}</span>}
        </div>
      </div>
      <hr className="menu-line" />
      {entries.map(entry => (
        <button key={entry.to} type="button" className="menu-item" onClickCapture={() => go(entry)}>
          <Icon of={entry.icon} />
          <span className="menu-text">{t(entry.text)}</span>
          {entry.action === 'messages' && <UnreadCount count={unread} />}
        </button>
      ))}
      {role !== 'trial' && core.status.offers({ text: 'dialog.change-password' }) && (
        <button type="button" className="menu-item" onClickCapture={changePassword}>
          <Icon of={lock} />
          <span className="menu-text">{t('dialog.change-password')}</span>
        </button>
      )}
      <CustomerServiceEntry className="menu-item" onFollow={close}>
        <Icon of={headphones} />
        {t('common.customer-service')}
      </CustomerServiceEntry>
      <hr className="menu-line" />
      <button type="button" className="menu-item" onClickCapture={signOut}>
        <Icon of={logOut} mirrored />
        {t('nav.log-out')}
      </button>
    </>
  );
}
