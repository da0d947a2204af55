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

const TEXTS_MADE = '// Made by scripts/manifest.mjs from the folders beside it; run it after adding a language or a set of texts.';
const loadTexts = (set, code) => `() => import('./${code.toLowerCase()}/${set}.js')`;

/** src/texts/text-files.ts: the languages that pages offer unasked. */
export function textFilesFile(sets, usual, others) {
  const rows = sets.map(set => `  ${set}: {\n${usual.map(code => `    ${code}: ${loadTexts(set, code)},`).join('\n')}\n  },`);
  return `${TEXTS_MADE}

/** Each set of texts by language: \`common\` is there from the start, the others come with the first widget that needs them. */
export const textFiles = {
${rows.join('\n')}
};

export type OtherLanguage =
${others.map(code => `  | '${code}'`).join('\n')};
/** Where those of the other languages are; no page carries the list that offers none of them. */
export const otherTextFiles = () => import('./other-text-files.js');
`;
}

/** src/texts/other-text-files.ts. */
export function otherTextFilesFile(sets, others) {
  const rows = others.map(code => `  ${code}: {\n${sets.map(set => `    ${set}: ${loadTexts(set, code)},`).join('\n')}\n  },`);
  return `${TEXTS_MADE}
import type { OtherLanguage, textFiles } from './text-files.js';

type LoadTexts = () => Promise<{ default: Readonly<Record<string, string>> }>;

/** Each language's sets of texts. */
const otherTextFiles: Readonly<Record<OtherLanguage, Readonly<Record<keyof typeof textFiles, LoadTexts>>>> = {
${rows.join('\n')}
};
export default otherTextFiles;
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
