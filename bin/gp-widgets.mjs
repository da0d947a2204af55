#!/usr/bin/env node
// gp-widgets check-platform https://api.example --merchant demo [--widget gp-lobby …]
// Asks a platform what the widgets ask of it and says for each whether it works (docs/platform.md).
// gp-widgets tag https://cdn.example/1.2.3 [--chunks]
// Prints the script tag with the hashes of this release (docs/embedding.md).
// gp-widgets publish /srv/cdn [--release 1.2.3]
// Lays a release out for a server of static files, or goes back to one (docs/versions.md).
// gp-widgets texts --check texts.json
// Judges words of one's own (docs/embedding.md).
const [name, ...args] = process.argv.slice(2);
const out = {
  write: text => process.stdout.write(text),
  complain: text => process.stderr.write(text),
};

if (name === 'tag') {
  const { printTag } = await import('./tag.mjs');
  process.exitCode = await printTag(args, out);
} else if (name === 'publish') {
  const { printPublish } = await import('./publish.mjs');
  process.exitCode = await printPublish(args, out);
} else if (name === 'texts') {
  const { textsCommand } = await import('../dist/npm/texts.js');
  process.exitCode = await textsCommand(args, out);
} else if (name !== 'check-platform') {
  const isAsked = name === '--help' || name === '-h';
  const text = `${isAsked ? '' : name ? `There is no command ${name}.\n` : 'A command is needed.\n'}
gp-widgets check-platform <address> --merchant <code>   tries a platform for each widget
gp-widgets tag <address> [--chunks]                     prints the script tag that pins this release
gp-widgets publish <folder> [--release <version>]       lays this release out for a server of files, or goes back to one
gp-widgets texts --check <file>                         judges words of your own

Each says more with --help.
`;
  (isAsked ? out.write : out.complain)(text.trimStart());
  process.exitCode = isAsked ? 0 : 2;
} else {
  const { command } = await import('../dist/npm/check.js');
  process.exitCode = await command(process.argv.slice(2), {
    ...out,
    environment: process.env,
    isColoured: process.stdout.isTTY === true && !process.env.NO_COLOR,
  });
}
