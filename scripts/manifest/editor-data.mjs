import { defaultText, eventsOf } from './surface.mjs';

/** VS Code's custom data for HTML: tags, attributes and their values. */
export function htmlDataFile(contracts, frameEvents) {
  const tags = contracts.map(contract => ({
    name: contract.tag,
    description: `${contract.summary}\n\nEvents: ${eventsOf(contract, frameEvents)
      .map(([name]) => name)
      .join(', ')}`,
    attributes: Object.entries(contract.attributes).map(([name, declared]) => ({
      name,
      description: `${declared.doc} Default ${defaultText(declared)}.`,
      ...(declared.type === 'boolean' ? { valueSet: 'v' } : {}),
      ...(declared.values ? { values: declared.values.filter(Boolean).map(value => ({ name: value })) } : {}),
    })),
  }));
  return `${JSON.stringify({ version: 1.1, tags }, null, 2)}\n`;
}

/** VS Code's custom data for CSS: the custom properties. */
export function cssDataFile(contracts) {
  const properties = new Map(contracts.flatMap(contract => Object.entries(contract.cssProperties ?? {})));
  return `${JSON.stringify({ version: 1.1, properties: [...properties].map(([name, { doc, default: value }]) => ({ name, description: `${doc} Default: ${value}.` })) }, null, 2)}\n`;
}
