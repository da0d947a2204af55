import { useEffect, useRef, useState } from 'react';
import { useCore, useQuery, useText } from '../../../element/core-context.js';
import { Button, IconButton } from '../../../ui/atoms/button.js';
import { EmptyState } from '../../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../../ui/atoms/error-card.js';
import { arrowLeft, search as searchIcon, x } from '../../../ui/atoms/icons.js';
import { GameCard, GameCardSkeleton } from '../../../ui/games/game-card.js';
import { categoryTitle } from '../../../ui/games/category-title.js';
import { HotGames } from '../../../ui/games/hot-games.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { keepSearch } from './recent-searches.js';
import type { Given, SearchProps } from './search-box.js';
import { SearchInput, type TypedProps } from './search-input.js';
import { Suggestions } from './suggestions.js';

const TYPING_PAUSE = 250; // ms
const MOST = 18;
const FIRST_VIEW = 6; // pictures asked for at once

interface SearchScreenProps extends Omit<SearchProps, 'onSearch'>, Given, TypedProps {
  isPhone: boolean;
}

/** The search over the page, which stays as it is until something is chosen: what may be meant, and what others play or what is found. */
export function SearchScreen({ text, isPhone, onText, onSubmit, onClose, ...props }: SearchScreenProps) {
  const { config } = useCore();
  const t = useText();
  const asked = useAfterPause(text.trim());
  const found = useRef<HTMLDivElement>(null);
  const keep = () => keepSearch(config, asked);
  const close = <IconButton icon={isPhone ? arrowLeft : x} mirrored label={t('lobby.close-search')} onClick={onClose} />;
  return (
    <Dialog title={t('lobby.search-games')} size={isPhone ? 'full' : 'wide'} headless onClose={onClose}>
      <form
        className="seek"
        role="search"
        onSubmit={event => {
          event.preventDefault();
          onSubmit();
        }}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          found.current?.querySelector<HTMLElement>('button, a')?.focus();
        }}
      >
        {isPhone && close}
        <SearchInput text={text} longest={props.longest} onText={onText} />
        {text !== '' && <IconButton className="seek-clear" icon={x} label={t('lobby.clear-search')} onClick={() => onText('')} />}
        {!isPhone && close}
      </form>
      <div ref={found} className="seek-body">
        <Suggestions key={text === '' ? 'all' : 'some'} {...props} text={asked} onText={onText} onDone={onClose} />
        <div className="seek-found">
          {asked === '' ? <HotGames host={props.host} /> : <Found {...props} text={asked} onAll={() => onSubmit(asked)} onPlay={keep} />}
        </div>
      </div>
    </Dialog>
  );
}

interface FoundProps extends Pick<SearchProps, 'state' | 'categories' | 'host'> {
  text: string;
  onAll: () => void;
  onPlay: () => void;
}

function Found({ state, categories, host, text, onAll, onPlay }: FoundProps) {
  const core = useCore();
  const t = useText();
  const [everywhere, setEverywhere] = useState(false);
  const code = everywhere ? '' : state.category;
  const category = categories?.find(other => other.code === code);
  const { data, error, refresh } = useQuery(core.catalogue.games({ type: code, name: text, page: 1, pageSize: MOST }));
  // Those found before stay until the others are there.
  const [page, setPage] = useState(data);
  useEffect(() => {
    if (data) setPage(data);
  }, [data]);
  const stale = data === undefined;
  if (error !== undefined) return <ErrorCard error={error} title={t('lobby.failed')} onRetry={refresh} />;
  if (page && !stale && page.games.length === 0) {
    return (
      <>
        <EmptyState
          icon={searchIcon}
          title={t('lobby.empty-search', { text })}
          text={category ? categoryTitle(category, t) : t('lobby.empty-search-hint')}
        >
          {code && <Button onClick={() => setEverywhere(true)}>{t('search.everywhere')}</Button>}
        </EmptyState>
        <HotGames host={host} />
      </>
    );
  }
  const total = page && (page.total || page.games.length);
  return (
    <section aria-label={t('lobby.results', { text })}>
      <div className="seek-count">
        <p role="status">{total !== undefined && !stale && t('lobby.games', { count: total, number: total })}</p>
        {category && (
          <>
            <span>{categoryTitle(category, t)}</span>
            <Button kind="quiet" size="small" onClick={() => setEverywhere(true)}>
              {t('search.everywhere')}
            </Button>
          </>
        )}
      </div>
      <ul
        className="seek-grid"
        role="list"
        data-keys=""
        aria-busy={stale || undefined}
        data-stale={(stale && page !== undefined) || undefined}
        onClickCapture={({ target }) => target instanceof Element && target.closest('.card-action') && onPlay()}
      >
        {(page?.games ?? Array.from({ length: FIRST_VIEW }, () => undefined)).map((game, index) => (
          <li key={game?.id ?? index}>
            {game ? <GameCard game={game} host={host} eager={index < FIRST_VIEW} amongHot /> : <GameCardSkeleton />}
          </li>
        ))}
      </ul>
      {page && page.totalPages > 1 && !everywhere && (
        <Button block onClick={onAll}>
          {t('search.all', { number: total ?? '' })}
        </Button>
      )}
    </section>
  );
}

/** A text as it stands when nobody has typed for a moment; emptied at once. */
function useAfterPause(text: string): string {
  const { scheduler } = useCore();
  const [asked, setAsked] = useState(text);
  useEffect(() => (text === '' ? setAsked('') : scheduler.after(TYPING_PAUSE, () => setAsked(text))), [text, scheduler]);
  return text === '' ? '' : asked;
}
