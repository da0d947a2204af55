/** What the help centre is about, in the order in which it is listed. */
export const HELP_KEYS = [
  'start',
  'account',
  'deposits',
  'withdrawals',
  'bonuses',
  'rules',
  'fairness',
  'responsible',
  'security',
  'term',
  'agreement',
  'privacy',
  'license',
  'brand',
  'app-ios',
  'app-android',
  'about',
] as const;
type HelpKey = (typeof HELP_KEYS)[number];

/** The help centre in one language; bodies are HTML of the platform, sanitised by whoever shows it. */
export type HelpWords = Readonly<Record<HelpKey, readonly [title: string, body: string]>>;
