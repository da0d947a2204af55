import { useEffect, useRef, useState } from 'react';
import type { Category, Vendor } from '../../../api/games/games.js';
import { useText } from '../../../element/core-context.js';
import { IconButton } from '../../../ui/atoms/button.js';
import { search as searchIcon, x } from '../../../ui/atoms/icons.js';
import { useLate } from '../../../ui/lazy/use-late.js';
import { SEARCH_LENGTH, type LobbyState } from '../filter/lobby-state.js';

export interface SearchProps {
  state: LobbyState;
  categories: readonly Category[] | undefined;
  /** Each once. */
  vendors: readonly Vendor[];
  host: HTMLElement;
  /** On the screen of all games: `field` stands open, `search` opens the search too. */
  asked: '' | 'field' | 'search';
  /** Shows what matches in the lobby itself. */
  onSearch: (text: string) => void;
  onCategory: (code: string) => void;
  onVendor: (vendor: Vendor) => void;
}

/** What an open search takes of the lobby beside its own: a file that both need would be one more on every home. */
export interface Given {
  /** Letters of a search. */
  longest: number;
}

const load = () => import('./search.js').then(({ Search }) => Search);
/** Who asks tells of a failure. */
const bring = () => void load().catch(() => undefined);

/** A toggle that opens a search by game name (LOB-10); its code comes with the first sign that the lobby is used. */
export function SearchBox(props: SearchProps) {
  const t = useText();
  const { asked, state } = props;
  const { search } = state;
  const [open, setOpen] = useState(search !== '' || asked !== '');
  const [wasPressed, setPressed] = useState(asked === 'search');
  const { code: Search, error, retry } = useLate(load, open);
  const known = useRef(search);
  // A search that did not come from here: the address, the back button.
  useEffect(() => {
    if (search && search !== known.current) setOpen(true);
    known.current = search;
  }, [search]);
  // The same listener again is none.
  useEffect(() => addEventListener('scroll', bring, { once: true, capture: true }), []);
  const toggle = () => {
    if (error !== undefined) return retry();
    setPressed(true);
    setOpen(!open);
    if (open && search) props.onSearch('');
  };
  // Nothing moves before its code is there; where it stands from the start, its room does.
  const stands = open && (asked !== '' || (Search ?? error) !== undefined);
  return (
    <div className="search" data-open={stands || undefined}>
      {open && Search && <Search {...props} longest={SEARCH_LENGTH} wasPressed={wasPressed} onClose={toggle} />}
      {open && error !== undefined && <span role="alert">{t('error.chunk-load')}</span>}
      <IconButton
        kind="secondary"
        icon={stands ? x : searchIcon}
        label={t(open ? 'lobby.close-search' : 'lobby.search-games')}
        aria-expanded={open}
        busy={open && !stands}
        onPointerDown={bring}
        onClick={toggle}
      />
    </div>
  );
}
