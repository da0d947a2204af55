import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCore, useText } from '../../../element/core-context.js';
import { useGate } from '../../../element/gate.js';
import { part } from '../../../element/part.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { search as searchIcon } from '../../../ui/atoms/icons.js';
import dialog from '../../../ui/overlay/dialog.css';
import { keepSearch } from './recent-searches.js';
import type { Given, SearchProps } from './search-box.js';
import { SearchField } from './search-field.js';
import field from './search-field.css';
import { SearchScreen } from './search-screen.js';
import screen from './search-screen.css';

interface OpenSearchProps extends SearchProps, Given {
  /** It was opened by a press, not by an address. */
  wasPressed: boolean;
  onClose: () => void;
}

const TYPING_PAUSE = 250; // ms

/**
 * An open search (LOB-10, LOB-11). On a phone it is a screen of its own over the page, which stays where it is; elsewhere a field
 * beside the menu, whose finds stand in the lobby while one types.
 */
export const Search = part(SearchView, { css: [dialog, field, screen], texts: ['games'] });

function SearchView({ wasPressed, onClose, onSearch, ...props }: OpenSearchProps) {
  const { config, scheduler } = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { search } = props.state;
  const isPhone = useSyncExternalStore(followWidth, isPhoneWide);
  const [isSearching, setSearching] = useState(wasPressed);
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const send = (wanted: string) => {
    sent.current = wanted;
    onSearch(wanted);
  };
  const latest = useRef(send);
  useEffect(() => void (latest.current = send));
  useEffect(() => {
    if (isPhone || text.trim() === sent.current) return;
    return scheduler.after(TYPING_PAUSE, () => latest.current(text.trim()));
  }, [text, isPhone, scheduler]);
  // What did not come from here: another category, the back button, "clear search".
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setText(search);
  }, [search]);

  const submit = (wanted = text.trim()) => {
    keepSearch(config, wanted);
    setText(wanted);
    send(wanted);
    if (wanted) setSearching(false);
    else if (isPhone) onClose();
  };
  const leave = () => {
    setText(search);
    setSearching(false);
    if (!search) onClose();
  };
  if (!isPhone) {
    return <SearchField {...props} text={text} takesFocus={wasPressed} onText={setText} onSubmit={submit} onClose={onClose} />;
  }
  if (!hasTexts) return null;
  if (isSearching) return <SearchScreen {...props} text={text} onText={setText} onSubmit={submit} onClose={leave} />;
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
