/** Events of every case of name. */
export const EVENTS = ['lowercaseevent', 'kebab-event', 'camelEvent', 'CAPSevent', 'PascalEvent'];

/**
 * Defines a tag that does what an element of any maker may do: text, number and boolean are attributes, objects are properties, and it
 * keeps a child of its own beside those of the page. Our own tags have no properties with objects and no events of other cases.
 */
export function defineProbe(tag) {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends HTMLElement {
      static observedAttributes = ['text', 'count', 'enabled'];
      #given = {};

      constructor() {
        super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot><slot name="own"></slot>';
        for (const name of ['data', 'list', 'camelName']) {
          const early = Object.getOwnPropertyDescriptor(this, name);
          delete this[name];
          if (early) this[name] = early.value;
        }
      }
      connectedCallback() {
        if (!this.querySelector('[slot=own]')) this.append(Object.assign(document.createElement('i'), { slot: 'own' }));
      }
      attributeChangedCallback(name, _before, text) {
        this.#given[name] = name === 'enabled' ? text !== null && text !== 'false' : name === 'count' ? Number(text) : text;
      }
      get given() {
        return this.#given;
      }
      get data() {
        return this.#given.data;
      }
      set data(value) {
        this.#given.data = value;
      }
      get list() {
        return this.#given.list;
      }
      set list(value) {
        this.#given.list = value;
      }
      get camelName() {
        return this.#given.camelName;
      }
      set camelName(value) {
        this.#given.camelName = value;
      }
      raiseAll() {
        for (const name of EVENTS) this.dispatchEvent(new CustomEvent(name, { detail: name, bubbles: true }));
      }
    },
  );
}
defineProbe('gp-probe');
