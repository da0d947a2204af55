import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { consoleBuild } from './build.js';

it('OPC-04 the browser app is one script and one style sheet, without any code of the server', async () => {
  const { outputFiles, metafile } = await build({ ...consoleBuild(), metafile: true });
  expect(outputFiles.map(file => file.path.split('/dist/')[1]).sort()).toEqual(['console/main.css', 'console/main.js']);
  const sources = Object.keys(metafile.inputs);
  expect(sources.filter(name => /fastify|kysely|valibot|pglite|node:/.test(name))).toEqual([]);
  // What may be linked to is asked in the form as on the server, in the languages of the one table. The desk hears of messages in the way that the visitor's room does.
  expect(sources.filter(name => name.startsWith('examples/') && !/\/(?:console|chat)\/client\//.test(name)).sort()).toEqual(
    ['console/ledger-types.ts', 'console/link-target.ts', 'languages.ts'].map(name => `examples/platform/${name}`),
  );
  // And previews show what the site's own code leaves of a text, and the day stands in the site's own bars.
  expect(sources.filter(name => name.startsWith('src/ui/')).sort()).toEqual(
    [
      'chart/axis.ts',
      'chart/bars.css',
      'chart/bars.tsx',
      'html/html-entities.ts',
      'html/read-html.ts',
      'html/rich-text-rules.ts',
      'html/rich-text.css',
      'html/safe-html.ts',
    ].map(name => `src/ui/${name}`),
  );
});
