import type { ReactNode } from 'react';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { shortCount } from '../contact/short-count.js';
import { Icon } from '../atoms/icon.js';
import { chevronRight } from '../atoms/icons.js';
import { Link } from '../atoms/link.js';
import type { CentrePage } from './page.js';

interface CentreMenuProps {
  host: HTMLElement;
  pages: readonly CentrePage[];
  groups: readonly string[];
  label: string;
  current?: string;
  who: ReactNode;
  /** Below the entries. */
  foot?: ReactNode;
  addressOf(page: string): string;
  onChoose(page: string): void;
}

/** Whose place this is, and the pages in their groups; some wear a number (MEM-16, MEM-17). */
export function CentreMenu({ pages, groups, label, who, foot, ...rest }: CentreMenuProps) {
  const { status } = useCore();
  useStore(status.store, ({ value }) => value);
  return (
    <nav className="menu" part="menu" aria-label={label}>
      {who}
      {groups.map(group => {
        const offered = pages.filter(page => page.group === group && status.offers(page));
        return (
          offered.length > 0 && (
            <ul key={group} className="group" role="list">
              {offered.map(page => (
                <Entry key={page.name} page={page} {...rest} />
              ))}
            </ul>
          )
        );
      })}
      {foot}
    </nav>
  );
}

type EntryProps = Pick<CentreMenuProps, 'host' | 'current' | 'addressOf' | 'onChoose'> & { page: CentrePage };

function Entry({ page: { name, text, icon, type, badge, isOffered }, host, current, addressOf, onChoose }: EntryProps) {
  const core = useCore();
  const t = useText();
  const offer = useQuery(isOffered?.(core));
  if (isOffered && !offer.data) return null;
  return (
    <li>
      <Link
        className="entry"
        data-type={type}
        to={addressOf(name)}
        from={host}
        onFollow={() => onChoose(name)}
        aria-current={name === current ? 'page' : undefined}
      >
        <Icon of={icon} />
        <span className="entry-text">{t(text)}</span>
        {badge && <Badge {...badge} />}
        <Icon of={chevronRight} mirrored className="entry-more" />
      </Link>
    </li>
  );
}

function Badge({ count, text }: NonNullable<CentrePage['badge']>) {
  const t = useText();
  const core = useCore();
  const number = useQuery(count(core)).data ?? 0;
  if (number === 0) return null;
  return (
    <span className="badge" aria-label={t(text, { count: number })}>
      {shortCount(number, core.language.locale())}
    </span>
  );
}
