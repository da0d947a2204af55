const PREFIX = 'gp-console-answer:';

/** Where the words of an answer wait that was begun and not sent; they outlive a reload, not the tab. */
export function draftName(chat: number): string {
  return `${PREFIX}${chat}`;
}

export function hasDrafts(): boolean {
  return names().length > 0;
}

/** Who comes after is not to read them. */
export function forgetDrafts(): void {
  for (const name of names()) sessionStorage.removeItem(name);
}

function names(): string[] {
  return Object.keys(sessionStorage).filter(name => name.startsWith(PREFIX));
}
