import { contracts } from '../contracts.js';
import { camel } from '../element/codec.js';
import type { WidgetContract } from '../element/contract.js';
import { didYouMean } from '../check/nearest.js';
import { warnOnce } from './say.js';

const byTag = new Map<string, WidgetContract>(contracts.map(contract => [contract.tag, contract]));
/** Marks of frameworks, and what a page keeps for itself. */
const OF_OTHERS = /^(?:data-|aria-|on|[a-z]{1,2}-|svelte-|js[a-z]+$|key$|ref$)|[^a-z-]/;
const OF_EVERY_TAG: readonly string[] = ['class', 'for', 'is', 'loading', 'part', 'exportparts', 'role', 'slot', 'style'];
let global: ReadonlySet<string> | undefined;

/** Says which of the tags below `root` are none of ours by name or by an attribute, and which stand where gp.js does not look. */
export function checkTags(root: Document | ShadowRoot): void {
  for (const element of root.querySelectorAll('*')) {
    const contract = byTag.get(element.localName);
    if (contract) checkAttributes(element, contract);
    else if (element.localName.startsWith('gp-') && !customElements.get(element.localName)) sayUnknown(element.localName);
    if (contract && root instanceof ShadowRoot && !customElements.get(contract.tag)) sayUnseen(contract.tag, root.host.localName);
    // Into ours we put ourselves what stands there.
    if (element.shadowRoot && !contract) checkTags(element.shadowRoot);
  }
}

function checkAttributes(element: Element, { tag, attributes }: WidgetContract) {
  const known = Object.keys(attributes);
  // What frameworks write for `pageSize` before the tag is defined.
  const written = known.map(name => camel(name).toLowerCase());
  for (const name of element.getAttributeNames())
    if (![...known, ...written].includes(name) && !OF_OTHERS.test(name) && !isGlobal(name))
      warnOnce(
        `<${tag}> has no attribute ${name}.${didYouMean(name, known)} It has ${known.length > 0 ? known.join(', ') : 'none of its own'}.`,
      );
}

function isGlobal(name: string) {
  if (!global) {
    const names = [...OF_EVERY_TAG];
    for (const property in document.createElement('div')) names.push(property.toLowerCase());
    global = new Set(names);
  }
  return global.has(name);
}

function sayUnknown(tag: string) {
  warnOnce(`<${tag}> is none of our tags.${didYouMean(tag, [...byTag.keys()], name => `<${name}>`)}`);
}

function sayUnseen(tag: string, host: string) {
  warnOnce(
    `<${tag}> stands in the shadow root of <${host}>, where gp.js does not look. Bring its code: ` +
      `defineTags('${tag}') of gp-widgets.js, or by npm import gp-widgets/${tag.slice(3)}.`,
  );
}
