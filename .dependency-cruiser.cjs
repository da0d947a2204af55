/** Which way imports run; `npm run lint` holds it, and circles between folders too (scripts/check-folders.mjs). What may know React or call the platform is in eslint.config.js. */

/** From the lowest to the highest: each may import those before it. */
const ORDER = [
  'texts/',
  'api/',
  'core/kernel/',
  'core/parts/',
  'core/data/',
  'core/(?!kernel/|parts/|data/)[a-z]+/', // one for each part of the product
  'core/[a-z-]+\\.ts$', // makes a core of them
  'element/',
  'ui/',
  'widgets/',
  '(registry/|check/|adapter/|debug/|[a-z-]+\\.tsx?$|loader/|server/|react/)', // know all widgets
];
const LAYERS = ORDER.map((layer, index) => [layer, ...ORDER.slice(index + 1)]);
const OUTSIDE = [
  '\\.test\\.tsx?$',
  '^src/core/testing/',
  // The entry of a widget that shows others, and the popups of a page that has one tag and no loader, on demand.
  '^src/widgets/[^/]+/index\\.ts$',
  '^src/element/bring-tags\\.ts$',
];
module.exports = {
  forbidden: [
    {
      name: 'no-circle-at-run-time',
      comment: 'Two files that need each other to run depend on the order in which they are loaded.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only', 'type-import'] } },
    },
    {
      name: 'no-circle',
      comment: 'What two files share, types too, stands in a third. Exempt are imports at run time on demand.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    ...LAYERS.map(([layer, ...above]) => ({
      name: `nothing-below-knows: ${layer}`,
      comment: 'Imports run one way; the layers and what each holds are in docs/architecture.md.',
      severity: 'error',
      from: { path: '^src/', pathNot: [...above.map(name => `^src/${name}`), `^src/${layer}`, ...OUTSIDE] },
      to: { path: `^src/${layer}` },
    })),
    {
      name: 'widgets-are-strangers',
      comment: "A widget never imports another widget's inside: it uses its tag or its contract, or the shared part stands in ui.",
      severity: 'error',
      from: { path: '^src/widgets/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/widgets/', pathNot: ['^src/widgets/$1/', '/contract\\.ts$'] },
    },
    {
      name: 'src-knows-no-examples',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(examples|tests)/' },
    },
    {
      name: 'calls-alone-ask',
      comment: 'Calls ask the other modules of the sandbox; what two of them share stands in the module whose it is.',
      severity: 'error',
      from: { path: '^examples/platform/', pathNot: '^examples/platform/(calls/|http/(app|call\\.test)\\.ts$)' },
      to: { path: '^examples/platform/calls/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist)/|^examples/hosts/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js'] },
  },
};
