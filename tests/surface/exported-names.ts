import { join } from 'node:path';
import ts from 'typescript';

/** Entries of the package that are written by hand; those of single tags and frameworks follow from the contracts. */
const ENTRIES = {
  'gp-widgets': 'src/index.ts',
  'gp-widgets/react': 'src/react.tsx',
  'gp-widgets/adapter': 'src/adapter/index.ts',
  'gp-widgets/server': 'src/server/index.ts',
  'gp-widgets/define-all': 'src/define-all.ts',
};
/** Whose members are a promise too: what one may configure, and what `getCore()` has. */
const OPENED = /^(?:ConfigInput|ErrorReport|Core)$/;

/** `gp-widgets ConfigInput.theme`, `gp-widgets Core.session.logout`: what the entries export, with the members of some. */
export function exportedNames(root: string): string[] {
  const { options } = ts.convertCompilerOptionsFromJson(
    { target: 'ES2022', module: 'NodeNext', moduleResolution: 'NodeNext', jsx: 'react-jsx', skipLibCheck: true, types: [] },
    root,
  );
  const files = Object.values(ENTRIES).map(file => join(root, file));
  const program = ts.createProgram([...files, join(root, 'src/css.d.ts')], options);
  const checker = program.getTypeChecker();
  return Object.entries(ENTRIES).flatMap(([entry, file]) => {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing.`);
    return checker.getExportsOfModule(module).flatMap(symbol => {
      const name = `${entry} ${symbol.name}`;
      return [name, ...(OPENED.test(symbol.name) ? membersOf(symbol, checker).map(member => `${name}.${member}`) : [])];
    });
  });
}

/** Names of an interface, and of one more level where a member is an object of ours. */
function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return checker
    .getDeclaredTypeOfSymbol(declared)
    .getProperties()
    .flatMap(property => {
      const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
      const isOurs = type.symbol?.declarations?.every(node => node.getSourceFile().fileName.includes('/src/core/parts/')) === true;
      return [property.name, ...(isOurs ? type.getProperties().map(({ name }) => `${property.name}.${name}`) : [])];
    });
}
