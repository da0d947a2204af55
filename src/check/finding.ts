/** What is wrong with an answer, for whoever runs the platform. */
export interface Finding {
  /** Which kind of damage it is; stable. */
  kind: FindingKind;
  /** What the widgets count on. */
  expected: string;
  came: string;
  /** What to do, one sentence or two. */
  todo: string;
}
type FindingKind =
  | 'no-answer'
  | 'too-slow'
  | 'server-error'
  | 'not-there'
  | 'not-json'
  | 'no-envelope'
  | 'refused'
  | 'missing-field'
  | 'wrong-type'
  | 'wrong-case'
  | 'empty-list'
  | 'pages-repeat'
  | 'search-ignored'
  | 'cors-origin'
  | 'cors-preflight'
  | 'cors-headers'
  | 'cors-methods'
  | 'adapter-failed'
  | 'adapter-refused'
  | 'session'
  | 'not-kept'
  | 'game-page';

/** A value as it stands in an answer, short enough for a line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
const LONGEST = 60;
