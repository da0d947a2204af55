import { defaultText, eventsOf, eventType, valueType } from './surface.mjs';

/** Web types (https://github.com/JetBrains/web-types): tags with all that they have, for the editors of JetBrains. */
export function webTypesFile(contracts, frameEvents, { name, version }) {
  const elements = contracts.map(contract => elementOf(contract, frameEvents));
  return `${JSON.stringify(
    {
      $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
      name,
      version,
      'js-types-syntax': 'typescript',
      'description-markup': 'markdown',
      contributions: { html: { elements } },
    },
    null,
    2,
  )}\n`;
}

function elementOf(contract, frameEvents) {
  return {
    name: contract.tag,
    description: contract.summary,
    attributes: Object.entries(contract.attributes).map(([attribute, declared]) => ({
      name: attribute,
      description: declared.doc,
      default: defaultText(declared),
      value: { kind: declared.type === 'boolean' ? 'no-value' : 'plain', type: valueType(declared), required: declared.type !== 'boolean' },
    })),
    slots: named(contract.slots),
    js: {
      properties: Object.entries(contract.properties ?? {}).map(([property, { type, doc }]) => ({
        name: property,
        type,
        description: doc,
      })),
      events: eventsOf(contract, frameEvents).map(([event, declared]) => ({
        name: event,
        type: eventType(declared),
        description: declared.doc + (declared.cancelable ? ' Cancelable.' : ''),
      })),
    },
    css: {
      parts: named(contract.parts),
      properties: Object.entries(contract.cssProperties ?? {}).map(([property, { default: value, doc }]) => ({
        name: property,
        description: `${doc} Default: ${value}.`,
      })),
    },
  };
}

/** The slot without a name is called `default` there. */
function named(entries) {
  return Object.entries(entries ?? {}).map(([name, description]) => ({ name: name || 'default', description }));
}
