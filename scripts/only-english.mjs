/** For a file that stands alone and reads the English texts: those of all other languages would be in it too. */
export const onlyEnglish = {
  name: 'only-english',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\/[a-z]{2}\/\w+\.js$/ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' && /[\\/]src[\\/]texts[\\/]/.test(importer) && !path.startsWith('./en/')
        ? { path, namespace: 'gp-other' }
        : undefined,
    );
    onResolve({ filter: /^\.\/other-text-files\.js$/ }, ({ path }) => ({ path, namespace: 'gp-other' }));
    onLoad({ filter: /./, namespace: 'gp-other' }, () => ({ contents: 'export default {}' }));
  },
};
