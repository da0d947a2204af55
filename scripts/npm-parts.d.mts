/** What comes on demand, in few files. */
export interface NpmParts {
  write(name: string): string;
  rewrite(path: string, source: string): string;
}

export const PARTS: string;
export function npmParts(root: string): NpmParts;
