import { BESIDE, FIELDS, GROUPS, INTRODUCTION } from './notes.mjs';

/** Who makes a call, by the access that the sandbox gives it. */
const ROLES = {
  open: ['visitor', 'trial', 'member', 'agent'],
  session: ['trial', 'member', 'agent'],
  real: ['member', 'agent'],
  agent: ['agent'],
};
const ref = name => ({ $ref: `#/components/schemas/${name}` });
const parameter = name => ({ $ref: `#/components/parameters/${name}` });

/**
 * The wire as OpenAPI 3.1. `sends` and `answers` are what src/api declares, `rules` of a call who may make it in the sandbox, `failures`
 * the codes with status and text, `examples` answers of the sandbox by call, `users` the widgets that make a call.
 */
export function openApi({ version, sends, answers, components, rules, failures, examples, users }) {
  const schemas = structuredClone(components);
  for (const [name, fields] of Object.entries(BESIDE)) addBeside(schemas[name], fields);
  const calls = new Map();
  for (const send of sends) calls.set(keyOf(send), [...(calls.get(keyOf(send)) ?? []), send]);
  const known = new Set(failures.map(({ code }) => code));
  const paths = {};
  for (const [key, declared] of [...calls].sort(([one], [other]) => (pathOf(one) < pathOf(other) ? -1 : 1))) {
    // The one that others use says best what the call is.
    const variants = declared.toSorted((one, other) => Number(other.isPublic) - Number(one.isPublic));
    const [{ method, path }] = variants;
    for (const { answerComments } of variants) for (const name of answers.get(key)) explain(schemas[name], answerComments, schemas);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, variants, { answers, rules, known, examples, users }) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'GP Widgets: what a platform answers', version, description: INTRODUCTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '{base}', variables: { base: { default: 'https://api.example', description: 'data-api of the page.' } } }],
    tags: Object.values(GROUPS).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: { Refusal: refusal(failures), Sealed: SEALED, ...schemas }, parameters: PARAMETERS, securitySchemes: SECURITY },
  };
}

function operation(key, variants, { answers, rules, known, examples, users }) {
  const [first] = variants;
  const { token, access } = rules.get(key);
  const names = [...new Set(variants.flatMap(({ usedBy }) => usedBy))];
  const codes = refusalsOf(variants, rules.get(key), known);
  const answered = answers.get(key).map(ref);
  const example = examples[key];
  return {
    operationId: first.name.replace(/\.(\w)/, (_dot, letter) => letter.toUpperCase()),
    tags: [GROUPS[first.file.split('/')[2]][0]],
    summary: wordsOf(first.name),
    description: [describe(variants), saidOf(users.get(key))].filter(Boolean).join('\n\n'),
    ...(token === 'required'
      ? { security: [{ session: [] }] }
      : token === 'optional'
        ? { security: [{}, { session: [] }] }
        : { security: [] }),
    parameters: parametersOf(variants, token),
    ...requestBodyOf(variants),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: envelope(answered.length === 1 ? answered[0] : { anyOf: answered }),
            ...(example && { example }),
          },
        },
      },
      default: {
        description: `Refused: ${codes.map(code => `\`${code}\``).join(', ')}.`,
        content: { 'application/json': { schema: ref('Refusal') } },
      },
    },
    'x-gp-calls': names,
    'x-gp-roles': ROLES[access],
    'x-gp-errors': codes,
    ...(users.get(key).length > 0 && { 'x-gp-widgets': users.get(key) }),
  };
}

/** Fields stand beside `success`, or in `value`. */
function envelope(answer) {
  const success = { type: 'object', properties: { success: { const: true } }, required: ['success'] };
  return { allOf: [success, { anyOf: [answer, { type: 'object', properties: { value: answer }, required: ['value'] }] }] };
}

/** Codes that a call may be refused with: those of the `known` that its comment names, and those that follow from what it is. */
function refusalsOf(variants, { token, access, sealed }, known) {
  const named = variants.flatMap(({ summary }) => [...summary.matchAll(/(?<![\w-])[a-z]+(?:-[a-z]+)*(?![\w-])/g)].map(([word]) => word));
  const keyed = variants.some(variant => variant.keyed);
  const follows = [
    'bad-request',
    'rate-limited',
    'maintenance',
    'region-restricted',
    ...(token === 'required' ? ['not-logged-in', 'password-change-required'] : []),
    ...(access === 'real' || access === 'agent' ? ['real-account-required'] : []),
    ...(access === 'agent' ? ['agent-required'] : []),
    ...(sealed ? ['seal-refused'] : []),
    ...(keyed ? ['idempotency-mismatch'] : []),
    ...(variants.some(({ parts }) => parts.sealed?.properties.paymentPassword) ? ['payment-locked'] : []),
  ];
  return [...new Set([...named.filter(word => known.has(word)), ...follows])].sort();
}

function describe(variants) {
  const said = variants.map(variant => [variant.name, textOf(variant)]).filter(([, text]) => text !== '');
  return said.map(([name, text]) => (said.length > 1 ? `**${name}**: ${text}` : text)).join('\n\n');
}

/** Which widgets need the call, and what goes where a platform has none. */
function saidOf(users) {
  const needed = users.filter(user => user.needed).map(({ tag }) => tagOf(tag));
  const without = users.filter(user => user.without).map(user => `${tagOf(user.tag)} works without it, but for ${user.without}`);
  const sentences = [needed.length > 0 && `Needed by ${needed.join(', ')}`, without.length > 0 && without.join('; ')].filter(Boolean);
  return sentences.map(said => `${said[0].toUpperCase()}${said.slice(1)}.`).join(' ');
}

function tagOf(tag) {
  return tag.startsWith('gp-') ? `\`${tag}\`` : tag;
}

