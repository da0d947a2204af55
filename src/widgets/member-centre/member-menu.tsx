import { memberIcon } from '../../core/account.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { Avatar } from '../ui/avatar.js';
import { Icon } from '../ui/icon.js';
import { chevronRight } from '../ui/icons.js';
import { Link } from '../ui/link.js';
import { MoneyText } from '../ui/money-text.js';
import { GROUPS, PAGES, type MemberPage } from './pages.js';

interface MemberMenuProps {
  host: HTMLElement;
  current?: string;
  addressOf(page: string): string;
  onChoose(page: string): void;
}

/** Who is signed in, and the pages in their groups; some wear a number (MEM-16, MEM-17). */
export function MemberMenu({ host, current, addressOf, onChoose }: MemberMenuProps) {
  const core = useCore();
  const t = useText();
  const member = useStore(core.session.store, session => session.member);
  const { balance, hidden } = useStore(core.wallet.store, wallet => wallet);
  const icon = useQuery(memberIcon(core)).data;
  useStore(core.status.store, ({ value }) => value);
  return (
    <nav className="menu" part="menu" aria-label={t('member.menu')}>
      <div className="who">
        <Avatar src={icon ? core.catalogue.imageUrl(icon) : undefined} />
        <p className="who-name">
          <strong>{member?.nickname || member?.account}</strong>
          <span>{t('header.id', { id: member?.id })}</span>
        </p>
        {balance && (
          <p className="who-balance">
            <span>{t('header.balance')}</span>
            <strong>{hidden ? '*****' : <MoneyText amount={balance.amount} currency={balance.currency} />}</strong>
          </p>
        )}
      </div>
      {GROUPS.map(group => {
        const pages = PAGES.filter(page => page.group === group && (!page.needsSwitch || core.status.isOn(page.needsSwitch)));
        return (
          pages.length > 0 && (
            <ul key={group} className="group" role="list">
              {pages.map(({ name, text, icon: sign, badge }) => (
                <li key={name}>
                  <Link className="entry" to={addressOf(name)} from={host} onFollow={() => onChoose(name)} aria-current={name === current ? 'page' : undefined}>
                    <Icon of={sign} />
                    <span className="entry-text">{t(text)}</span>
                    {badge && <Badge {...badge} />}
                    <Icon of={chevronRight} mirrored className="entry-more" />
                  </Link>
                </li>
              ))}
            </ul>
          )
        );
      })}
    </nav>
  );
}

function Badge({ count, text }: NonNullable<MemberPage['badge']>) {
  const t = useText();
  const number = useQuery(count(useCore())).data ?? 0;
  if (number === 0) return null;
  return (
    <span className="badge" aria-label={t(text, { count: number })}>
      {number > 99 ? '99+' : number}
    </span>
  );
}
