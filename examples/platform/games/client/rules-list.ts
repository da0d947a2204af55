import { element } from './element.js';

/** A heading with rules below, each after a `|` of the text. */
export function rulesList(title: string, rules: string): Node[] {
  return [element('h3', { textContent: title }), element('ul', {}, ...rules.split('|').map(text => element('li', { textContent: text })))];
}
