import r2wc from '@r2wc/core';
import type { ComponentType } from 'react';
import { VERSION } from '../core/kernel/version.js';
import { camel, expected, readAttribute, readProperty } from './codec.js';
import { FRAME_EVENTS, type Emit, type EventContract, type ViewProps, type WidgetContract } from './contract.js';
import { ElementStore } from './element-store.js';
import { mountFrame, type Mounted } from './mount-frame.js';
import { adoptFirstSheets, adoptSheets, notices, type Css, type Theme } from './sheets.js';
import type { WidgetClass } from './widget-class.js';

/** What r2wc makes: a shadow root as `container`, and the two callbacks of the custom elements standard. */
interface R2wcElement extends HTMLElement {
  container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Makes a custom element from a React view and the widget's contract, and registers it. r2wc mounts and unmounts; attributes,
 * properties and events are ours, because r2wc's do not reach the host page (docs/architecture.md).
 *
 * Safe to call twice: a tag that stands already is kept, with a warning when its version differs. In Node it defines nothing
 * and returns an empty class, so that importing a widget is harmless there.
 */
export function defineWidget<C extends WidgetContract>(
  contract: C,
  View: ComponentType<ViewProps<C>>,
  { css: own }: { css: Css },
): WidgetClass<C['tag']> {
  if (typeof HTMLElement === 'undefined') return class {} as WidgetClass<C['tag']>;
  const standing = customElements.get(contract.tag) as WidgetClass<C['tag']> | undefined;
  if (standing) {
    if (standing.version !== VERSION) {
      warn(contract, `${VERSION} was loaded too, but the tag is taken by ${standing.version ?? 'something else'}. Load one per page.`);
    }
    return standing;
  }

  const css = [...notices, ...own];
  const { defaults, attributeNames, writtenAsProperties } = surfaceOf(contract);
  const events = new Map(Object.entries<EventContract>({ ...FRAME_EVENTS, ...contract.events }));
  const stores = new WeakMap<Element, ElementStore>();
  const storeOf = (element: Element) => stores.get(element) ?? fail(`<${contract.tag}> has no store.`);

  // r2wc knows no props and no events of ours: the element's store brings the values, `emitter` the events.
  const Base = r2wc<object, Mounted>(
    () => null,
    { shadow: 'open' },
    {
      mount(container) {
        const shadow = container.getRootNode();
        if (!(shadow instanceof ShadowRoot && shadow.host instanceof HTMLElement)) throw new Error('r2wc gave no shadow root.');
        const { host } = shadow;
        const emit: Emit<C> = (name, detail) => dispatch(host, events, name, detail);
        const store = storeOf(host);
        const onReady = () => {
          if (store.isReady) return;
          store.isReady = true;
          emit('gp-ready');
        };
        return mountFrame({ contract, View, css, shadow, host, store, emit, onReady });
      },
      update() {},
      unmount: mounted => mounted.end(),
    },
  ) as new () => R2wcElement;

  class Widget extends Base {
    static readonly contract = contract;
    static readonly version = VERSION;
    static readonly observedAttributes = [...attributeNames.keys(), ...writtenAsProperties.keys()];

    constructor() {
      super();
      stores.set(this, new ElementStore(defaults));
      adoptFirstSheets(this.container, contract, css, this.#standingTheme());
      this.#takeEarlyProperties();
    }

    /** Keeps a root that the HTML parser (declarative shadow DOM) or the loader has filled already. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }
    attributeChangedCallback(written: string, _before: string | null, text: string | null) {
      const attribute = writtenAsProperties.get(written) ?? written;
      const name = attributeNames.get(attribute);
      const declared = contract.attributes[attribute];
      if (name === undefined || !declared) return;
      const value = text === null ? declared.default : readAttribute(declared, text);
      if (value === undefined) warnValue(contract, attribute, text);
      storeOf(this).set(name, value ?? declared.default);
    }
    /** Moving an element is leaving and coming back in one task: only who has really left is unmounted. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }
    /** With this, moveBefore() keeps text and focus: the browser calls it instead of the two others. */
    connectedMoveCallback() {}
    /** Sheets belong to one document; a frame or a window of its own needs its own. */
    adoptedCallback() {
      adoptSheets(this.container, contract, css, this.#standingTheme());
    }

    /** The theme of what stands already, which may be a snapshot; of nothing, none. */
    #standingTheme() {
      return this.container.querySelector<HTMLElement>('[data-gp-root]')?.dataset.theme as Theme | undefined;
    }

    /** A property that was set before the script arrived stands on the element itself and would hide ours for ever. */
    #takeEarlyProperties() {
      for (const name of Object.keys(defaults)) {
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (!early) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early.value);
      }
    }
  }

  for (const [attribute, name] of attributeNames) {
    const declared = contract.attributes[attribute] ?? fail(attribute);
    accessor(Widget.prototype, name, storeOf, value => {
      if (value === undefined || value === null) return declared.default;
      const read = readProperty(declared, value);
      if (read === undefined) warnValue(contract, attribute, value);
      return read ?? declared.default;
    });
  }
  for (const name of Object.keys(contract.properties ?? {})) accessor(Widget.prototype, name, storeOf, value => value ?? undefined);

  customElements.define(contract.tag, Widget);
  // The accessors were added one by one, which no type can see.
  return Widget as typeof Widget & WidgetClass<C['tag']>;
}

/** Default values by camelCase name, attribute name → camelCase name, and what frameworks write for `pageSize` before the tag is defined: `pagesize`. */
function surfaceOf(contract: WidgetContract) {
  const attributeNames = new Map(Object.keys(contract.attributes).map(attribute => [attribute, camel(attribute)]));
  const writtenAsProperties = new Map(
    [...attributeNames]
      .map(([attribute, name]) => [name.toLowerCase(), attribute] as const)
      .filter(([written, attribute]) => written !== attribute),
  );
  const defaults: Record<string, unknown> = {};
  for (const [attribute, declared] of Object.entries(contract.attributes)) defaults[camel(attribute)] = declared.default;
  for (const name of Object.keys(contract.properties ?? {})) defaults[name] = undefined;
  return { defaults, attributeNames, writtenAsProperties };
}

function accessor(prototype: object, name: string, storeOf: (element: Element) => ElementStore, check: (value: unknown) => unknown) {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Element) {
      return storeOf(this).values()[name];
    },
    set(this: Element, value: unknown) {
      storeOf(this).set(name, check(value));
    },
  });
}

/** Events leave the shadow root and reach the document; the view learns whether the host took over. */
function dispatch(host: HTMLElement, events: ReadonlyMap<string, EventContract>, name: string, detail: unknown): boolean {
  const declared = events.get(name) ?? fail(`<${host.localName}> has no event ${name} in its contract.`);
  return !host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: declared.cancelable }));
}

function warnValue(contract: WidgetContract, attribute: string, value: unknown) {
  const declared = contract.attributes[attribute] ?? fail(attribute);
  warn(contract, `${attribute} is ${JSON.stringify(value)}, but must be ${expected(declared)}. Using ${JSON.stringify(declared.default)}.`);
}
function warn(contract: WidgetContract, sentence: string) {
  console.warn(`[gp-widgets] <${contract.tag}> ${sentence}`);
}
function fail(sentence: string): never {
  throw new Error(sentence);
}
