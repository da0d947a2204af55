/** Brings a file that lies beside gp.js, whose address is `base`, such as gp-debug.js. */
export function ownFile<T = unknown>(name: string, base: string): Promise<T> {
  return import(new URL(`gp-${name}.js`, base).href) as Promise<T>;
}
