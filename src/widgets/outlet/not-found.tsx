import { useCore, useStore, useText } from '../../element/core-context.js';
import { part } from '../../element/part.js';
import { Icon } from '../../ui/atoms/icon.js';
import { headphones, house, search } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { usePageTitle } from '../../ui/centre/use-page-title.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { HotGames } from '../../ui/games/hot-games.js';
import { firstSentence } from './first-sentence.js';
import css from './not-found.css';

/** An address that leads nowhere (OP-67): which it was, and the ways on. */
export const NotFound = part(NotFoundView, { css: [css] });

function NotFoundView({ host }: { host: HTMLElement }) {
  const { navigation, language } = useCore();
  const t = useText();
  const { tag } = useStore(language.store, state => state);
  const path = useStore(navigation.store, place => readable(place.path));
  const { first, rest } = firstSentence(t('error.not-found'), tag);
  usePageTitle(first, host);
  return (
    <>
      <section className="lost" aria-label={path}>
        <span className="lost-mark">
          <Icon of={search} />
        </span>
        {/* The screen’s heading says it to who hears it. */}
        <p className="lost-title" aria-hidden="true">
          {first}
        </p>
        <p className="lost-text" aria-hidden="true">
          {rest}
        </p>
        <p className="lost-path" dir="ltr">
          {path}
        </p>
        <div className="lost-ways">
          <Link className="button button-primary" to="/" from={host}>
            <Icon of={house} />
            {t('header.home')}
          </Link>
          <Link className="button button-secondary" to="/search#search" from={host}>
            <Icon of={search} />
            {t('lobby.search-games')}
          </Link>
          <CustomerServiceEntry className="button button-secondary">
            <Icon of={headphones} />
            {t('common.customer-service')}
          </CustomerServiceEntry>
        </div>
      </section>
      <HotGames host={host} />
    </>
  );
}

/** As the reader typed it. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Not what a browser writes: it is shown as it came.
    return path;
  }
}
