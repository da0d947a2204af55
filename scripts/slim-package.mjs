import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import ts from 'typescript';

/**
 * Leaves out of a package's file what nothing of ours reaches, where no bundler can see it. `editsOf` answers what goes, of the file
 * with exactly this digest: another one stops the build, because somebody has to look through it.
 */
export function slimPackage({ name, filter, digest, editsOf }) {
  return {
    name,
    setup({ onLoad }) {
      onLoad({ filter }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const found = createHash('sha256').update(source).digest('hex');
        if (found !== digest)
          throw new Error(`${basename(path)} has changed: look through scripts/${name}.mjs, then write ${found} there.`);
        return { contents: edited(source, editsOf(ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true))), loader: 'js' };
      });
    },
  };
}

/** Text in place of a node. */
export function edit(node, text) {
  return { start: node.getStart(), end: node.end, text };
}

function edited(source, edits) {
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), source);
}
