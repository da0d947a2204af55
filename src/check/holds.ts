import { shown, type Finding } from './finding.js';

/** Codes of game types that the widgets know; an operator's own are others (ENT-02). */
const GAME_TYPES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'MINI'];
/** Fields whose codes are compared letter by letter. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  gameType: GAME_TYPES,
  linkageType: ['GAME', 'CATEGORY', 'PROMOTION', 'PAGE', 'URL'],
  isGame: ['VASSALAGE'],
};

/** A list that holds nothing, where widgets have nothing to show without. */
export function emptyList(name: string, list: readonly unknown[]): Finding | undefined {
  if (list.length > 0) return undefined;
  return {
    kind: 'empty-list',
    expected: `“${name}” with one entry at least`,
    came: 'an empty list',
    todo: 'Fill it for this merchant and language. Is the code of the merchant right?',
  };
}

/** A second page that is the first again: whoever turns pages never gets further. */
export function pagesRepeat(one: readonly unknown[], two: readonly unknown[] | undefined): Finding | undefined {
  if (!two || one.length === 0 || JSON.stringify(one) !== JSON.stringify(two)) return undefined;
  return {
    kind: 'pages-repeat',
    expected: 'other entries on page 2 than on page 1',
    came: 'the same entries on both',
    todo: 'Read the number of the page (pageNo or page, from 1), or answer “totalPages”: 1 where all stand on one page.',
  };
}

/** The same games for a name that is one's and for a name that is none's: whoever searches finds everything. */
export function searchIsIgnored(found: readonly unknown[] | undefined, unfound: readonly unknown[] | undefined): Finding | undefined {
  if (!found || !unfound?.length || JSON.stringify(found) !== JSON.stringify(unfound)) return undefined;
  return {
    kind: 'search-ignored',
    expected: 'no games for a name that no game has',
    came: 'the same games as for a name that one has',
    todo: 'Read “gameName”, part of a name in any case, and answer an empty list where no name holds it.',
  };
}

/** The first code of an answer that is known, but not in this spelling. */
export function wrongCase(body: unknown): Finding | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const [name, value] of Object.entries(body)) {
    const known = Array.isArray(body) ? undefined : CODES[name];
    const meant = typeof value === 'string' && !known?.includes(value) ? known?.find(code => code === value.toUpperCase()) : undefined;
    if (meant)
      return {
        kind: 'wrong-case',
        expected: `“${name}” ${shown(meant)}`,
        came: shown(value),
        todo: `Send “${name}” in capitals: codes are compared letter by letter, and with another spelling the games stand nowhere.`,
      };
    const found = wrongCase(value);
    if (found) return found;
  }
  return undefined;
}
