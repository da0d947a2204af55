import { sheetOf } from '../../element/sheets.js';

/**
 * Who has forced colours, or turns them on, gets the sheet that they ask for; nobody else loads it. It fills the empty
 * one that stands in every root already. Imported where icons are drawn,
 * which is nearly everywhere, so that the core's chunk need not hold it.
 */
if (typeof matchMedia === 'function') {
  const query = matchMedia('(forced-colors: active)');
  const bring = () => {
    if (query.matches)
      import('./forced-colors.css').then(
        ({ default: text }) => sheetOf('', document).replaceSync(text),
        () => undefined,
      );
  };
  query.onchange = bring;
  bring();
}
