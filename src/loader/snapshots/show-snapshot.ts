import { apiAddress } from '../../api/wire/address.js';
import { IMAGE_SEED, SNAPSHOT_MARK, type Snapshot, type SnapshotMark } from '../../api/wire/snapshot.js';
import { styles as banners } from '../../widgets/banners/styles.js';
import { styles as jackpot } from '../../widgets/jackpot/styles.js';
import { styles as lobby } from '../../widgets/lobby/styles.js';
import { adoptSheets, type Css } from '../../element/sheets.js';
import { styles as winnerTicker } from '../../widgets/winner-ticker/styles.js';
import { buildTree } from './build-tree.js';
import { keepClicks } from './keep-clicks.js';
import { liftCover } from './lift-cover.js';
import { themeOf, type Settings } from './theme-of.js';

const STYLES: Readonly<Record<string, Css>> = {
  'gp-banners': banners,
  'gp-jackpot': jackpot,
  'gp-lobby': lobby,
  'gp-winner-ticker': winnerTicker,
};

/**
 * Shows the first view that `answer` brings, in a root of the element that is not defined yet, and keeps the clicks on it.
 * What comes late, or not, or is not what it should be, changes nothing.
 * `settings` are the script tag's `data-*`, `language` is an upper-case code.
 */
export async function showSnapshot(
  element: Element,
  answer: Promise<Response>,
  settings: Settings,
  apiBase: string,
  language: string,
): Promise<void> {
  try {
    const response = await answer;
    if (response.status !== 200) return;
    const snapshot = read(await response.json(), element.localName, language);
    const content = buildTree(snapshot.tree, siteAddress(settings));
    // The code was faster, or says that it does not come.
    if (!isFree(element) || !element.isConnected || customElements.get(element.localName)) return;
    show(element, snapshot, content, themeOf(settings, apiBase));
  } catch (error) {
    console.warn(`[gp-widgets] The snapshot of <${element.localName}> was not shown:`, error);
  }
}

/** Nothing stands in the tag, or no more than the loader's word that it takes long. */
function isFree({ shadowRoot }: Element): boolean {
  return [...(shadowRoot?.children ?? [])].every(({ role }) => role === 'status');
}

function show(element: Element, { language, values, needs }: Snapshot, content: DocumentFragment, theme: 'dark' | 'light') {
  (globalThis as { [IMAGE_SEED]?: number })[IMAGE_SEED] ??= 0;
  const mark: SnapshotMark = { language, values, needs };
  const box = document.createElement('div');
  box.dataset.gpRoot = '';
  box.dataset.theme = theme;
  box.lang = language.toLowerCase();
  box.setAttribute(SNAPSHOT_MARK, JSON.stringify(mark));
  box.append(content);
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptSheets(shadow, {}, STYLES[element.localName] ?? [], theme);
  shadow.replaceChildren(box);
  keepClicks(element, box);
  void liftCover();
}

/** The styles of a view that a server has written into the page, in another theme than it was written for. */
export function dress(element: Element, theme: 'dark' | 'light') {
  const box = element.shadowRoot?.querySelector<HTMLElement>('[data-gp-root]');
  if (!element.shadowRoot || !box || customElements.get(element.localName)) return;
  box.dataset.theme = theme;
  adoptSheets(element.shadowRoot, {}, STYLES[element.localName] ?? [], theme);
}

function read(data: unknown, tag: string, language: string): Snapshot {
  const snapshot = data as Partial<Snapshot> | null;
  if (
    snapshot?.format !== 1 ||
    snapshot.tag !== tag ||
    snapshot.language !== language ||
    typeof snapshot.values !== 'string' ||
    !Array.isArray(snapshot.needs)
  )
    throw new Error('not a snapshot of this tag');
  return snapshot as Snapshot;
}

/** What stands before the paths of the site, as navigation.href() has it. */
function siteAddress({ siteUrl, navigation }: Settings): string {
  return (navigation !== 'history' && siteUrl && apiAddress(siteUrl, document.baseURI)) || '';
}
