import { element, icon, ICON } from './element.js';
import type { Words } from './words.js';

export interface InfoDialog {
  readonly node: HTMLDialogElement;
  open(title: string, ...body: Node[]): void;
  close(): void;
}

/** A dialog over the game with a title and a way out; a press beside it closes it too. `className`: beside that of all of them. */
export function infoDialog(words: Pick<Words, 'close'>, className = ''): InfoDialog {
  const node = element('dialog', { className: `info ${className}`.trimEnd() });
  const close = () => node.close();
  node.addEventListener('click', event => event.target === node && close());
  return {
    node,
    open(title, ...body) {
      node.setAttribute('aria-label', title);
      node.replaceChildren(
        element(
          'header',
          {},
          element('h2', { textContent: title }),
          element('button', { className: 'icon', type: 'button', aria: { label: words.close }, onclick: close }, icon(ICON.close)),
        ),
        ...body,
      );
      node.showModal();
    },
    close,
  };
}
