import { contracts } from '../contracts.js';
import { FRAME_EVENTS, type WidgetContract } from '../element/contract.js';
import { PAGE_EVENTS } from '../element/page-events.js';
import { say } from './say.js';

/** Says every event of ours as it leaves the page: which, from which tag, with what, and whether the page took it over. */
export function followEvents(): void {
  const all: readonly WidgetContract[] = contracts;
  const names = new Set([PAGE_EVENTS, FRAME_EVENTS, ...all.map(({ events }) => events)].flatMap(events => Object.keys(events)));
  // The last that hears it, so that it is known who took over.
  for (const name of names) addEventListener(name, event => sayEvent(event as CustomEvent<unknown>));
}

function sayEvent(event: CustomEvent<unknown>) {
  const [origin] = event.composedPath();
  const from = origin instanceof Element ? ` from <${origin.localName}>` : '';
  const taken = event.defaultPrevented ? ', taken over by the page' : '';
  const at = event.type === 'gp-ready' ? ` at ${Math.round(event.timeStamp)} ms` : '';
  say(`event ${event.type}${from}${at}${taken}`, ...(event.detail === null ? [] : [event.detail]));
}
