import { PAGE_CONFIG, PAGE_CORE, readConfigAttributes } from './kernel/config-attributes.js';
import type { ConfigInput } from './kernel/config.js';
import type { Core } from './parts/core.js';
import { createCore } from './create-core.js';

/** The page's core; `configure` counts until somebody first looks at it (configure.ts). */
type PageCore = Core & { configure(input: ConfigInput): void };

/** The one core of the page, whatever was loaded how often (two bundles, two versions). Made with the first look at one of its parts. */
export function getCore(): Core {
  return pageCore();
}

export function pageCore(): PageCore {
  const holder = globalThis as { [PAGE_CORE]?: PageCore };
  return (holder[PAGE_CORE] ??= createPageCore());
}

function createPageCore(): PageCore {
  const wanted: ConfigInput = readConfigAttributes((globalThis as { [PAGE_CONFIG]?: DOMStringMap })[PAGE_CONFIG] ?? {});
  let made: Core | undefined;
  const core = () => (made ??= createCore(wanted));
  const configure: PageCore['configure'] = input => {
    const late = made && Object.keys(input).filter(name => wanted[name as keyof ConfigInput] !== input[name as keyof ConfigInput]);
    if (late?.length)
      console.warn(
        `[gp-widgets] configure() came after the first widget, so ${late.join(', ')} did not change. Call it right after the imports.`,
      );
    else if (!made) Object.assign(wanted, input);
  };
  return new Proxy({} as PageCore, {
    get: (_page, name) => (name === 'configure' ? configure : isPart(name) ? core()[name] : undefined),
  });
}

/** Whoever awaits or prints it does not look at a part. */
function isPart(name: string | symbol): name is keyof Core {
  return typeof name === 'string' && name !== 'then';
}
