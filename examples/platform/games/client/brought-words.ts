/** Words of a language that the game's script does not hold: its page brings them. `own`: what this game alone says. */
export interface BroughtWords {
  words: unknown;
  own: unknown;
}

/** What the page brought. */
export function broughtWords<Words, Own>(): { words: Words; own: Own } | undefined {
  const block = document.getElementById('words')?.textContent;
  return block ? (JSON.parse(block) as { words: Words; own: Own }) : undefined;
}