/** Ids of requirement rows, which say nothing to who builds a platform. */
const ROW_IDS = / \((?:(?:[A-Z]{1,3}-\d+|[ET]|optional)(?:[,;] | to )?)+\)/g;
const ROW_IDS_FIRST = / \((?:(?:[A-Z]{1,3}-\d+|[ET])(?:[,;] | to ))+/g;

/** Comments speak of the SDK's functions, which count in minor units; the wire has decimals. */
function textOf({ summary }) {
  return summary
    .replaceAll('\n', ' ')
    .replaceAll(ROW_IDS, '')
    .replaceAll(ROW_IDS_FIRST, ' (')
    .split(/(?<=\.) (?=[A-Z`])/)
    .filter(sentence => !/minor units/i.test(sentence))
    .join(' ');
}

/** `listTeamBets` → List team bets. */
function wordsOf(name) {
  const words = name
    .replace('Of.', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words[0].toUpperCase() + words.slice(1);
}

function parametersOf(variants, token) {
  const { properties = {}, required = [] } = merged(variants, 'query');
  const own = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    ...(description && { description }),
    schema,
  }));
  const { method } = variants[0];
  return [
    ...own,
    ...('merchant' in properties || 'merchantCode' in properties ? [] : [parameter('merchant')]),
    ...('language' in properties || 'lang' in properties ? [] : [parameter('language')]),
    ...(token !== 'none' || method !== 'GET' ? [parameter('Merchant'), parameter('Language')] : []),
    ...(variants.some(({ keyed }) => keyed) ? [parameter('IdempotencyKey')] : []),
  ];
}

function requestBodyOf(variants) {
  if (variants.some(({ isUpload }) => isUpload))
    return body('multipart/form-data', {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'image/*' } },
      required: ['file'],
    });
  const [sealed, open, form] = ['sealed', 'body', 'form'].map(kind => merged(variants, kind));
  if (sealed.properties)
    return body(
      'application/json',
      { ...ref('Sealed'), properties: { jwe: { type: 'string', contentMediaType: 'application/jose', contentSchema: sealed } } },
      listed(sealed),
    );
  if (open.properties) return body('application/json', open);
  if (form.properties) return body('application/x-www-form-urlencoded', form);
  return {};
}

function body(type, schema, description) {
  return { requestBody: { required: true, ...(description && { description }), content: { [type]: { schema } } } };
}

/** What is sealed, for pages that show no `contentSchema`. */
function listed({ properties, required = [] }) {
  const rows = Object.entries(properties).map(([name, { type, description = '' }]) => {
    const kind = [type ?? 'value', required.includes(name) ? 'required' : ''].filter(Boolean).join(', ');
    return `| \`${name}\` | ${kind} | ${description.replaceAll('\n', ' ')} |`;
  });
  return ['Sealed, the payload is:', '', '| Field | | |', '| --- | --- | --- |', ...rows].join('\n');
}

/** What several declared calls of one path send, as one object: what not all of them send may be left out. */
function merged(variants, kind) {
  const shapes = variants.map(({ parts }) => parts[kind]).filter(Boolean);
  if (shapes.length === 0) return {};
  const all = shapes.length === variants.length;
  const required = all ? (shapes[0].required ?? []).filter(name => shapes.every(shape => shape.required?.includes(name))) : [];
  return {
    type: 'object',
    properties: shapes.reduceRight((sum, { properties }) => {
      const next = { ...sum };
      for (const [name, schema] of Object.entries(properties)) next[name] = name in sum ? either(schema, sum[name]) : schema;
      return next;
    }, {}),
    ...(required.length > 0 && { required }),
    ...(shapes.some(shape => shape.additionalProperties) && { additionalProperties: true }),
  };
}

/** One schema for a field that two calls of a path send. */
function either(one, other) {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  const { description, ...first } = one;
  const { description: otherDescription, ...second } = other;
  const values = [first, second].flatMap(schema => ('const' in schema ? [schema.const] : (schema.enum ?? [])));
  const said = description ?? otherDescription;
  const schema =
    first.type === second.type && first.type
      ? first
      : values.length > 0 && !first.type && !second.type
        ? { enum: [...new Set(values)] }
        : { anyOf: [first, second] };
  return { ...schema, ...(said && { description: said }) };
}

/** Puts the comments of an answer's fields into its schema. */
function explain(schema, comments, schemas) {
  if (!schema || !comments) return;
  const whole = schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema;
  for (const member of whole.anyOf ?? whole.allOf ?? []) explain(member, comments, schemas);
  if (whole.items) explain(whole.items, comments, schemas);
  for (const [name, field] of Object.entries(whole.properties ?? {})) {
    const { comment, within } = comments[name] ?? {};
    if (comment && !field.description) field.description = comment.replaceAll('\n', ' ').replace(/,? ?(?:in )?minor units/i, '');
    explain(field, within, schemas);
  }
}

/** Further fields of an answer; a name such as `list.bet` leads to where they stand. */
function addBeside(schema, fields) {
  for (const [path, added] of Object.entries(fields)) {
    const place = path
      .split('.')
      .filter(Boolean)
      .reduce((at, name) => at.properties[name].items ?? at.properties[name], schema);
    for (const [name, field] of Object.entries(added)) place.properties[name] ??= structuredClone(field);
  }
}

function refusal(failures) {
  const rows = failures.map(({ code, status, text }) => `| \`${code}\` | ${status} | ${text} |`);
  return {
    type: 'object',
    description: [
      'A refusal. Any other code is shown with the platform’s own message.',
      '',
      '| Code | Status | What a player is told |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n'),
    properties: {
      success: { const: false },
      code: { type: 'string', description: 'A word of the table above.' },
      message: { type: 'string', description: 'In the language that was asked for.' },
      fields: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Name of a wrong field → a word for what is wrong with it, or a sentence.',
      },
      value: { type: 'object', description: 'What else the widgets need, such as captchaRequired.' },
    },
    required: ['success', 'code'],
  };
}

const SEALED = {
  type: 'object',
  description: 'A sealed payload: compact JWE for the platform’s published key.',
  properties: { jwe: { type: 'string' } },
  required: ['jwe'],
};

const SECURITY = { session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' } };
const PARAMETERS = {
  merchant: { name: 'merchant', in: 'query', description: FIELDS.merchant, schema: { type: 'string' } },
  language: { name: 'language', in: 'query', description: FIELDS.language, schema: { type: 'string' } },
  Merchant: { name: 'Merchant', in: 'header', description: FIELDS.merchant, schema: { type: 'string' } },
  Language: { name: 'Language', in: 'header', description: FIELDS.language, schema: { type: 'string' } },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'The same for every attempt of one wish: it is done once.',
    schema: { type: 'string', pattern: '^[\\w:.-]{8,128}$' },
  },
};

function keyOf({ method, path }) {
  return `${method} ${path}`;
}

function pathOf(key) {
  return key.split(' ')[1];
}
