export const TARBALL: string;
export const STARTERS: readonly string[];
export const STARTERS_FOLDER: string;
export function packInto(folder: string): Promise<void>;
