export const KNOWN_LACKS: Readonly<Record<string, Readonly<Record<string, string>>>>;
export function partKnown(engine: string, failures: readonly string[]): { known: string[]; wrong: string[] };
