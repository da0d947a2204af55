import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCore, useText } from '../../../element/core-context.js';
import { useGate } from '../../../element/gate.js';
import { part } from '../../../element/part.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { search as searchIcon } from '../../../ui/atoms/icons.js';
import dialog from '../../../ui/overlay/dialog.css';
import { keepSearch } from './recent-searches.js';
import type { Given, SearchProps } from './search-box.js';
import field from './search-field.css';
import { SearchScreen } from './search-screen.js';
import screen from './search-screen.css';

interface OpenSearchProps extends SearchProps, Given {
  /** It was opened by a press, not by an address. */
  wasPressed: boolean;
  onClose: () => void;
}

/**
 * An open search (LOB-10, LOB-11): a screen of its own over the page, on a phone the whole of it, elsewhere a dialog. The page
 * stays where it is until somebody wants all that was found; then what was searched for stands beside the menu.
 */
export const Search = part(SearchView, { css: [dialog, field, screen], texts: ['games'] });

function SearchView({ wasPressed, onClose, onSearch, ...props }: OpenSearchProps) {
  const { config } = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { search } = props.state;
  const isPhone = useSyncExternalStore(followWidth, isPhoneWide);
  const [isSearching, setSearching] = useState(wasPressed);
  const [text, setText] = useState(search);
  // What did not come from here: another category, the back button, "clear search".
  useEffect(() => setText(search), [search]);

  const submit = (wanted = text.trim()) => {
    keepSearch(config, wanted);
    onSearch(wanted);
    if (wanted) setSearching(false);
    else onClose();
  };
  const leave = () => {
    setText(search);
    setSearching(false);
    if (!search) onClose();
  };
  if (!hasTexts) return null;
  if (isSearching) return <SearchScreen {...props} text={text} isPhone={isPhone} onText={setText} onSubmit={submit} onClose={leave} />;
  return (
    <button type="button" className="search-field" onClickCapture={() => setSearching(true)}>
      <Icon of={searchIcon} />
      {/* Cleared from elsewhere, it is a field that waits. */}
      <span className={search ? 'visually-hidden' : 'search-text'}>{t('lobby.search-games')}</span>
      {search && <span className="search-text">{search}</span>}
    </button>
  );
}

const PHONE = '(width < 640px)';

function followWidth(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isPhoneWide(): boolean {
  return matchMedia(PHONE).matches;
}
