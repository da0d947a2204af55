import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What the layers may know of libraries; which way our own imports run is in .dependency-cruiser.cjs. */
const direction = (group, message) => ({ group, message });
const NO_REACT = direction(['react', 'react-dom', 'react/*', 'react-dom/*'], 'Only element, ui and widgets know React.');
const VIEWS = 'src/{element,ui,widgets}/**/*.{ts,tsx}';
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns: patterns.flat() }] });

const refuse = (...forms) => ({ 'no-restricted-syntax': ['error', ...forms] });
const EMIT = {
  selector: "CallExpression[callee.object.property.name='events'][callee.property.name='emit']",
  message: 'Say it in the transaction with tell().',
};
const BARE_STRING = {
  selector: "CallExpression[callee.object.name='v'][callee.property.name='string']",
  message: 'Text from outside is plainText() of http/plain-text.js.',
};
const FOR_UPDATE = {
  selector: "CallExpression[callee.property.name='forUpdate']",
  message: 'Lock by forNoKeyUpdate(): what names the row need not wait then, and nobody waits in a circle.',
};
const INTL = {
  selector: "NewExpression[callee.object.name='Intl'][callee.property.name=/^(DateTime|List|Number|RelativeTime)Format$/]",
  message: 'Write dates, numbers and lists by texts/forms/forms-of.ts: engines do not have every language that we have.',
};
const OUTSIDE = ['examples/platform/{calls,chat,console,games,http}/**/*.ts', 'examples/platform/identity/register-input.ts'];
const NOT_OUTSIDE = ['**/*.test.ts', '**/client/**', 'examples/platform/http/plain-*.ts', 'examples/platform/http/wire-input.ts'];

export default tseslint.config(
  // The starters of examples/hosts are projects of their own, which test:hosts compiles.
  { ignores: ['dist/**', 'node_modules/**', '.data/**', '.wtr/**', 'coverage/**', 'examples/hosts/**'] },
  ...tseslint.configs.recommended,
  // What only types show: promises that nobody awaits, objects in texts, values of any type.
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Parts of the core are plain objects without `this`; they are made to be taken apart.
      '@typescript-eslint/unbound-method': 'off',
      // `async` also says that a failure comes as a rejected promise.
      '@typescript-eslint/require-await': 'off',
      // Calls assertions superfluous without which tsc does not compile.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  {
    // What comes out of JSON in a test, and expect.any(), have no type; the assertion is what looks at them.
    files: ['**/*.test.{ts,tsx}', 'tests/**', 'src/core/testing/**'],
    rules: {
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['src/api/**'],
    ignores: ['**/*.test.ts', 'src/api/wire/schema.ts'],
    rules: restrict(NO_REACT, direction(['valibot'], 'Schemas come from schema.js, which bears what a page puts on Object.prototype.')),
  },
  { files: ['src/core/**'], rules: restrict(NO_REACT) },
  {
    // What the wire looks like is a type, and errors are of all layers; everything else of api is core's to use. Taking over what a
    // server has drawn comes before there is a core: the two files that do it know the snapshot's format, as server and loader do.
    files: [VIEWS],
    ignores: ['**/*.test.*', 'src/element/take-over.ts', 'src/element/mount-frame.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/api/(?!wire/errors\\.js$)', allowTypeImports: true, message: 'A view asks core and never calls api.' }] },
      ],
    },
  },
  {
    files: [VIEWS, 'src/react/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['src/**/*.{ts,tsx}'], ignores: ['**/*.test.*', 'src/texts/forms/**'], rules: refuse(INTL) },
  // What a transaction changes is told by tell(), once it stands; outside of one are reading a chat, the clock and a reset.
  { files: ['examples/platform/**/*.ts'], ignores: ['**/*.test.ts', 'examples/platform/tell.ts'], rules: refuse(EMIT, FOR_UPDATE) },
  // What comes in from outside has one type of text; a bare string may hold what the database cannot keep.
  { files: OUTSIDE, ignores: NOT_OUTSIDE, rules: refuse(EMIT, FOR_UPDATE, BARE_STRING) },
  {
    files: ['examples/platform/{chat/conversations,console/chats,console/reset,console/clock-routes}.ts'],
    rules: refuse(FOR_UPDATE, BARE_STRING),
  },
);
