import { camel, defaultText, eventsOf, eventType, pascal, valueType } from './surface.mjs';

/** custom-elements.json, schema 1.0.0 (https://github.com/webcomponents/custom-elements-manifest). */
export function customElementsFile(widgets, frameEvents, pageEvents) {
  return `${JSON.stringify({ schemaVersion: '1.0.0', readme: 'README.md', modules: [...widgets.map(widget => moduleOf(widget, frameEvents)), pageModule(pageEvents)] }, null, 2)}\n`;
}

/** What core raises belongs to no tag. */
function pageModule(pageEvents) {
  const events = Object.entries(pageEvents).map(([name, { detail, cancelable, doc }]) => ({
    name,
    type: { text: eventType({ detail }) },
    description: `${doc}${cancelable ? ' Cancelable.' : ''}`,
  }));
  return {
    kind: 'javascript-module',
    path: 'dist/npm/index.js',
    declarations: [
      { kind: 'class', name: 'Document', description: 'The page: what is raised on `document`, or on the tag that asked.', events },
    ],
    exports: [],
  };
}

function moduleOf({ folder, contract }, frameEvents) {
  const path = `dist/npm/widgets/${folder}.js`;
  const declaration = { name: pascal(contract.tag), module: path };
  return {
    kind: 'javascript-module',
    path,
    declarations: [classOf(contract, frameEvents)],
    exports: [
      { kind: 'js', name: declaration.name, declaration },
      { kind: 'custom-element-definition', name: contract.tag, declaration },
    ],
  };
}

function classOf(contract, frameEvents) {
  const attributes = Object.entries(contract.attributes);
  const named = entries => Object.entries(entries ?? {}).map(([name, description]) => ({ name, description }));
  return {
    kind: 'class',
    customElement: true,
    name: pascal(contract.tag),
    tagName: contract.tag,
    summary: contract.summary,
    description: contract.summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(([name, declared]) => ({
      name,
      fieldName: camel(name),
      type: { text: valueType(declared) },
      default: defaultText(declared),
      description: declared.doc,
    })),
    members: [
      ...attributes.map(([name, declared]) => ({
        kind: 'field',
        name: camel(name),
        attribute: name,
        type: { text: valueType(declared) },
        default: defaultText(declared),
        description: declared.doc,
      })),
      ...Object.entries(contract.properties ?? {}).map(([name, { type, doc }]) => ({
        kind: 'field',
        name,
        type: { text: type },
        description: doc,
      })),
    ],
    events: eventsOf(contract, frameEvents).map(([name, event]) => ({
      name,
      type: { text: eventType(event) },
      description: event.doc + (event.cancelable ? ' Cancelable.' : ''),
    })),
    slots: named(contract.slots),
    cssParts: named(contract.parts),
    cssProperties: Object.entries(contract.cssProperties ?? {}).map(([name, { default: value, doc }]) => ({
      name,
      default: value,
      description: doc,
    })),
  };
}
