/** dist/types/vue.d.ts: `import 'gp-widgets/vue'` types the tags in templates. */
export const VUE_TYPES = `import type { HTMLAttributes } from 'vue';
import type { GpElements } from './element/element-types.js';

type Camel<S extends string> = S extends \`\${infer A}-\${infer B}\` ? \`\${A}\${Capitalize<Camel<B>>}\` : S;
type Props<T extends keyof GpElements> = HTMLAttributes &
  GpElements[T]['attributes'] &
  { [A in keyof GpElements[T]['attributes'] & string as Camel<A>]?: GpElements[T]['attributes'][A] } &
  GpElements[T]['properties'] &
  { [E in keyof GpElements[T]['events'] & string as \`on\${Capitalize<Camel<E>>}\`]?: (event: GpElements[T]['events'][E]) => unknown };
type Components = { [T in keyof GpElements]: new () => { $props: Props<T> } };

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
`;

/** dist/types/svelte.d.ts: `import 'gp-widgets/svelte'` types the tags in markup. */
export const SVELTE_TYPES = `import type { HTMLAttributes } from 'svelte/elements';
import type { GpElements } from './element/element-types.js';

type Props<T extends keyof GpElements> = Omit<HTMLAttributes<GpElements[T]['element']>, keyof GpElements[T]['attributes']> &
  GpElements[T]['attributes'] &
  GpElements[T]['properties'] &
  { [E in keyof GpElements[T]['events'] & string as \`on\${E}\` | \`on:\${E}\`]?: (event: GpElements[T]['events'][E]) => unknown };
type Elements = { [T in keyof GpElements]: Props<T> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
`;
