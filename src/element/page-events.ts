import type { PageEvents } from '../core/parts/core.js';
import type { EventContract } from './contract.js';

/** What core raises, on `document` or on the tag that asked. For contracts, types, docs and manifest: the files of a page carry none of these words. */
export const PAGE_EVENTS = {
  'gp-login': {
    detail: '{ account: string; type: number; restored: boolean }',
    cancelable: false,
    doc: 'Somebody is signed in; `type` is 0 for a member, 1 for an agent. `restored`: by a session that was there before, not by a login just now.',
  },
  'gp-first-login': {
    detail: 'undefined',
    cancelable: false,
    doc: 'Signed in for the first time ever, with the account just made or given; before `gp-login`.',
  },
  'gp-logout': {
    detail: '{ reason: LogoutReason }',
    cancelable: false,
    doc: 'The session is over: `asked` for, `expired`, `rejected` by the platform, or ended `elsewhere`, in another tab.',
  },
  'gp-login-required': {
    detail: '{ action: string }',
    cancelable: true,
    doc: 'A visitor wants what needs a login: `launch`, `favourites`, `recent`, `lottery`, `member-centre`, `agent-centre`, `points-mall`, `deposit`, `withdraw`, `account`, `invite`, `rewards`, `messages` or `chat`. Taken over, the login popup does not open.',
  },
  'gp-launch': {
    detail: 'LaunchDetail & { url: string }',
    cancelable: true,
    doc: 'A game is about to open at `url`, which carries a token for this player; `gameId`, `vendorCode`, `gameCode`, `type`, `name` and `mode` (`real` or `demo`) say which. Taken over, no game opens here.',
  },
  'gp-navigate': {
    detail: '{ to: string; path: string; query: Record<string, string>; hash: string }',
    cancelable: true,
    doc: 'A control leads to a place of the site. Taken over, nothing moves here.',
  },
  'gp-navigated': { detail: '{ path: string }', cancelable: false, doc: 'The page shows another place of the site now.' },
  'gp-balance': {
    detail: '{ amount: number; currency: string }',
    cancelable: false,
    doc: 'The balance was read again; in minor units (cents).',
  },
  'gp-analytics': {
    detail: 'unknown',
    cancelable: false,
    doc: 'Identifiers for your own analytics, as the operator has set them; the widgets load none.',
  },
  'gp-error': {
    detail: '{ code: string; cause?: unknown; gameId?: string }',
    cancelable: false,
    doc: 'A widget failed, or a game (`gameId`) did not open. The code is one of those below.',
  },
} as const satisfies Readonly<Record<`gp-${keyof PageEvents}`, EventContract>>;

/** Those of them that a widget raises, for its contract, in the widget's own words; what they carry is said once, above. */
export function ofPage<N extends keyof typeof PAGE_EVENTS>(words: Readonly<Record<N, string>>): Readonly<Record<N, EventContract>> {
  const raised: Partial<Record<keyof typeof PAGE_EVENTS, EventContract>> = {};
  for (const name of Object.keys(words) as N[]) raised[name] = { ...PAGE_EVENTS[name], doc: words[name] };
  return raised as Record<N, EventContract>;
}
