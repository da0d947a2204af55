/** Data that a page brings for its script, by the id of its element. No script: a policy of scripts does not ask for it. */
export function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;
}
