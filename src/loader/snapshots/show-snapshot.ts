import { styles as banners } from '../../widgets/banners/styles.js';
import { styles as jackpot } from '../../widgets/jackpot/styles.js';
import { styles as lobby } from '../../widgets/lobby/styles.js';
import { adoptSheets, type Css } from '../../element/sheets.js';
import { styles as winnerTicker } from '../../widgets/winner-ticker/styles.js';
import { buildTree } from './build-tree.js';
import { keptToken } from './is-visitor.js';
import { keepClicks } from './keep-clicks.js';
import { coverLift } from './lift-cover.js';
import type { Place } from './place.js';
import { readSnapshot } from './read-snapshot.js';
import { siteAddress } from './site-address.js';
import { stand } from './stand.js';
import { themeOf, type Theme } from './theme-of.js';

const STYLES: Readonly<Record<string, Css>> = {
  'gp-banners': banners,
  'gp-jackpot': jackpot,
  'gp-lobby': lobby,
  'gp-winner-ticker': winnerTicker,
};

/**
 * Shows the first view that `answer` brings, in a root of the element that is not defined yet, and keeps the clicks on it.
 * What comes late, or not, or is not what it should be, changes nothing.
 */
export async function showSnapshot(element: Element, answer: Promise<Response>, place: Place): Promise<void> {
  const lift = coverLift().catch(() => undefined);
  try {
    const response = await answer;
    if (response.status !== 200) return;
    const snapshot = readSnapshot(await response.json(), element.localName, place.language);
    const content = buildTree(snapshot.tree, siteAddress(place));
    // The code was faster, or says that it does not come.
    if (!isFree(element) || !element.isConnected || customElements.get(element.localName)) return;
    keepClicks(element, stand(element, snapshot, content, STYLES[element.localName] ?? [], themeOf(place), !!keptToken(place)), place);
    const { lang, dir } = snapshot;
    // The full site's document is ours: what stands around its views lies as they do.
    if (lang && place.settings.navigation === 'history') Object.assign(document.documentElement, { lang, dir });
    void lift.then(lift => lift?.());
  } catch (error) {
    console.warn(`[gp-widgets] The snapshot of <${element.localName}> was not shown:`, error);
  }
}

/** Nothing stands in the tag, or no more than the loader's word that it takes long. */
function isFree({ shadowRoot }: Element): boolean {
  return [...(shadowRoot?.children ?? [])].every(({ role }) => role === 'status');
}

/** The styles of a view that a server has written into the page, in another theme than it was written for. */
export function dress(element: Element, theme: Theme) {
  const box = element.shadowRoot?.querySelector<HTMLElement>('[data-gp-root]');
  if (!element.shadowRoot || !box || customElements.get(element.localName)) return;
  box.dataset.theme = theme;
  adoptSheets(element.shadowRoot, {}, STYLES[element.localName] ?? [], theme);
}
