import { SNAPSHOT_MARK } from '../../api/wire/snapshot.js';
import { routeOf } from '../../core/parts/routes.js';
import styles from '../../widgets/outlet/outlet.css';
import { screenOf } from '../../widgets/outlet/screens.js';
import tokens from '../../element/tokens.css';

/**
 * Puts the widgets of an address with games into `<gp-outlet>` before its code has arrived, each in its place, so that the
 * loader finds them and shows their first views. `<gp-outlet>` takes over the tags that stand. An address that says more than
 * its path is left to it: a first view is drawn for everybody.
 */
export function firstScreen(outlet: Element, { pathname: path, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  const route = routeOf(path);
  const screen =
    search || hash || outlet.shadowRoot
      ? undefined
      : screenOf(
          { path, query: {}, hash: '', route },
          { jackpotSource: outlet.getAttribute('jackpot-source') ?? '', whatsOn: outlet.hasAttribute('whats-on') },
        );
  if (!screen?.rows.flat().some(({ tag }) => tag === 'gp-lobby')) return;

  const shadow = outlet.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // Until the live screen wears its own sheets, what stands below, such as the footer, is not near.
  sheet.replaceSync(`${tokens}${styles}[data-gp-root]{min-block-size:calc(100vh + 500px)}`);
  shadow.adoptedStyleSheets = [sheet];
  const box = shadow.appendChild(document.createElement('div'));
  box.dataset.gpRoot = '';
  // A mark that says nothing: the live view never takes these few places for its own, it puts its own there in one step.
  box.setAttribute(SNAPSHOT_MARK, '');
  const add = (to: Element, className: string) => {
    const made = to.appendChild(document.createElement('div'));
    made.className = className;
    return made;
  };
  const places = add(box, 'screen');
  // By which a banner over a list is a strip.
  places.dataset.screen = route.screen;
  for (const row of screen.rows) {
    const line = 'tag' in row ? places : add(places, 'line');
    for (const { tag, slot, attributes } of [row].flat()) {
      line.appendChild(document.createElement('slot')).name = slot;
      const element = document.createElement(tag);
      element.slot = slot;
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      outlet.append(element);
    }
  }
}
