/** Notices in their order. */
export const NOTICES = ['welcome', 'newest', 'checked', 'tables', 'free', 'password', 'pot', 'favourites', 'decide', 'addresses'] as const;
export const AGENT_NOTICES = ['records', 'sharing'] as const;
/** Popups with whom they are for. */
export const POPUPS = [
  ['account', 'B'],
  ['free', 'B'],
  ['fair', 'B'],
  ['back', 'A'],
  ['pot', 'A'],
  ['records', 'A'],
  ['invite', 'A'],
  ['first', 'F'],
] as const;
/** Groups of one banner; the end of the name is the category it leads to, but of the last. */
export const GROUPS = ['w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_elott', 'w_lott', 'w_forget'] as const;

export type Text = readonly [title: string, content: string];
export interface AnnouncementWords {
  notices: Readonly<Record<(typeof NOTICES)[number], Text>>;
  agentNotices: Readonly<Record<(typeof AGENT_NOTICES)[number], Text>>;
  popups: Readonly<Record<(typeof POPUPS)[number][0], Text>>;
  /** On the home page. */
  help: Text;
  home: Readonly<Record<'slots' | 'bonus' | 'tables' | 'news' | 'returns', string>>;
  groups: Readonly<Record<(typeof GROUPS)[number], string>>;
}
/** `spins`: number of the promotion that a notice leads to. */
export type AnnouncementsIn = (spins: string) => AnnouncementWords;
