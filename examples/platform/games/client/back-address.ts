/** Where a game in a window of its own goes when it is left: its own host, or one that the platform names; elsewhere it does not lead. */
export function backAddress(back: string, own: string, named: readonly string[]): string | undefined {
  if (!/^https?:\/\//i.test(back) || !URL.canParse(back)) return undefined;
  const { origin, href, username, password } = new URL(back);
  return (origin === own || named.includes(origin)) && username === '' && password === '' ? href : undefined;
}
