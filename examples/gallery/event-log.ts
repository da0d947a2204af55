import type { WidgetContract } from '../../src/element/contract.js';
import type { FrameMessage, FrameOrder } from './frame-messages.js';
import { pageElement } from './page-element.js';

const KEPT = 50;
type Heard = Extract<FrameMessage, { kind: 'event' }>;

/** What the widget dispatched, newest first, and a way to cancel what a host page may cancel. */
export function eventLog(
  events: WidgetContract['events'],
  order: (order: FrameOrder) => void,
): { element: HTMLElement; add(heard: Heard): void } {
  const list = pageElement('ol', { 'aria-live': 'polite' });
  const nothing = pageElement('p', { class: 'none' }, 'Nothing yet. Use the widget.');
  const clear = pageElement('button', { type: 'button' }, 'Clear');
  clear.addEventListener('click', () => {
    list.replaceChildren();
    nothing.hidden = false;
  });
  const cancels = Object.entries(events)
    .filter(([, { cancelable }]) => cancelable)
    .map(([name]) => {
      const input = pageElement('input', { type: 'checkbox' });
      input.addEventListener('change', () => order({ kind: 'cancel', name, on: input.checked }));
      return pageElement('label', { class: 'cancel' }, input, pageElement('span', {}, `Cancel ${name}`));
    });
  const element = pageElement(
    'section',
    { class: 'events card', 'aria-labelledby': 'events-title' },
    pageElement('div', { class: 'card-head' }, pageElement('h2', { id: 'events-title' }, 'Events'), clear),
    ...cancels,
    nothing,
    list,
  );
  return {
    element,
    add({ name, detail, cancelled }) {
      nothing.hidden = true;
      const time = new Date().toLocaleTimeString('en-GB', { hour12: false });
      list.prepend(
        pageElement(
          'li',
          {},
          pageElement('time', {}, time),
          pageElement('b', {}, name),
          ...(cancelled ? [pageElement('em', {}, 'cancelled')] : []),
          ...(detail ? [pageElement('code', {}, detail)] : []),
        ),
      );
      while (list.children.length > KEPT) list.lastChild?.remove();
    },
  };
}
