import ts from 'typescript';
import { edit, slimPackage } from './slim-package.mjs';

/**
 * r2wc is told of no props and no events (`src/element/define-widget.tsx`): attributes, properties and events are ours. So the CDN files
 * bring what mounts and unmounts, without its codecs and accessors. It is pinned, and the npm package leaves it whole.
 */
export const slimR2wc = slimPackage({
  name: 'slim-r2wc',
  filter: /[\\/]@r2wc[\\/]core[\\/]dist[\\/]core\.js$/,
  digest: 'e038910f7c47a7305fdb92e91985a56fc744904abf9999c38f212ad037453d96',
  editsOf: file => editsIn(file),
});

/** How that begins which only looks at props and events. Attributes are observed by the class that extends r2wc's. */
const GONE = /^(?:e\.props \|\||const n = |for \(const \w of [nu]\)|static get observedAttributes|attributeChangedCallback)/;

function editsIn(node) {
  if ((ts.isStatement(node) || ts.isClassElement(node)) && GONE.test(node.getText())) return [edit(node, '')];
  const edits = [];
  ts.forEachChild(node, child => void edits.push(...editsIn(child)));
  return edits;
}
