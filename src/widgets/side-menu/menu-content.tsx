import type { ReactNode } from 'react';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { useKept } from '../../ui/record/use-kept.js';
import { unreadMessages } from '../../core/session/account.js';
import { categoryIcon } from '../../ui/games/category-icon.js';
import { categoryTag, categoryTitle } from '../../ui/games/category-title.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { Icon } from '../../ui/atoms/icon.js';
import { chevronDown, gamepad2, headphones, refreshCw } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { UnreadCount } from '../../ui/contact/unread-chat.js';
import { usePlacePath } from '../../ui/page/use-place-path.js';
import { isHere, type MenuEntry } from './entries.js';

interface MenuContentProps {
  host: HTMLElement;
  entries: readonly MenuEntry[];
  /** Only icons; the names are hints. */
  narrow?: boolean;
  /** What stands last, where there is room for names. */
  ways?: ReactNode;
  onChoose(entry: MenuEntry): void;
  /** A plain link was followed. */
  onLeave?(): void;
}

const GROUPS = ['play', 'account', 'more'] as const;

/** Entries, categories, customer service and further ways; the same in rail and drawer. */
export function MenuContent({ host, entries, narrow, ways, onChoose, onLeave }: MenuContentProps) {
  const core = useCore();
  const t = useText();
  const { query, route } = useStore(core.navigation.store, location => location);
  const path = usePlacePath();
  const { data: categories = [], loading, error, refresh } = useKept(core.catalogue.categories());
  // What stands below the categories comes with them, so that nothing is pushed down.
  const waits = loading && categories.length === 0;
  const groups = waits ? GROUPS.slice(0, 1) : GROUPS;
  const hint = (text: string) => (narrow ? text : undefined);
  const { state } = useStore(core.session.store, session => session);
  const hasCentre = state === 'real' && route.screen === 'member';
  const unread = useQuery(state === 'real' ? unreadMessages(core) : undefined).data ?? 0;

  return (
    <div className="side-scroll">
      {groups.map(group => {
        const shown = entries.filter(entry => entry.group === group);
        return (
          <div key={group} className="side-group" data-beside={(group === 'account' && hasCentre) || undefined}>
            {shown.length > 0 && (
              <ul>
                {shown.map(entry => (
                  <li key={entry.id}>
                    <EntryLink
                      entry={entry}
                      here={isHere(entry, path, query.page)}
                      hint={hint(t(entry.text))}
                      unread={entry.id === 'messages' ? unread : 0}
                      onChoose={onChoose}
                    />
                  </li>
                ))}
              </ul>
            )}
            {group === 'play' && error && categories.length === 0 && (
              <button
                type="button"
                className="entry"
                title={t(`error.${error.code}`)}
                aria-label={`${t('side.games')}: ${t(`error.${error.code}`)} ${t('common.retry')}`}
                onClickCapture={refresh}
              >
                <Icon of={refreshCw} />
                <span className="entry-text">{t('common.retry')}</span>
              </button>
            )}
            {group === 'play' && categories.length > 0 && (
              // Header or lobby show the categories too: here they are a press away, but for who opens the drawer in one.
              <details className="side-games" part="games" open={onLeave && !!(route.params?.type ?? query.category)}>
                <summary className="entry" title={hint(t('side.games'))}>
                  <Icon of={gamepad2} />
                  <span className="entry-text">{t('side.games')}</span>
                  <Icon of={chevronDown} className="side-more" />
                </summary>
                <ul>
                  {categories.map(category => {
                    const to = core.navigation.categoryPath(category.code);
                    return (
                      <li key={category.code}>
                        <Link
                          className="entry"
                          part="entry"
                          to={to}
                          from={host}
                          onFollow={() => void core.launch.category(category.code, { from: host })}
                          title={hint(categoryTitle(category, t))}
                          aria-current={to === path ? 'page' : undefined}
                          onClick={onLeave}
                        >
                          <Icon of={categoryIcon(category.code)} />
                          <span className="entry-text" lang={categoryTag(category)}>
                            {categoryTitle(category, t)}
                          </span>
                        </Link>
                      </li>
                    );
                  })}
                </ul>
              </details>
            )}
          </div>
        );
      })}
      {!waits && (
        <CustomerServiceEntry className="entry" part="entry" title={hint(t('common.customer-service'))} onFollow={onLeave}>
          <Icon of={headphones} />
          <span className="entry-text">{t('common.customer-service')}</span>
        </CustomerServiceEntry>
      )}
      {!narrow && !waits && ways}
    </div>
  );
}

interface EntryLinkProps {
  entry: MenuEntry;
  here: boolean;
  hint?: string;
  unread: number;
  onChoose(entry: MenuEntry): void;
}

function EntryLink({ entry, here, hint, unread, onChoose }: EntryLinkProps) {
  const { navigation } = useCore();
  const t = useText();
  const content = (
    <>
      <Icon of={entry.icon} />
      <span className="entry-text">{t(entry.text)}</span>
      <UnreadCount count={unread} />
    </>
  );
  if (!entry.to) {
    return (
      <button type="button" className="entry" part="entry" title={hint} onClickCapture={() => onChoose(entry)}>
        {content}
      </button>
    );
  }
  return (
    <a
      className="entry"
      part="entry"
      href={navigation.href(entry.to)}
      title={hint}
      aria-current={here ? 'page' : undefined}
      onClickCapture={event => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose(entry);
      }}
    >
      {content}
    </a>
  );
}
