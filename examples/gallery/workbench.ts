import { FRAME_EVENTS, type WidgetContract } from '../../src/element/contract.js';
import { demos } from './demos.js';
import { eventLog } from './event-log.js';
import type { FrameMessage, FrameOrder } from './frame-messages.js';
import { knobs } from './knobs.js';
import { pageElement } from './page-element.js';
import { prose } from './prose.js';
import { reference } from './reference.js';
import { snippet } from './snippet.js';
import { switches } from './switches.js';

/** What a tag needs of this platform to show what is real; a knob that is emptied shows it without. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'gp-jackpot': { source: '/wps/system/jackpot' },
  'gp-outlet': { 'jackpot-source': '/wps/system/jackpot', 'whats-on': '' },
};

/** Shows one widget in a frame of its own, with everything that can be set and everything that it says. */
export function showWorkbench(main: HTMLElement, contract: WidgetContract): void {
  const events = { ...contract.events, ...FRAME_EVENTS };
  const given = new URLSearchParams(location.search);
  given.delete('tag');
  if (given.size === 0) for (const [name, value] of Object.entries(OWN[contract.tag] ?? {})) given.set(name, value);
  const frame = pageElement('iframe', {
    title: `${contract.tag} alone`,
    src: `/gallery/frame.html?${new URLSearchParams([['tag', contract.tag], ...given])}`,
  });
  const order = (message: FrameOrder) => frame.contentWindow?.postMessage(message, location.origin);

  const code = snippet(contract, given);
  const log = eventLog(events, order);
  const toolbar = switches(frame, order);
  const demo = demos(contract.tag, name => order({ kind: 'demo', name }));
  const panel = knobs(
    contract,
    given,
    (name, value) => {
      if (value === null) given.delete(name);
      else given.set(name, value);
      history.replaceState(null, '', `?${new URLSearchParams([['tag', contract.tag], ...given])}`);
      code.update(given);
      order({ kind: 'attribute', name, value });
    },
    (name, value) => order({ kind: 'style', name, value }),
  );

  addEventListener('message', ({ data, origin, source }: MessageEvent<FrameMessage>) => {
    if (origin !== location.origin || source !== frame.contentWindow) return;
    if (data.kind === 'event') log.add(data);
    else {
      order({ kind: 'listen', names: Object.keys(events) });
      toolbar.apply();
    }
  });

  main.append(
    pageElement(
      'header',
      { class: 'title' },
      pageElement('h1', {}, `<${contract.tag}>`),
      pageElement('p', { class: 'lead' }, ...prose(contract.summary)),
    ),
    toolbar.element,
    ...(demo ? [demo] : []),
    pageElement(
      'div',
      { class: 'bench' },
      pageElement('div', { class: 'column' }, pageElement('div', { class: 'stage' }, frame), log.element, code.element),
      panel,
    ),
    reference(contract),
  );
}
