import { useEffect, useRef, type ReactNode } from 'react';
import type { ScreenId, TextKey } from '../../core/parts/core.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Icon } from '../atoms/icon.js';
import { arrowLeft } from '../atoms/icons.js';
import { Link } from '../atoms/link.js';
import { useBegun } from '../lazy/use-begun.js';
import { CentreMenu } from './centre-menu.js';
import { pageNamed, type CentrePage, type PageProps } from './page.js';
import { PageFrame } from './page-frame.js';
import { useNarrow } from './use-narrow.js';
import { usePageTitle } from './use-page-title.js';

interface CentreProps {
  host: HTMLElement;
  pages: readonly CentrePage[];
  /** In the order of the menu. */
  groups: readonly string[];
  /** Translation key of the menu's name. */
  menu: TextKey;
  /** Translation key of what the centre is called where no page stands. */
  title: TextKey;
  /** Where the pages have addresses of their own: the screen and its path. */
  place: { screen: ScreenId; path: string };
  /** The page that was asked for first, by its menu name. */
  first: string;
  /** The page is that of the address, and choosing one changes the address. */
  followRoute: boolean;
  popup: boolean;
  /** Above the entries: whose place this is. */
  who: ReactNode;
  /** Before the entries where no page stands beside them; `go` chooses a page. */
  lead?(go: (page: string) => void): ReactNode;
  /** Below the entries. */
  foot?: ReactNode;
  onPage(page: string): void;
}

type Place = PageProps['given'] & { page?: string };

/** A menu beside the page that stands, or before it where there is no room for both (NAV-16, OP-74). */
export function Centre({ host, pages, groups, menu, title, place, first, followRoute, popup, who, lead, foot, onPage }: CentreProps) {
  const core = useCore();
  const t = useText();
  const narrow = useNarrow(host);
  const asked = useStore(core.navigation.store, ({ route, query }) => (route.screen === place.screen ? query : undefined));
  const [own, setOwn] = useBegun(first, (page): Place => ({ page }));
  const { page: name = '', ...given } = (followRoute ? asked : own) ?? {};
  const page = pageNamed(pages, name) ?? (narrow ? undefined : pages[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(page?.name ?? '', heading);
  usePageTitle(t(page?.text ?? title), host);

  const addressOf = (page: string, more?: PageProps['given']) =>
    page === '' ? place.path : `${place.path}?${new URLSearchParams({ page, ...more })}`;
  const go = (page: string, more?: PageProps['given']) => {
    if (followRoute) core.navigation.navigate(addressOf(page, more), { from: host });
    else {
      setOwn({ ...more, page });
      onPage(page);
    }
  };
  return (
    <div className="centre" data-popup={popup || undefined} data-narrow={narrow || undefined}>
      {(!narrow || !page) && (
        <CentreMenu
          host={host}
          pages={pages}
          groups={groups}
          label={t(menu)}
          current={page?.name}
          addressOf={addressOf}
          onChoose={go}
          who={
            <>
              {who}
              {narrow && lead?.(go)}
            </>
          }
          foot={foot}
        />
      )}
      {page && (
        <section className="content" part="page" aria-labelledby="page-title">
          {narrow && (
            <Link className="back" to={addressOf('')} from={host} onFollow={() => go('')}>
              <Icon of={arrowLeft} mirrored /> {t(menu)}
            </Link>
          )}
          <h2 id="page-title" ref={heading} tabIndex={-1}>
            {t(page.text)}
          </h2>
          <PageFrame key={`${page.name} ${JSON.stringify(given)}`} page={page} host={host} given={given} go={go} />
        </section>
      )}
    </div>
  );
}

/** A page that was chosen gets the focus, so that whoever cannot see it hears which it is; the first one does not take it. */
function useArrival(page: string, heading: { current: HTMLElement | null }): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page, heading]);
}
