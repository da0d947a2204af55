import { FRAME_EVENTS, type WidgetContract } from '../../src/element/contract.js';
import { languageDirection } from '../../src/texts/languages.js';
import { knownOf, RTL_LANGUAGE, USUAL, writePlace, type Place, type Surrounding } from './address.js';
import { brandOf, sheetOf } from './brands.js';
import { codeOf } from './code.js';
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

/** Shows one widget in a frame of its own, with everything that can be set and everything that it says; until `ended`. */
export function showWorkbench(main: HTMLElement, contract: WidgetContract, { given, around }: Place, ended: AbortSignal): void {
  const { tag } = contract;
  const events = { ...contract.events, ...FRAME_EVENTS };
  if (given.size === 0) for (const [name, value] of Object.entries(OWN[tag] ?? {})) given.set(name, value);
  const here = () => writePlace({ tag, given, around });
  const frame = pageElement('iframe', { title: `${tag} alone`, src: `/gallery/frame.html${here()}` });
  const order = (message: FrameOrder) => frame.contentWindow?.postMessage(message, location.origin);

  const code = snippet(around.code, framework => surround('code', framework));
  const log = eventLog(events, order);
  const toolbar = switches(around, surround);
  const demo = demos(tag, name => order({ kind: 'demo', name }));
  const panel = knobs(
    contract,
    given,
    (name, value) => {
      set(name, value);
      order({ kind: 'attribute', name, value });
    },
    (name, value) => {
      set(name, value || null);
      order({ kind: 'style', name, value });
    },
  );

  addEventListener(
    'message',
    ({ data, origin, source }: MessageEvent<FrameMessage>) => {
      if (origin !== location.origin || source !== frame.contentWindow) return;
      if (data.kind === 'event') log.add(data);
      else order({ kind: 'listen', names: Object.keys(events) });
    },
    { signal: ended },
  );

  main.append(
    pageElement(
      'header',
      { class: 'title' },
      pageElement('h1', {}, `<${tag}>`),
      pageElement('p', { class: 'lead' }, ...prose(contract.summary)),
    ),
    toolbar.element,
    ...(demo ? [demo] : []),
    pageElement(
      'div',
      { class: 'bench' },
      pageElement('div', { class: 'column' }, pageElement('div', { class: 'stage' }, frame), code.element),
      pageElement('div', { class: 'column' }, panel, log.element),
    ),
    reference(contract),
  );
  fit();
  write();

  /** What is typed replaces the place; what is chosen is a place of its own, to which the way back leads. */
  function set(name: string, value: string | null) {
    if (value === null) given.delete(name);
    else given.set(name, value);
    history.replaceState(null, '', here());
    write();
  }

  function surround(name: Surrounding, value: string) {
    const was = around.state;
    around[name] = value;
    const isLeftToRight = languageDirection(around.language) === 'ltr';
    if (name === 'language' && around.state === 'rtl' && isLeftToRight) around.state = 'live';
    else if (name === 'state' && value === 'rtl' && isLeftToRight) around.language = RTL_LANGUAGE;
    else if (name === 'state' && was === 'rtl') around.language = USUAL.language;
    const { themes } = brandOf(around.brand);
    if (!themes.some(theme => theme === around.theme)) around.theme = themes[0] ?? 'dark';
    toolbar.show(around);
    history.pushState(null, '', here());
    write();
    tellFrame(around.state === was ? name : 'state');
  }

  function tellFrame(name: Surrounding) {
    const { theme, language, brand } = around;
    if (name === 'width') fit();
    else if (name === 'brand') order({ kind: 'brand', brand });
    // A state is as the page began: begun anew, without an entry in the history.
    else if (name === 'state') frame.contentWindow?.location.replace(`/gallery/frame.html${here()}`);
    if (name === 'theme' || name === 'brand') order({ kind: 'theme', theme: theme === 'light' ? 'light' : 'dark' });
    if (name === 'language') order({ kind: 'language', language, direction: languageDirection(language) });
  }

  function fit() {
    frame.style.inlineSize = around.width === 'free' ? '100%' : `${around.width}px`;
    frame.parentElement?.toggleAttribute('data-free', around.width === 'free');
  }

  function write() {
    code.show(
      codeOf(around.code, { contract, ...knownOf(contract, given), sheet: sheetOf(brandOf(around.brand)), origin: location.origin }),
    );
  }
}
