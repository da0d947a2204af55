import { tellParent } from './tell-parent.js';

/** What was written and has not got there: the words in the field, and messages that are on their way or failed. Pictures are not kept. */
export interface Kept {
  text: string;
  unsent: { key: string; text: string }[];
}

const LONGEST = 20_000;

/** Keeps it over a reload: in this tab's storage, or, in a frame without storage of its own, with the page around it. */
export class Drafts {
  readonly #name: string;
  readonly #isFramed = parent !== window;

  constructor(token: string) {
    this.#name = `gp-chat-draft:${token.slice(0, 8)}`;
  }

  /** What a room of its own has kept; in a frame it comes with the surroundings. */
  read(): Kept | undefined {
    if (this.#isFramed) return undefined;
    try {
      return readKept(sessionStorage.getItem(this.#name));
    } catch {
      return undefined;
    }
  }

  write(kept: Kept): void {
    const text = kept.text === '' && kept.unsent.length === 0 ? '' : JSON.stringify(kept);
    if (text.length > LONGEST) return;
    if (this.#isFramed) return tellParent('gp-chat-keep', { kept: text });
    try {
      if (text) sessionStorage.setItem(this.#name, text);
      else sessionStorage.removeItem(this.#name);
    } catch {
      // Without storage the words last as long as the page.
    }
  }
}

export function readKept(text: unknown): Kept | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    const value = JSON.parse(text) as Partial<Kept> | null;
    if (typeof value?.text !== 'string' || !Array.isArray(value.unsent)) return undefined;
    return {
      text: value.text,
      unsent: value.unsent.filter(({ key, text: words }) => typeof key === 'string' && typeof words === 'string'),
    };
  } catch {
    return undefined;
  }
}
