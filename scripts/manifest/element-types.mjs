import { camel, comment, defaultText, eventsOf, eventType, pascal, valueType } from './surface.mjs';

/** src/element/element-types.ts. `coreTypes` are the names that src/core/parts/core.ts exports. */
export function elementTypesFile(contracts, frameEvents, ofPage, coreTypes) {
  const used = namedTypes([...contracts, { tag: 'document', events: ofPage }], coreTypes);
  return `// Made by scripts/manifest.mjs from the widgets' contracts; run it after changing one.
/* eslint-disable @typescript-eslint/no-empty-object-type -- A widget may have none of a kind. */
${used.length > 0 ? `import type { ${used.join(', ')} } from '../core/parts/core.js';\n` : ''}
${comment('What every tag raises.')}
${block('export interface FrameEvents', eventLines(frameEvents))}

${contracts.map(elementTypes).join('\n\n')}

/** Everything about a tag, for the types of frameworks. */
export interface GpElements {
${contracts.map(({ tag }) => `  '${tag}': { element: ${pascal(tag)}Element; attributes: ${pascal(tag)}Attributes; properties: ${pascal(tag)}Properties; events: ${pascal(tag)}Events };`).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap {
${contracts.map(({ tag }) => `    '${tag}': ${pascal(tag)}Element;`).join('\n')}
  }
  /** Every event leaves its widget and bubbles, so it may be heard anywhere above. */
  interface GlobalEventHandlersEventMap {
${pageEvents(contracts, frameEvents, ofPage)
  .map(([name, types]) => `    '${name}': CustomEvent<${types.join(' | ')}>;`)
  .join('\n')}
  }
}
`;
}

function elementTypes(contract) {
  const name = pascal(contract.tag);
  const attributes = Object.entries(contract.attributes);
  const members = attributes.flatMap(([attribute, declared]) => [
    comment(`${declared.doc} Attribute \`${attribute}\`, default ${defaultText(declared)}.`, '  '),
    `  ${camel(attribute)}: ${valueType(declared)};`,
  ]);
  const properties = Object.entries(contract.properties ?? {}).flatMap(([property, { type, doc }]) => [
    comment(doc, '  '),
    `  ${property}?: ${type};`,
  ]);
  const attributeLines = attributes.flatMap(([attribute, declared]) => [
    comment(`${declared.doc} Default ${defaultText(declared)}.`, '  '),
    `  '${attribute}'?: ${attributeType(declared)};`,
  ]);
  return [
    comment(`\`<${contract.tag}>\`: ${contract.summary}`),
    block(`export interface ${name}Element extends HTMLElement, ${name}Properties`, members),
    block(`export interface ${name}Properties`, properties),
    block(`export interface ${name}Attributes`, attributeLines),
    block(`export interface ${name}Events extends FrameEvents`, eventLines(contract.events)),
  ].join('\n');
}

function eventLines(events) {
  return Object.entries(events).flatMap(([event, declared]) => [
    comment(`${declared.doc}${declared.cancelable ? ' Cancelable.' : ''}`, '  '),
    `  '${event}': ${eventType(declared)};`,
  ]);
}

function block(head, lines) {
  return lines.length > 0 ? `${head} {\n${lines.join('\n')}\n}` : `${head} {}`;
}

/** What a template may write: numbers and booleans also as text. */
function attributeType(declared) {
  if (declared.type === 'string') return valueType(declared);
  return declared.type === 'number' ? 'number | `${number}`' : "boolean | '' | 'true' | 'false'";
}

/** Each event once: as core raises it, else with every detail that a widget gives it. */
function pageEvents(contracts, frameEvents, ofPage) {
  const details = new Map();
  for (const contract of contracts) {
    for (const [name, { detail }] of eventsOf(contract, frameEvents)) details.set(name, new Set([...(details.get(name) ?? []), detail]));
  }
  for (const [name, { detail }] of Object.entries(ofPage)) details.set(name, [detail]);
  return [...details].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, types]) => [name, [...types]]);
}

/** Names in the contracts' type texts must be types of core. */
function namedTypes(contracts, coreTypes) {
  const texts = contracts.flatMap(contract => [
    ...Object.values(contract.events).map(event => [contract.tag, event.detail]),
    ...Object.values(contract.properties ?? {}).map(property => [contract.tag, property.type]),
  ]);
  const used = new Set();
  for (const [tag, text] of texts) {
    for (const name of text.replace(/"[^"]*"|'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? []) {
      if (BUILT_IN.has(name)) continue;
      if (!coreTypes.has(name))
        throw new Error(`The contract of <${tag}> names the type ${name}, which src/core/parts/core.ts does not export.`);
      used.add(name);
    }
  }
  return [...used].sort();
}
const BUILT_IN = new Set([
  'Record',
  'Readonly',
  'ReadonlyArray',
  'Partial',
  'Pick',
  'Omit',
  'Promise',
  'Date',
  'Map',
  'Set',
  'Element',
  'HTMLElement',
]);
