/** One path, written in every way that something between a client and a router might read as the same. `host` is the platform's own. */
export function pathWritings(path: string, host: string): string[] {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  const letter = first[0] ?? '';
  const hex = letter.charCodeAt(0).toString(16);
  return [
    `/%${hex}${first.slice(1)}${rest}`, `/%${hex.toUpperCase()}${first.slice(1)}${rest}`, `/${[...first].map(one => `%${one.charCodeAt(0).toString(16)}`).join('')}${rest}`, `/%25${hex}${first.slice(1)}${rest}`,
    `/${first}${rest.replaceAll('/', '%2F')}`, `%2F${first}${rest}`, `//${first}${rest}`, `/${first}/${rest}`, `/./${first}${rest}`, `/x/../${first}${rest}`, `/%2e/${first}${rest}`, `/x/%2e%2e/${first}${rest}`, `/x/..%2f${first}${rest}`,
    `${path}/`, `${path}//`, `${path}/.`, `${path};x=1`, `/${first};x=1${rest}`, `${path}%3Bx`, `${path}?x=1`, `${path}??`, `${path}%3Fx`, `${path}#x`, `${path}%23x`, `${path}%00`, `${path}%20`, `${path}.json`, `${path}%0d%0ax`,
    path.toUpperCase(), `/${letter.toUpperCase()}${first.slice(1)}${rest}`, `\\${first}${rest.replaceAll('/', '\\')}`, `/${first}${rest.replaceAll('/', '%5C')}`, `/${first}\\..${rest}`,
    `http://${host}${path}`, `HTTP://${host}${path}`, `https://${host}${path}`, `http://elsewhere.example${path}`, `http://${host}/%${hex}${first.slice(1)}${rest}`, `http://${host}//${first}${rest}`, `http://x?${path}`, `http://x#${path}`, `http://@${path}`, `http:/${path}`, `ws://${host}${path}`,
    `/%c0%af${first}${rest}`, `/%ef%bd%90${first.slice(1)}${rest}`, `/%u0070${first.slice(1)}${rest}`, `/%${hex}%`, `*${path}`, first + rest,
  ];
}
