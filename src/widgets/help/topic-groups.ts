import type { HelpEntry } from '../../api/wire/system.js';

/** What entries of these keys are about; all others stand last. */
const KEYS = {
  account: ['start', 'account', 'security'],
  money: ['deposits', 'withdrawals', 'bonuses'],
  play: ['rules', 'fairness', 'responsible'],
  legal: ['term', 'agreement', 'privacy', 'license'],
} as const;
const GROUPS = ['account', 'money', 'play', 'legal', 'more'] as const;

export interface TopicGroup {
  name: (typeof GROUPS)[number];
  entries: HelpEntry[];
}

/** The entries by what they are about, in the platform’s order within each group; a group without any is left out. */
export function topicGroups(entries: readonly HelpEntry[]): TopicGroup[] {
  return GROUPS.map(name => ({ name, entries: entries.filter(({ key }) => groupOf(key) === name) })).filter(
    group => group.entries.length > 0,
  );
}

function groupOf(key: string): TopicGroup['name'] {
  for (const [name, keys] of Object.entries(KEYS)) if ((keys as readonly string[]).includes(key)) return name as TopicGroup['name'];
  return 'more';
}
