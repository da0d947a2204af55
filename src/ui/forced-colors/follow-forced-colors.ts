/**
 * Who has forced colours, or turns them on, gets the sheet that they ask for; nobody else loads it. Imported where icons are
 * drawn, which is nearly everywhere, so that the core's chunk need not hold it; a server, which draws icons too, has no colours.
 */
if (typeof matchMedia === 'function') {
  const query = matchMedia('(forced-colors: active)');
  const bring = () => {
    if (query.matches)
      import('./fill-forced-colors.js').then(
        ({ fillForcedColors }) => fillForcedColors(document),
        () => undefined,
      );
  };
  query.onchange = bring;
  bring();
}
