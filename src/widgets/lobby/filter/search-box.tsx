import { useEffect, useId, useRef, useState } from 'react';
import { useCore, useText } from '../../../element/core-context.js';
import { IconButton } from '../../../ui/atoms/button.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { search as searchIcon, x } from '../../../ui/atoms/icons.js';
import { SEARCH_LENGTH } from './lobby-state.js';

interface SearchBoxProps {
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

const TYPING_PAUSE = 250; // ms

/** A toggle that opens a search by game name (LOB-10); it searches while the player types, after a short pause. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { scheduler } = useCore();
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(value !== '');
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);
  useEffect(() => void (search.current = onSearch));

  const send = (wanted: string) => {
    if (wanted.trim() === sent.current) return;
    sent.current = wanted.trim();
    search.current(sent.current);
  };
  useEffect(() => {
    if (text.trim() === sent.current) return;
    return scheduler.after(TYPING_PAUSE, () => {
      sent.current = text.trim();
      search.current(sent.current);
    });
  }, [text, scheduler]);
  // A value that did not come from here: another category, the back button, "clear search".
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
    if (value) setOpen(true);
  }, [value]);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) input.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const toggle = () => {
    if (open) {
      setText('');
      send('');
    }
    setOpen(!open);
  };
  return (
    <form
      className="search"
      role="search"
      data-open={open || undefined}
      onSubmit={event => {
        event.preventDefault();
        send(text);
      }}
    >
      {open && (
        <label className="search-field">
          <Icon of={searchIcon} />
          <span className="visually-hidden">{t('lobby.search-games')}</span>
          <input
            ref={input}
            id={id}
            type="search"
            value={text}
            maxLength={SEARCH_LENGTH}
            placeholder={t('lobby.search-games')}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={event => setText(event.target.value)}
            onKeyDown={event => event.key === 'Escape' && (event.stopPropagation(), toggle())}
          />
        </label>
      )}
      <IconButton
        kind="secondary"
        icon={open ? x : searchIcon}
        label={t(open ? 'lobby.close-search' : 'lobby.search-games')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      />
    </form>
  );
}
