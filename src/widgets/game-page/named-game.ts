const ADDRESS = /^\/game\/([^/]+)\/([^/]+)\/?$/i;

/** What a path `/game/<vendor>/<code>` names; empty where it is none, or is written wrongly. */
export function namedGame(path: string): { vendor: string; code: string } {
  const [, vendor = '', code = ''] = ADDRESS.exec(path) ?? [];
  try {
    return { vendor: decodeURIComponent(vendor), code: decodeURIComponent(code) };
  } catch {
    return { vendor: '', code: '' };
  }
}
