import { useCore, useStore, useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { menu } from '../../ui/atoms/icons.js';
import { UnreadChat } from '../../ui/contact/unread-chat.js';
import { usePlacePath } from '../../ui/page/use-place-path.js';
import { currentEntry, type MenuEntry } from './entries.js';

interface BottomBarProps {
  entries: readonly MenuEntry[];
  /** Whether the menu is wanted, on its way, or did not come. */
  open: boolean;
  busy: boolean;
  failed: boolean;
  onChoose(entry: MenuEntry): void;
  onMenu(): void;
}

/** Five entries and the menu, within the thumb's reach. */
export function BottomBar({ entries, open, busy, failed, onChoose, onMenu }: BottomBarProps) {
  const { navigation } = useCore();
  const t = useText();
  const { query, route } = useStore(navigation.store, place => place);
  const current = currentEntry(entries, usePlacePath(), query.page, route.screen);
  return (
    <nav className="bottom" part="bar" aria-label={t('side.bar')}>
      {entries.map(entry => (
        <a
          key={entry.id}
          className="bottom-entry"
          href={navigation.href(entry.to ?? '/')}
          aria-current={entry === current ? 'page' : undefined}
          onClickCapture={event => {
            event.preventDefault();
            onChoose(entry);
          }}
        >
          <Icon of={entry.icon} />
          <span>{t(entry.shortText ?? entry.text)}</span>
        </a>
      ))}
      {failed && (
        <p className="bottom-error" role="alert">
          {t('error.chunk-load')}
        </p>
      )}
      <button
        type="button"
        className="bottom-entry"
        aria-expanded={open && !failed}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        onClickCapture={onMenu}
      >
        <Icon of={menu} />
        <span>{t('side.menu')}</span>
        <UnreadChat />
      </button>
    </nav>
  );
}
