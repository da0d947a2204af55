/** What may lead somewhere in what an operator writes; server and form ask the same. No imports: the form carries it. */

/** A path of the site: nothing that a browser could read as another host, such as `//host`, `/\host` or a tab between them. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(text) && !hasControl(text);
}

export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(text) || hasControl(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** What is wrong with the target of a banner (OP-80); undefined when it can be followed. */
export function linkageProblem(kind: string | null, target: string | null): string | undefined {
  if (kind === null || target === null) return (kind === null) === (target === null) ? undefined : 'A link needs its kind and its target.';
  switch (kind) {
    case 'URL':
      return isWebAddress(target) ? undefined : 'Must be an address that begins with https:// or http://';
    case 'PAGE':
      return isSitePath(target) ? undefined : 'Must be a path of the site, such as /live; not // or a backslash.';
    case 'CATEGORY':
      return /^[A-Z0-9_]{1,40}$/i.test(target) ? undefined : 'Must be a category, such as RNG.';
    default:
      return /^\d{1,15}$/.test(target) ? undefined : 'Must be a number.';
  }
}

/** What is wrong with the first link in a text of HTML that leads nowhere safe; undefined when there is none. */
export function hrefProblem(html: string): string | undefined {
  for (const match of html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi)) {
    const target = plain(match[1] ?? match[2] ?? match[3] ?? '').trim();
    if (!isSitePath(target) && !isWebAddress(target))
      return `The link to “${target.slice(0, 60)}” must be a path of the site, such as /help, or begin with https:// or http://`;
  }
  return undefined;
}

function hasControl(text: string): boolean {
  return [...text].some(char => char < ' ' || char === '\u007f');
}

/** A browser reads references before it looks at the address. */
function plain(text: string): string {
  const named: Readonly<Record<string, string>> = {
    amp: '&',
    colon: ':',
    sol: '/',
    bsol: '\\',
    tab: '\t',
    newline: '\n',
    quot: '"',
    lt: '<',
    gt: '>',
    apos: "'",
  };
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));?/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return named[(name ?? '').toLowerCase()] ?? whole;
  });
}
