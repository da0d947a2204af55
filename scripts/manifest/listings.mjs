import { camel, pascal } from './surface.mjs';

const MADE = '// Made by scripts/manifest.mjs from the folders beside it; run it after adding a widget.';

/** src/contracts.ts. `widgets` are { folder, contract }. */
export function contractsFile(widgets) {
  return `${MADE}
import type { WidgetContract } from './element/contract.js';
${widgets.map(({ folder }) => `import { contract as ${camel(folder)} } from './widgets/${folder}/contract.js';`).join('\n')}

/** The contracts of all widgets: pure data, so that Node may read them without React. */
export const contracts = [
${widgets.map(({ folder }) => `  ${camel(folder)},`).join('\n')}
] as const satisfies readonly WidgetContract[];

export type Contracts = (typeof contracts)[number];
export type WidgetTag = Contracts['tag'];
`;
}

/** src/registry/registry.ts. */
export function registryFile(widgets) {
  return `${MADE}
import { tagsComeBy, type TagCode } from '../element/tags.js';

/** Where the code of each tag is; importing it defines the tag. Written out, so that a bundler sees the chunks. */
export const registry: TagCode = {
${widgets.map(({ folder, contract }) => `  '${contract.tag}': () => import('../widgets/${folder}/index.js'),`).join('\n')}
};
tagsComeBy(registry);
`;
}

/** src/texts/text-files.ts. `files` are the languages of each set. */
export function textFilesFile(files) {
  const loader = (set, code) => `    ${code}: () => import('./${code.toLowerCase()}/${set}.js'),`;
  const sets = Object.entries(files).map(([set, codes]) => `  ${set}: {\n${codes.map(code => loader(set, code)).join('\n')}\n  },`);
  return `// Made by scripts/manifest.mjs from the folders beside it; run it after adding a language or a set of texts.

/** Each set of texts by language: \`common\` is there from the start, the others come with the first widget that needs them. */
export const textFiles = {
${sets.join('\n')}
};
`;
}

/** src/react.tsx. */
export function reactFile(widgets) {
  return `// Made by scripts/manifest.mjs from the widgets' contracts; run it after adding a widget.
import type { GpElements } from './element/element-types.js';
import { wrapWidget, type WidgetJsx } from './react/wrap-widget.js';
${widgets.map(({ folder }) => `import { contract as ${camel(folder)} } from './widgets/${folder}/contract.js';`).join('\n')}

export { configure } from './core/configure.js';
export { getCore } from './core/page-core.js';
export type { WidgetProps } from './react/wrap-widget.js';

${widgets
  .map(
    ({ folder, contract }) =>
      `/** ${contract.summary} */\nexport const ${pascal(contract.tag)} = /* @__PURE__ */ wrapWidget<'${contract.tag}'>(${camel(folder)}, () => import('./widgets/${folder}/index.js'));`,
  )
  .join('\n')}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React looks for its elements there.
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Only adds.
    interface IntrinsicElements extends GpJsx {}
  }
}
type GpJsx = { [T in keyof GpElements]: WidgetJsx<T> };
`;
}

/** src/api/tag-needs.ts. */
export function tagNeedsFile(contracts) {
  const rows = contracts.map(({ tag, calls: { needs } }) => `  '${tag}': [${needs.map(name => `'${name}'`).join(', ')}],`);
  return `// Made by scripts/manifest.mjs from the widgets' contracts; run it after changing what one needs.
import type { CallName } from './call-names.js';

/** The calls without which a tag shows nothing. Beside the contracts, because they bring none of it to a page. */
export const TAG_NEEDS = {
${rows.join('\n')}
} satisfies Record<string, readonly CallName[]>;
`;
}

/** src/api/call-names.ts. `names` are those of the exported calls of src/api. */
export function callNamesFile(names) {
  return `// Made by scripts/manifest.mjs from the calls of this folder; run it after adding one.

/** What a contract may name as a call: the exported call functions of src/api. */
export type CallName =
${names.map(name => `  | '${name}'`).join('\n')};
`;
}
