import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const MADE = '// Made by scripts/manifest.mjs from the calls of src/api; run it after changing one.';

/** src/adapter/calls.ts: how an adapter recognizes a call, and reads back the numbers and truths of its query. */
export function adapterCallsFile({ paths }) {
  const rows = operationsOf(paths).map(({ name, line, operation }) => {
    const ofType = type => ownQuery(operation).filter(parameter => parameter.schema.type === type);
    const list = names => `[${names.map(each => `'${each}'`).join(', ')}]`;
    const [numbers, truths] = ['number', 'boolean'].map(type => ofType(type).map(parameter => parameter.name));
    const shape = [
      `line: '${line}'`,
      `names: ${list(operation['x-gp-calls'])}`,
      ...(numbers.length > 0 ? [`numbers: ${list(numbers)}`] : []),
      ...(truths.length > 0 ? [`truths: ${list(truths)}`] : []),
    ];
    return `  ${name}: { ${shape.join(', ')} },`;
  });
  return `${MADE}

export interface CallShape {
  /** Method and path. */
  line: string;
  /** Names of the functions of src/api that make it. */
  names: readonly string[];
  /** Values of its query that are numbers, or true and false. */
  numbers?: readonly string[];
  truths?: readonly string[];
}
/** The calls of openapi.json by operationId. */
export const CALLS = {
${rows.join('\n')}
} satisfies Record<string, CallShape>;
export type AdaptedCall = keyof typeof CALLS;
`;
}

/** src/adapter/wire-calls.ts: what each call sends and answers, as types. */
export async function wireCallsFile(document) {
  const operations = operationsOf(document.paths);
  const schemas = { ...document.components.schemas };
  for (const { name, operation } of operations) {
    schemas[`${name}-sent`] = sentOf(operation);
    schemas[`${name}-answer`] = answerOf(operation);
  }
  const types = astToString(
    await openapiTS(
      { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: { schemas: withoutNames(schemas) } },
      {
        transform: ({ contentMediaType }) => (contentMediaType?.startsWith('image/') ? BLOB : undefined),
        silent: true,
        defaultNonNullable: false,
      },
    ),
  );
  const rows = operations.map(
    ({ name, operation }) =>
      `  /** ${operation.summary}. */\n  ${name}: { sent: Schemas['${name}-sent']; answer: Schemas['${name}-answer'] };`,
  );
  return `${MADE}
${types
  .slice(types.indexOf('export interface components'))
  .replace('export interface components', 'interface components')
  .replace(/^export type .*;\n/gm, '')}
type Schemas = components['schemas'];

/** What the widgets send with each call, and what they read of its answer. */
export interface WireCalls {
${rows.join('\n')}
}
`;
}

const BLOB = ts.factory.createTypeReferenceNode('Blob');

function operationsOf(paths) {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: operation.operationId,
        line: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Parameters of the call's own: merchant and language go with all. */
function ownQuery({ parameters = [] }) {
  return parameters.filter(parameter => parameter.in === 'query');
}

/** Query and payload as one object. */
function sentOf(operation) {
  const { schema } = Object.values(operation.requestBody?.content ?? {})[0] ?? {};
  const payload = schema?.properties?.jwe?.contentSchema ?? schema ?? {};
  const query = ownQuery(operation);
  const required = [...query.filter(parameter => parameter.required).map(({ name }) => name), ...(payload.required ?? [])];
  return {
    ...payload,
    type: 'object',
    properties: {
      ...Object.fromEntries(
        query.map(({ name, schema: { ...own }, description }) => [name, { ...own, ...(description && { description }) }]),
      ),
      ...payload.properties,
    },
    ...(required.length > 0 && { required }),
  };
}

/** Without the envelope, which is not for an adapter to know. */
function answerOf({ responses }) {
  return responses[200].content['application/json'].schema.allOf[1].anyOf[0];
}

/** Refusals stand in no answer. */
function withoutNames({ Refusal: _refusal, Sealed: _sealed, ...schemas }) {
  return schemas;
}
