import { getCore } from 'gp-widgets';
import { contracts } from '../../src/contracts.js';
import type { WidgetContract } from '../../src/element/contract.js';
import { languageDirection } from '../../src/texts/languages.js';
import { signIn, signOut } from './account.js';
import { knownOf, readPlace } from './address.js';
import type { FrameMessage, FrameOrder } from './frame-messages.js';
import { runDemo } from './run-demo.js';
import { wear } from './wear.js';

const AGENTS_OWN = ['gp-agent-centre', 'gp-contract'];

/** One widget alone on its page: made from the address, then changed by orders of the gallery around it. */
const { tag, given, around } = readPlace(location.search);
const contract: WidgetContract | undefined = contracts.find(one => one.tag === tag);
if (!contract) throw new Error('The address names no widget: ?tag=gp-lobby.');
const cancelled = new Set<string>();
const known = knownOf(contract, given);
const widget = document.createElement(contract.tag);
for (const [name, value] of known.attributes) widget.setAttribute(name, value);
for (const [name, value] of known.styles) widget.style.setProperty(name, value);

addEventListener('message', ({ data, origin, source }: MessageEvent<FrameOrder>) => {
  if (origin !== location.origin || source !== parent) return;
  obey(data);
});
getCore().theme.use(around.theme === 'light' ? 'light' : 'dark');
tell({ kind: 'ready' });
await enter();
document.body.append(widget);
speak(around.language);

/** What is full, and states of what only an account has, are seen by one; it is gone with the state. */
function enter(): Promise<void> {
  const isNeeded = around.state === 'full' || (around.state !== 'live' && contract?.needs?.login === true);
  if (!isNeeded) return signOut();
  return signIn(contract && AGENTS_OWN.includes(contract.tag) ? 'agent' : 'member');
}

/** Once the core speaks at all: it begins with the language that it was left in, and goes over to that of an account. */
function speak(code: string) {
  const spoken = getCore().language;
  document.documentElement.dir = languageDirection(code);
  if (spoken.store.getState().ready) return void spoken.use(code);
  const stop = spoken.store.subscribe(({ ready }) => {
    if (!ready) return;
    stop();
    void spoken.use(code);
  });
}

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
    case 'brand':
      wear(order.brand);
      break;
    case 'theme':
      document.documentElement.dataset.theme = order.theme;
      getCore().theme.use(order.theme);
      break;
    case 'language':
      speak(order.language);
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
