export const CALL: RegExp;
export function readCallNames(root: string): Promise<string[]>;
