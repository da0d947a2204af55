export const CHROMIUM_ARGS: string[];
export function findBrowser(): Promise<string>;
export function onPath(names: string[]): string | undefined;
