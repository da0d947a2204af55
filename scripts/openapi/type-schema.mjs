import ts from 'typescript';

/** A type of what a call sends → JSON Schema; the comments of its fields become descriptions, `notes` fills in where a field has none. */
export function createTypeSchema(checker, notes) {
  return schemaOf;

  function schemaOf(type, at) {
    if (type.flags & ts.TypeFlags.Union) return schemaOfUnion(type, at);
    if (type.flags & ts.TypeFlags.StringLiteral || type.flags & ts.TypeFlags.NumberLiteral) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0], at) };
    if (type.flags & ts.TypeFlags.Object || type.flags & ts.TypeFlags.Intersection) return schemaOfObject(type, at);
    throw new Error(`No JSON Schema for ${checker.typeToString(type)}, which a call sends.`);
  }

  function schemaOfUnion(type, at) {
    const members = type.types.filter(member => !(member.flags & ts.TypeFlags.Undefined)).map(member => schemaOf(member, at));
    if (members.length > 1 && members.every(({ type: kind }) => kind === 'object')) return members.reduce(eitherOf);
    const values = new Set(members.map(member => ('const' in member ? typeof member.const : '')));
    if (values.size === 1 && values.has('boolean') && members.length === 2) return { type: 'boolean' };
    if (!values.has('')) return members.length === 1 ? members[0] : { enum: members.map(member => member.const) };
    return members.length === 1 ? members[0] : { anyOf: members };
  }

  function schemaOfObject(type, at) {
    const fields = checker.getPropertiesOfType(type).filter(field => !isNever(field, at));
    const each = checker.getIndexInfoOfType(type, ts.IndexKind.String)?.type;
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(field => [field.name, schemaOfField(field, at)])),
      ...requiredOf(fields),
      ...(each && { additionalProperties: schemaOf(each, at) }),
    };
  }

  function schemaOfField(field, at) {
    const description = ts.displayPartsToString(field.getDocumentationComment(checker)) || notes[field.name];
    return { ...schemaOf(checker.getTypeOfSymbolAtLocation(field, at), at), ...(description && { description }) };
  }

  /** A field that one of several objects does not have. */
  function isNever(field, at) {
    return Boolean(checker.getTypeOfSymbolAtLocation(field, at).flags & ts.TypeFlags.Undefined);
  }

  function requiredOf(fields) {
    const required = fields.filter(field => !(field.flags & ts.SymbolFlags.Optional)).map(field => field.name);
    return required.length > 0 ? { required } : {};
  }
}

/** One object for two that a call may send: what only one of them has may be left out. */
function eitherOf(one, other) {
  const required = (one.required ?? []).filter(name => other.required?.includes(name));
  return { type: 'object', properties: { ...one.properties, ...other.properties }, ...(required.length > 0 && { required }) };
}
