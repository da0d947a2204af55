import createPurifier from 'dompurify';
import { ELEMENTS, readHtml, type HtmlRules } from './read-html.js';

const ADDRESSES = ['href', 'src', 'data-path'];
const WORDS = [
  'target',
  'rel',
  'alt',
  'loading',
  'decoding',
  'referrerpolicy',
  'title',
  'dir',
  'lang',
  'colspan',
  'rowspan',
  'start',
  'width',
  'height',
];

/**
 * HTML of the platform as nodes that may stand in the page: text, links to http(s), pictures of the rules' hosts; no script,
 * form, frame, style, class or id. Two independent layers: the text is read into allowed elements only, and DOMPurify, an
 * instance of our own that a host's hooks do not reach, checks the tree in place before it meets the live document.
 * Throws where the browser lacks what DOMPurify needs.
 */
export function safeHtml(html: string, page: Document, rules: HtmlRules): DocumentFragment {
  const tree = readHtml(html, page, rules);
  purify(tree, rules);
  const fragment = page.createDocumentFragment();
  fragment.append(...tree.childNodes);
  return fragment;
}

/** The second layer alone: takes out of an inert tree whatever is not allowed. */
export function purify(tree: HTMLElement, rules: HtmlRules): void {
  const purifier = createPurifier(window);
  if (!purifier.isSupported) throw new Error('DOMPurify does not support this browser.');
  // Before it leaves its inert document: a picture is asked for as soon as it stands in a live one.
  purifier.addHook('afterSanitizeAttributes', node => {
    const { localName } = node;
    if (localName !== 'img') node.removeAttribute('src');
    else if (rules.image(node.getAttribute('src') ?? '') !== node.getAttribute('src')) node.removeAttribute('src');
    if (localName !== 'a') return ['href', 'target', 'rel', 'data-path'].forEach(name => node.removeAttribute(name));
    const path = node.getAttribute('data-path');
    if (path !== null && rules.link(path)?.path === path) return;
    node.removeAttribute('data-path');
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  purifier.sanitize(tree, {
    IN_PLACE: true,
    ALLOWED_TAGS: [...ELEMENTS],
    ALLOWED_ATTR: [...ADDRESSES, ...WORDS],
    ADD_URI_SAFE_ATTR: WORDS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?![/\\]))/i,
    // Nothing is parsed here, so no policy is needed, and a page that allows none is not troubled.
    TRUSTED_TYPES_POLICY: null,
  });
}
