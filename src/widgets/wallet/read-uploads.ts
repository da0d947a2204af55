import type { Upload } from '../../api/wire/upload.js';

/** Pictures of a draft; what cannot be read is none. */
export function readUploads(kept: string): readonly Upload[] {
  if (kept === '') return [];
  try {
    return JSON.parse(kept) as Upload[];
  } catch {
    return [];
  }
}
