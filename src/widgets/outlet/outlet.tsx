import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { categoryTitle } from '../../ui/games/category-title.js';
import { useUnreadChat } from '../../ui/contact/unread-chat.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { useSection } from '../../ui/lazy/use-section.js';
import type { contract } from './contract.js';
import { screenOf, type Part } from './screens.js';
import { ScreenPart } from './screen-part.js';

const loadPopups = () => import('./popups.js');
const loadNotFound = () => import('./not-found.js');

/** The screen of the current route (NAV-04 to NAV-46), its widgets as children of the tag so that each is one shadow level deep. */
export function Outlet({ withoutTitle, jackpotSource, whatsOn, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const location = useStore(core.navigation.store, place => place);
  const brand = useStore(core.status.store, status => status.value?.brand.name ?? '');
  const blocked = useStore(core.status.store, status => (status.value?.status ?? 0) !== 0);
  const screen = screenOf(location, { jackpotSource, whatsOn });
  const categories = useQuery(screen.category ? core.catalogue.categories() : undefined).data;
  const category = categories?.find(candidate => candidate.code === screen.category);
  const onGame = location.route.screen === 'seamless';
  const game = useStore(core.launch.store, state => (onGame ? state.game?.name : undefined));
  const name = game ?? (category ? categoryTitle(category, t) : t(screen.title));
  const isHome = location.route.screen === 'home' && !screen.category;
  // The form stands over the home, at an address of its own.
  const title = location.route.dialog === 'register' ? t('nav.register') : isHome ? '' : name;
  const heading = useRef<HTMLHeadingElement>(null);
  const unread = useUnreadChat();
  const isLost = !screen.rows[0];
  const { code: late, error: missing } = useLate(loadNotFound, isLost);

  useEffect(() => {
    // The pages of the centres name themselves, and so do those with a name of their own.
    if (!withoutTitle && brand && !/^(member|.+-(home|page|found))$/.test(location.route.screen))
      document.title = title ? `${title} · ${brand}` : brand;
  }, [withoutTitle, title, brand, location.route.screen]);
  useArrival(location.path + screen.title, heading);
  usePopups();
  useLeavingGame(onGame);

  const parts = blocked ? [] : screen.rows.flat();
  // What stood here before the code, for a screen that this is not after all.
  useLayoutEffect(() => {
    for (const child of [...host.children]) if (child.slot && parts.every(({ slot }) => slot !== child.slot)) child.remove();
  });

  if (blocked) return null;
  const place = (part: Part) => <ScreenPart key={part.slot} part={part} host={host} />;
  return (
    <div className="screen" part="screen" data-screen={location.route.screen}>
      <h1 ref={heading} tabIndex={-1} className={screen.showsTitle || missing ? 'title' : 'visually-hidden'}>
        {(isHome && brand) || name}
      </h1>
      {screen.rows.map(row =>
        'tag' in row ? (
          place(row)
        ) : (
          <div key="line" className="line">
            {row.map(place)}
          </div>
        ),
      )}
      {isLost && late && <late.NotFound host={host} />}
      {/* Said, not shown: the mark stands on the way to customer service. */}
      <p className="visually-hidden" role="status">
        {unread > 0 && `${t('common.customer-service')}: ${t('header.unread', { count: unread })}`}
      </p>
    </div>
  );
}

/** After a navigation, not at the start, the focus goes to the new screen's heading, which announces it. */
function useArrival(place: string, heading: { current: HTMLElement | null }): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    // A dialog that the route opened has the focus by right.
    if (!document.querySelector('gp-dialogs')?.shadowRoot?.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true });
  }, [place, heading]);
}

/** Announcement popups belong to the full site; nothing of them stands in the way of the first view, and without the code there is none. */
function usePopups(): void {
  const core = useCore();
  const { section } = useSection(loadPopups);
  useEffect(() => section?.startPopups(core), [core, section]);
}

/** A game ends with its screen, also when the visitor goes back by the browser. */
function useLeavingGame(onGame: boolean): void {
  const { launch } = useCore();
  const was = useRef(onGame);
  useEffect(() => {
    if (was.current && !onGame) launch.close();
    was.current = onGame;
  }, [launch, onGame]);
}
