import { readConfigAttributes } from '../core/kernel/config-attributes.js';
import { didYouMean } from './nearest.js';
import { warnOnce } from './say.js';

/** What the loader reads beside the configuration. */
const OF_LOADER: readonly string[] = ['debug', 'earlyLogin', 'preload', 'snapshots'];

/** Says what is wrong with the script tags of gp.js: a misspelt setting, and a second tag that would have it otherwise. */
export function checkScripts(): void {
  const [first, ...others] = document.querySelectorAll<HTMLScriptElement>('script[src*="/gp.js"]');
  if (!first) return;
  const known = [...OF_LOADER, ...settings()];
  for (const name of Object.keys(first.dataset))
    if (!known.includes(name)) warnOnce(`The script tag of gp.js has no ${attribute(name)}.${didYouMean(name, known, attribute)}`);
  for (const other of others) {
    const names = new Set([...Object.keys(first.dataset), ...Object.keys(other.dataset)]);
    const differing = [...names].filter(name => first.dataset[name] !== other.dataset[name]);
    if (differing.length > 0)
      warnOnce(
        `gp.js stands in the page twice. The first tag counts; the second says otherwise of ${differing.map(attribute).join(', ')} and is left out.`,
      );
  }
}

/** The names of `dataset` that make the configuration. */
function settings(): string[] {
  const names: string[] = [];
  readConfigAttributes(new Proxy<Record<string, string>>({}, { get: (_, name) => void names.push(String(name)) }));
  return [...new Set(names)];
}

function attribute(name: string) {
  return `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}
