import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderSnapshot, sheetNames, snapshotHtml } from 'gp-widgets/server';
import { platform } from '../platform';

const CDN = join(process.cwd(), 'node_modules/gp-widgets/dist/cdn');

/** What stands in a tag until its code has arrived, as a declarative shadow root; empty when the platform cannot be asked. */
export async function firstView(tag: string, attributes: Record<string, string>): Promise<string> {
  try {
    const snapshot = await renderSnapshot({ tag, attributes, language: 'EN' }, platform);
    if (!snapshot) return '';
    const sheets = await Promise.all(sheetNames(tag).map(name => readFile(join(CDN, name), 'utf8')));
    return snapshotHtml(snapshot, { cdn: `${platform.apiBase}/cdn`, css: sheets.join('') });
  } catch (error) {
    console.error(`The first view of <${tag}> could not be drawn:`, error);
    return '';
  }
}
