import { defaultText, eventsOf, pascal, valueType } from './surface.mjs';

/** docs/widgets/<tag>.md. */
export function docsPage({ folder, contract }, frameEvents) {
  return [
    '<!-- Made by scripts/manifest.mjs from the widget’s contract; edit that. -->',
    `# \`<${contract.tag}>\``,
    contract.summary,
    needs(contract),
    '```html',
    `<${contract.tag}${sampleAttributes(contract)}></${contract.tag}>`,
    '```',
    '```js',
    `import 'gp-widgets/${folder}'; // with npm; gp.js loads it by itself`,
    '```',
    '```jsx',
    `import { ${pascal(contract.tag)} } from 'gp-widgets/react';`,
    '```',
    section(
      'Attributes',
      table(
        ['Attribute', 'Type', 'Default', ''],
        Object.entries(contract.attributes).map(([name, declared]) => [
          code(name),
          code(valueType(declared)),
          code(defaultText(declared)),
          declared.doc,
        ]),
      ),
      'As properties they are in camelCase. A removed attribute or a bad value takes the default.',
    ),
    section(
      'Properties',
      table(
        ['Property', 'Type', ''],
        Object.entries(contract.properties ?? {}).map(([name, { type, doc }]) => [code(name), code(type), doc]),
      ),
    ),
    section(
      'Events',
      table(
        ['Event', 'Detail', 'Cancelable', ''],
        eventsOf(contract, frameEvents).map(([name, event]) => [code(name), code(event.detail), event.cancelable ? 'yes' : '', event.doc]),
      ),
      'They bubble and cross shadow roots, so a page may listen on `document`. `preventDefault()` on a cancelable one takes over.' +
        ('gp-launch' in contract.events
          ? ' `gp-launch` comes after the login that it takes; its fields, and the actions of `gp-login-required`, stand in [events](../events.md).'
          : ''),
    ),
    section('Slots', table(['Slot', ''], named(contract.slots))),
    section('Parts', table(['Part', ''], named(contract.parts)), `Styled from the page with \`${contract.tag}::part(…)\`.`),
    section(
      'Custom properties',
      table(
        ['Property', 'Default', ''],
        Object.entries(contract.cssProperties ?? {}).map(([name, { default: value, doc }]) => [code(name), value, doc]),
      ),
      'Beside the tokens that all widgets share.',
    ),
    section('Calls', calls(contract), 'What the platform behind it has to answer; [check-platform](../platform.md) tries it.'),
    `Since ${contract.since}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .replaceAll('```\n\n```', '```\n\n```')
    .replace(/```(\w+)\n\n/g, '```$1\n')
    .replace(/\n\n```(\n|$)/g, '\n```$1')
    .concat('\n');
}

/** docs/widgets/README.md. */
export function docsIndex(widgets) {
  const rows = widgets.map(({ contract }) => [`[\`<${contract.tag}>\`](${contract.tag}.md)`, contract.summary]);
  return `<!-- Made by scripts/manifest.mjs from the widgets’ contracts. -->\n# Widgets\n\n${table(['Tag', 'What it is for'], rows)}\n`;
}

function needs({ needs: wanted, worksWhenBlocked }) {
  return [
    wanted?.login && 'Shows its content to signed-in members; visitors are offered the login.',
    wanted?.switch && `Shown when the platform’s switch \`${wanted.switch}\` is on.`,
    worksWhenBlocked && 'Stands also while the platform is under maintenance or closed for the region.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Calls by the names that src/api gives them. */
function calls({ calls: { needs: needed, without = {} } }) {
  const missing = table(
    ['Call', 'Without it, it goes without'],
    Object.entries(without).map(([name, words]) => [code(name), words]),
  );
  const wanted = needed.length > 0 ? `Needs ${needed.map(code).join(', ')}.` : missing && 'Needs none to stand.';
  return [wanted || 'It asks none of its own.', missing].filter(Boolean).join('\n\n');
}

/** The attributes that have a choice show one that is not the default. */
function sampleAttributes(contract) {
  return Object.entries(contract.attributes)
    .map(([name, { type, values, default: standard }]) =>
      type === 'string' && values ? [name, values.find(value => value && value !== standard)] : [],
    )
    .filter(([, value]) => value)
    .slice(0, 1)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

function section(title, body, note) {
  return body && [`## ${title}`, note, body].filter(Boolean).join('\n\n');
}
export function table(head, rows) {
  if (rows.length === 0) return '';
  const line = cells => `| ${cells.map(cell => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
function named(entries) {
  return Object.entries(entries ?? {}).map(([name, doc]) => [name ? code(name) : '(default)', doc]);
}
export function code(text) {
  return `\`${text}\``;
}
