import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { createTypeSchema } from './type-schema.mjs';

const KINDS = ['query', 'body', 'form', 'sealed'];

/**
 * What every call of src/api sends and says of itself, read from the types and comments of its `endpoint({…})`: a list of
 * { file, name, isPublic, usedBy: names of the functions that others call, summary, method, path, parts: { query?, body?, form?, sealed? } as JSON Schema, isUpload, keyed, answerComments }.
 */
export function readSends(root, notes) {
  const folder = join(root, 'src/api');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map(name => join(folder, name));
  const { options } = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} },
  );
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const schemaOf = createTypeSchema(checker, notes);
  return files.flatMap(file => {
    const found = [];
    const visit = node => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'endpoint') found.push(readCall(node));
      ts.forEachChild(node, visit);
    };
    visit(program.getSourceFile(file));
    return found.map(call => ({ file: relative(root, file), ...call }));
  });

  function readCall(node) {
    const [declared] = node.arguments;
    const type = checker.getTypeAtLocation(declared);
    const part = name => partOf(type, name, declared);
    const sent = part('send')?.getCallSignatures()[0]?.getReturnType();
    const parts = KINDS.map(kind => [kind, sent && partOf(sent, kind, declared)]).filter(([, shape]) => shape);
    return {
      ...named(node),
      method: literalOf(declared, 'method') ?? 'GET',
      path: literalOf(declared, 'path'),
      parts: Object.fromEntries(parts.map(([kind, shape]) => [kind, schemaOf(shape, declared)])),
      isUpload: Boolean(sent?.getProperty('file')),
      keyed: Boolean(sent?.getProperty('idempotencyKey')),
      answerComments: commentsOf(inputOf(part('answer'), declared), declared),
    };
  }

  function partOf(type, name, at) {
    const property = type.getProperty(name);
    return property && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, at));
  }

  /** Text of a field whose type is one word, such as the path. */
  function literalOf(declared, name) {
    const field = declared.properties.find(({ name: own }) => own?.getText() === name);
    if (!field) return undefined;
    const value = checker.getTypeAtLocation(field.initializer ?? field.name);
    if (value.isStringLiteral()) return value.value;
    throw new Error(`${declared.getSourceFile().fileName}: the ${name} of a call has to be known when it is declared.`);
  }

  /** Name and comment of the constant that a call stands in: its own, or the field of a table. */
  function named(node) {
    const inTable = ts.isPropertyAssignment(node.parent) ? node.parent : undefined;
    let holder = node.parent;
    while (!ts.isVariableDeclaration(holder)) holder = holder.parent;
    const comment = checker.getSymbolAtLocation(holder.name)?.getDocumentationComment(checker);
    const own = holder.name.getText();
    const isPublic = isExported(holder);
    const name = inTable ? `${own}.${inTable.name.getText()}` : own;
    return { name, isPublic, usedBy: isPublic ? [own] : usersOf(own, node.getSourceFile()), summary: ts.displayPartsToString(comment) };
  }

  /** Exported functions of the file that make a call which stands for itself alone. */
  function usersOf(name, file) {
    const mentions = node =>
      (ts.isIdentifier(node) && node.text === name) || Boolean(ts.forEachChild(node, child => mentions(child) || undefined));
    return file.statements
      .filter(node => ts.isFunctionDeclaration(node) && isExported(node) && mentions(node.body))
      .map(node => node.name.text);
  }

  function isExported(node) {
    return (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0;
  }

  /** What a valibot schema takes. */
  function inputOf(schema, at) {
    const types = schema && partOf(schema, '~types', at);
    return types && partOf(types, 'input', at);
  }

  /** Comments of the fields of an answer, in the tree of its fields; a list's are its items'. */
  function commentsOf(type, at, depth = 0) {
    if (!type || depth > 6) return undefined;
    const item = checker.isArrayType(type) ? checker.getTypeArguments(type)[0] : undefined;
    if (item) return commentsOf(checker.getNonNullableType(item), at, depth + 1);
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return undefined;
    return Object.fromEntries(
      checker.getPropertiesOfType(type).map(field => {
        const within = commentsOf(checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(field, at)), at, depth + 1);
        return [field.name, { comment: ts.displayPartsToString(field.getDocumentationComment(checker)), within }];
      }),
    );
  }
}
