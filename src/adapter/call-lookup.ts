import { CALLS, type AdaptedCall } from './calls.js';

const ALL: readonly [name: string, { line: string; names: readonly string[] }][] = Object.entries(CALLS);
const BY_LINE = new Map(ALL.map(([name, { line }]) => [line, name as AdaptedCall]));

/** The call of a method and a path, such as `GET /wps/relay/GCSGAME_gameList`. */
export function callOfLine(line: string): AdaptedCall | undefined {
  return BY_LINE.get(line);
}

/** Names by which contracts know calls that no adapted one answers; some are made by several. */
export function lackingNames(isAdapted: (name: string) => boolean): string[] {
  const had = new Set(ALL.flatMap(([name, { names }]) => (isAdapted(name) ? names : [])));
  return [...new Set(ALL.flatMap(([, { names }]) => names.filter(name => !had.has(name))))];
}

/** What to write in place of a name that is no call of the wire. */
export function notACall(name: string): string {
  const makers = ALL.filter(([, { names }]) => names.includes(name)).map(([call]) => call);
  if (makers.length > 0) return `${name} is answered by ${makers.join(', ')}: write that.`;
  const small = name.toLowerCase();
  const near = ALL.map(([call]) => call).filter(call => call.toLowerCase().includes(small) || small.includes(call.toLowerCase()));
  return `${name} is no call: openapi.json has their names as operationId.${near.length > 0 ? ` Do you mean ${near.join(', ')}?` : ''}`;
}
