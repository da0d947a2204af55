export function generatedFiles(root?: string): Promise<Map<string, string>>;
export function orphanedPages(root?: string): Promise<string[]>;
export function writePackageData(root?: string): Promise<void>;
