import type { WidgetMap } from './chunk-map.js';

/** Keeps room for tags whose code has not arrived, with a sheet that a strict CSP allows. */
export function reserveSpace(widgets: WidgetMap): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    Object.entries(widgets)
      .map(
        ([tag, { display = 'block', reserve = 0, reserveWhere: [where, height] = [] as readonly string[] }]) =>
          `${tag}:not(:defined){display:${display};min-block-size:${reserve}}` +
          (where ? `${tag}${where}:not(:defined){min-block-size:${height}}` : ''),
      )
      .join(''),
  );
  document.adoptedStyleSheets.push(sheet);
}
