import { PAGE_CONFIG, readConfigAttributes } from './kernel/config-attributes.js';
import type { ConfigInput } from './kernel/config.js';
import type { Core } from './parts/core.js';
import { createCore } from './create-core.js';

/** The page's core; `configure` counts until somebody first looks at it. */
type PageCore = Core & { configure(input: ConfigInput): void };

const PAGE_CORE = Symbol.for('gp.core@1');
/** All of a core: one that is missing here does not compile. */
const PARTS: Record<keyof Core, true> = {
  version: true,
  config: true,
  client: true,
  tab: true,
  session: true,
  access: true,
  navigation: true,
  dialogs: true,
  queries: true,
  catalogue: true,
  account: true,
  favourites: true,
  launch: true,
  wallet: true,
  status: true,
  language: true,
  theme: true,
  scheduler: true,
  money: true,
  events: true,
  start: true,
  stop: true,
};

/** The one core of the page, whatever was loaded how often (two bundles, two versions). Made with the first look at one of its parts. */
export function getCore(): Core {
  return pageCore();
}

/**
 * Sets what `createCore` needs; several calls add up. It counts until a widget first looks at the core, which is a moment after
 * the first tag stands in the page: so call it right after the imports, before anything awaits. Later calls say so in the console.
 */
export function configure(input: ConfigInput): void {
  pageCore().configure(input);
}

function pageCore(): PageCore {
  const holder = globalThis as { [PAGE_CORE]?: PageCore };
  return (holder[PAGE_CORE] ??= createPageCore());
}

function createPageCore(): PageCore {
  const wanted: ConfigInput = readConfigAttributes((globalThis as { [PAGE_CONFIG]?: DOMStringMap })[PAGE_CONFIG] ?? {});
  let made: Core | undefined;
  const core = () => (made ??= createCore(wanted));
  const page = {
    configure(input: ConfigInput) {
      const late =
        made && Object.keys(input).filter(name => !Object.is(wanted[name as keyof ConfigInput], input[name as keyof ConfigInput]));
      if (late?.length)
        console.warn(
          `[gp-widgets] configure() came after the first widget had started, so ${late.join(', ')} did not change. ` +
            'Call it right after the imports, or put data-* on the script tag.',
        );
      else if (!made) Object.assign(wanted, input);
    },
  };
  for (const part of Object.keys(PARTS) as (keyof Core)[]) Object.defineProperty(page, part, { enumerable: true, get: () => core()[part] });
  return page as PageCore;
}
