import { IMAGE_SEED, SNAPSHOT_MARK, type Snapshot, type SnapshotMark } from '../../api/wire/snapshot.js';
import { adoptSheets, type Css } from '../../element/sheets.js';
import type { Theme } from './theme-of.js';

/** Puts a view that a server has drawn into the root of an element that is not defined yet; the box that holds it. */
export function stand(
  element: Element,
  { language, lang, dir, values, needs }: Snapshot,
  content: DocumentFragment,
  css: Css,
  theme: Theme,
  isSignedIn = false,
): HTMLElement {
  (globalThis as { [IMAGE_SEED]?: number })[IMAGE_SEED] ??= 0;
  const mark: SnapshotMark = { language, values, needs };
  const box = document.createElement('div');
  box.dataset.gpRoot = '';
  box.dataset.theme = theme;
  if (isSignedIn) box.dataset.signedIn = '';
  box.lang = lang || '';
  box.dir = dir || '';
  box.setAttribute(SNAPSHOT_MARK, JSON.stringify(mark));
  box.append(content);
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptSheets(shadow, {}, css, theme);
  shadow.replaceChildren(box);
  return box;
}
