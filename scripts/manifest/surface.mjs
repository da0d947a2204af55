/** Reading a contract the way all generated texts need it. */

/** `gp-winner-ticker` → `GpWinnerTicker`. */
export const pascal = tag => tag.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());
/** `page-size` → `pageSize`. */
export const camel = name => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** TypeScript type of an attribute's value. */
export function valueType({ type, values }) {
  return values ? values.map(value => JSON.stringify(value)).join(' | ') : type;
}
/** The default as it is written in code. */
export function defaultText(attribute) {
  return JSON.stringify(attribute.default);
}
/** Events of the contract, and those that every widget has. */
export function eventsOf(contract, frameEvents) {
  return Object.entries({
    ...contract.events,
    ...Object.fromEntries(Object.entries(frameEvents).filter(([name]) => !(name in contract.events))),
  });
}
export function eventType({ detail }) {
  return `CustomEvent<${detail}>`;
}
/** A doc comment, indented. */
export function comment(text, indent = '') {
  return `${indent}/** ${text.replaceAll('*/', '* /')} */`;
}
