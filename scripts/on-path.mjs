import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** First program of these names on PATH. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const endings = process.platform === 'win32' ? ['.exe', ''] : [''];
  const candidates = names.flatMap(name => folders.flatMap(folder => endings.map(ending => join(folder, name + ending))));
  return candidates.find(runs);
}

/** Whether this path is a program. */
export function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
