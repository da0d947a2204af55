import { pageElement } from './page-element.js';

/** A sentence of the contract for the page: what stands between backticks is code. */
export function prose(text: string): (Node | string)[] {
  return text.split(/`([^`]+)`/).map((part, index) => (index % 2 ? pageElement('code', {}, part) : part));
}
