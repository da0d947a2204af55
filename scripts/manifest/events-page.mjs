import { code, table } from './docs-page.mjs';

/** Codes that widgets raise beside the platform's. */
const OF_WIDGETS = {
  start: 'The widget could not start.',
  render: 'An exception while drawing.',
  hydration: 'A first view did not fit and was drawn anew; nothing is missing.',
};

/** docs/events.md. */
export function eventsPage(pageEvents, codes, texts) {
  const events = Object.entries(pageEvents).map(([name, { detail, cancelable, doc }]) => [
    code(name),
    code(detail),
    cancelable ? 'yes' : '',
    doc,
  ]);
  const own = Object.entries(OF_WIDGETS).map(([name, doc]) => [code(name), doc]);
  const platform = codes.map(name => [code(name), texts[`error.${name}`] ?? fail(name)]);
  return `<!-- Made by scripts/manifest.mjs from src/element/page-events.ts and src/api/wire/error-codes.ts; edit those. -->

# Events of the page

What all widgets have in common is raised on \`document\`, or on the tag that asked, from where it bubbles to \`document\`. Each tag’s page in [widgets](widgets/README.md) has its own beside these, and all raise \`gp-ready\` when they stand for the first time. In TypeScript \`document.addEventListener\` knows them all as soon as anything of \`gp-widgets\` is imported. No event holds a password or a token but \`gp-launch\`.

${table(['Event', 'Detail', 'Cancelable', ''], events)}

## Codes of \`gp-error\`

Stable, and without personal data; \`cause\` is what was caught or thrown, an \`Error\`, and what hears it may keep its name, message and stack. \`PlatformError\`, which calls of \`getCore()\` throw, has the platform’s codes in \`code\` too, the HTTP status in \`status\`. An answer that is none of the platform’s (a 500 or 502 without a body, a proxy’s page) is \`bad-response\`, unless its status is one that speaks for itself: 400 and 422 \`bad-request\`, 401 \`not-logged-in\`, 404 \`not-found\`, 429 \`rate-limited\`. \`unknown\` is what the platform refuses in words of its own, which stand in \`serverMessage\`.

${table(['Code', 'Meaning'], own)}

| Code | What the reader is told |
| --- | --- |
${table(['', ''], platform).split('\n').slice(2).join('\n')}
`;
}

function fail(name) {
  throw new Error(`The error code ${name} has no text: add error.${name} to src/texts.`);
}
