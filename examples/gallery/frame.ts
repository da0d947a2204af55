import { getCore } from 'gp-widgets';
import type { FrameMessage, FrameOrder } from './frame-messages.js';
import { runDemo } from './run-demo.js';

/** One widget alone on its page: made from the address, then changed by orders of the gallery around it. */
const query = new URLSearchParams(location.search);
const tag = query.get('tag') ?? '';
const cancelled = new Set<string>();

if (!/^gp-[a-z-]+$/.test(tag)) throw new Error('The address names no widget: ?tag=gp-lobby.');
const widget = document.createElement(tag);
for (const [name, value] of query) if (name !== 'tag') widget.setAttribute(name, value);
document.body.append(widget);

addEventListener('message', ({ data, origin, source }: MessageEvent<FrameOrder>) => {
  if (origin !== location.origin || source !== parent) return;
  obey(data);
});
tell({ kind: 'ready' });

function obey(order: FrameOrder) {
  switch (order.kind) {
    case 'attribute':
      if (order.value === null) widget.removeAttribute(order.name);
      else widget.setAttribute(order.name, order.value);
      break;
    case 'style':
      widget.style.setProperty(order.name, order.value);
      break;
    case 'listen':
      for (const name of order.names) document.addEventListener(name, report);
      break;
    case 'cancel':
      if (order.on) cancelled.add(order.name);
      else cancelled.delete(order.name);
      break;
    case 'demo':
      runDemo(getCore(), order.name);
      break;
    case 'theme':
      document.documentElement.dataset.theme = order.theme;
      getCore().theme.use(order.theme);
      break;
    case 'language':
      void getCore().language.use(order.language);
      document.documentElement.dir = order.direction;
      break;
  }
}

function report(event: Event) {
  if (cancelled.has(event.type)) event.preventDefault();
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  tell({
    kind: 'event',
    name: event.type,
    detail: JSON.stringify(detail) ?? '',
    cancelable: event.cancelable,
    cancelled: event.defaultPrevented,
  });
}

function tell(message: FrameMessage) {
  if (parent !== window) parent.postMessage(message, location.origin);
}
