/** What a day of a daily sign-in is to whoever signs in; `none` lies outside of it. Days are the platform's, yyyy-MM-dd. */
export type SignInState = 'signed' | 'missed' | 'today' | 'ahead' | 'none';
export interface SignInDay {
  day: string;
  state: SignInState;
}
interface SignIns {
  signed: ReadonlySet<string>;
  today: string;
  /** The last day on which one can sign in; none where there is no end. */
  last?: string;
}

const DAY = 86_400_000;
const WEEK = 7;

/** Weeks of a month, yyyy-MM, from Monday; what is of another month is empty. Nobody has missed a day before the first. */
export function signInMonth(month: string, signIns: SignIns): (SignInDay | undefined)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() + 6) % WEEK;
  const days: (SignInDay | undefined)[] = Array.from({ length: before });
  for (let at = first; monthOf(textOf(at)) === month; at += DAY) days.push({ day: textOf(at), state: stateOf(textOf(at), signIns) });
  while (days.length % WEEK !== 0) days.push(undefined);
  return Array.from({ length: days.length / WEEK }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK));
}

/** The month of a day; `by` months later. */
export function monthOf(day: string, by = 0): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

/** The first day that was signed, or today. */
export function firstDay({ signed, today }: Pick<SignIns, 'signed' | 'today'>): string {
  return [...signed, today].reduce((least, day) => (day < least ? day : least));
}

function stateOf(day: string, { signed, today, last }: SignIns): SignInState {
  if (signed.has(day)) return 'signed';
  if (last !== undefined && day > last) return 'none';
  if (day === today) return 'today';
  if (day > today) return 'ahead';
  return day < firstDay({ signed, today }) ? 'none' : 'missed';
}

function textOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
