import { memberIcon, unreadMessages } from '../../core/session/account.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { part } from '../../element/part.js';
import { Avatar } from '../../ui/atoms/avatar.js';
import { Button } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { chevronDown, plus } from '../../ui/atoms/icons.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { Menu } from '../../ui/overlay/menu.js';
import { BalancePill } from './balance-pill.js';
import { useOffer } from '../../ui/page/use-offer.js';
import css from './member-panel.css';

const DEPOSIT = '/member?page=depositv2';

/** Fetched as soon as somebody is signed in; visitors never need it. */
const loadMenu = () => import('./member-menu.js');

/** Balance, deposit and the member's menu (HDR-03 to HDR-17). */
export const MemberPanel = part(MemberPanelView, { css: [css] });

function MemberPanelView({ host }: { host: HTMLElement }) {
  const core = useCore();
  const t = useText();
  const real = useStore(core.session.store, session => session.state === 'real');
  const member = useStore(core.session.store, session => session.member);
  const icon = useQuery(real ? memberIcon(core) : undefined);
  const unread = useQuery(real ? unreadMessages(core) : undefined).data ?? 0;
  const picture = icon.data ? core.catalogue.imageUrl(icon.data) : undefined;
  const menu = useLate(loadMenu);
  const offersDeposit = useOffer('nav.deposit', DEPOSIT);
  const toDeposit = () => core.navigation.navigate(DEPOSIT, { from: host });
  return (
    <>
      {real && <BalancePill />}
      {offersDeposit && (
        <Button
          kind="primary"
          className="deposit"
          aria-label={t('nav.deposit')}
          onClick={() => core.access.ask('deposit', toDeposit) && toDeposit()}
        >
          <Icon of={plus} />
          <span>{t('nav.deposit')}</span>
        </Button>
      )}
      <span className="member-called">{real ? member?.nickname || member?.account : t('header.trial')}</span>
      <Menu
        className="member-button"
        label={unread > 0 ? t('header.member-menu-unread', { count: unread }) : t('header.member-menu')}
        trigger={
          <>
            <Avatar src={picture} />
            {unread > 0 && <span className="dot" aria-hidden="true" />}
            <Icon of={chevronDown} className="member-chevron" />
          </>
        }
      >
        {close =>
          menu.code ? (
            <menu.code.MemberMenu host={host} picture={picture} unread={unread} close={close} />
          ) : (
            <MenuWaiting failed={menu.error !== undefined} onRetry={menu.retry} />
          )
        }
      </Menu>
    </>
  );
}

/** In the open menu until its code is there. */
function MenuWaiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useText();
  if (!failed) return <span className="menu-waiting" aria-busy="true" />;
  return (
    <button type="button" className="menu-item" onClick={onRetry}>
      {t('common.retry')}
    </button>
  );
}
