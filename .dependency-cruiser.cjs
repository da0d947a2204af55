/** Which way imports run; `npm run lint` holds it. Directions of what may know React or call the platform are in eslint.config.js. */
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
      comment:
        'What two files share, types too, stands in a third. Exempt are imports at run time on demand, and the type of what the core brings so.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'], pathNot: '^src/core/on-demand\\.ts$' } },
    },
    {
      name: 'layers',
      comment: 'Widgets ask core, core asks api, never back.',
      severity: 'error',
      from: { path: '^src/(api|core)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(widgets|server|react|loader)/' },
    },
    {
      name: 'api-is-lowest',
      severity: 'error',
      from: { path: '^src/api/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/core/' },
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
    exclude: { path: '(^|/)(node_modules|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js'] },
  },
};
