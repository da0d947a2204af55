import { eventsOf, valueType } from './surface.mjs';

/** What somebody reads who is to write a page with the tags; all else of docs is for who works on the package. */
const GUIDES = [
  ['docs/embedding.md', 'script tag, npm, each framework, events, a login of your own, content security policy'],
  ['docs/events.md', 'what the page hears whatever tags it has, and every code of gp-error'],
  ['docs/theming.md', 'colours, type, space, parts, dark and light'],
  ['docs/snapshots.md', 'first views before the code, in the HTML of your own server'],
  ['docs/adapter.md', 'a platform that speaks otherwise'],
  ['docs/platform.md', 'what a platform answers, and how to check one'],
  ['docs/security.md', 'what is protected and how'],
];

/** llms.txt (https://llmstxt.org): the package for whoever writes code with a language model. */
export function llmsFile(widgets, frameEvents, pageEvents, { description }) {
  return [
    '# GP Widgets',
    `> ${description}`,
    SHORT,
    '## Guides',
    GUIDES.map(([path, words]) => `- [${path}](${path}): ${words}`).join('\n'),
    '## Tags',
    `Attributes are properties too, in camelCase; booleans are false unless they stand. Every tag raises ${Object.keys(frameEvents).map(code).join(' and ')} beside its own events; (cancelable) marks those that \`preventDefault()\` takes over.`,
    widgets.map(({ folder, contract }) => tagOf(folder, contract)).join('\n'),
    '## Events of the page',
    Object.entries(pageEvents)
      .map(([name, event]) => `- ${eventOf([name, event])} ${code(event.detail)}: ${event.doc}`)
      .join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

const SHORT = `By script tag, in any page: \`<script type="module" src="https://cdn.example/gp.js" data-api="https://api.example" data-merchant="demo"></script>\`, then tags such as \`<gp-lobby></gp-lobby>\`. By npm, with React 19 as a peer: \`import { configure } from 'gp-widgets'; import 'gp-widgets/lobby'; configure({ apiBase: 'https://api.example', merchant: 'demo' });\`. In React 19: \`import { GpLobby } from 'gp-widgets/react'\`, with events as props (\`onGpLaunch\` for \`gp-launch\`). Pages with another React use the script tag. \`getCore()\` of \`gp-widgets\` has session, language, theme and dialogs for code of your own.`;

function tagOf(folder, contract) {
  const own = eventsOf(contract, {});
  return [
    `- [\`<${contract.tag}>\`](docs/widgets/${contract.tag}.md) (\`gp-widgets/${folder}\`): ${contract.summary}`,
    line(
      'Attributes',
      Object.entries(contract.attributes).map(([name, declared]) => `${code(name)} ${valueType(declared)}`),
    ),
    line(
      'Properties',
      Object.entries(contract.properties ?? {}).map(([name, { type }]) => `${code(name)} ${type}`),
    ),
    line('Events', own.map(eventOf)),
    line(
      'Slots',
      Object.keys(contract.slots ?? {}).map(name => (name ? code(name) : 'the default one')),
    ),
    line('Parts', Object.keys(contract.parts ?? {}).map(code)),
    line('Custom properties', Object.keys(contract.cssProperties ?? {}).map(code)),
  ]
    .filter(Boolean)
    .join('\n');
}

function eventOf([name, { cancelable }]) {
  return code(name) + (cancelable ? ' (cancelable)' : '');
}
function line(title, entries) {
  return entries.length > 0 && `  - ${title}: ${entries.join(', ')}`;
}
function code(text) {
  return `\`${text}\``;
}
