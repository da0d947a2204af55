import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../../examples/platform/calls/calls.js';

interface Body {
  properties: Record<string, { contentSchema?: Body }>;
  required?: string[];
}
interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: Body }> };
  security: object[];
  'x-gp-errors': string[];
}
const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  ),
);
/** Merchant and language go with every call, and so does what the widgets send for platforms that want it. */
const FOR_OTHERS = new Set(['merchant', 'merchantCode', 'language', 'lang']);

/** Calls of the specification that the sandbox answers and no widget asks: their answers stand in the status, the catalogue, the winners. */
const UNASKED = new Set(['GET /lgw/games/game_menus', 'GET /wps/system/jackpot', 'GET /wps/system/whitelabel']);
const asked = calls.map(call => [`${call.method} ${call.path}`, call] as const).filter(([name]) => !UNASKED.has(name));
/** Fields of the specification that the sandbox has no use for. */
const PASSED_OVER: Record<string, string[]> = {
  'GET /wps/relay/GCSGAME_gameList': ['clientType', 'platform'],
  'GET /wps/relay/GCSGAME_hotGamesV2': ['isPlatform', 'platform'],
  'GET /wps/relay/GCSGAME_newGameVendor': ['platform'],
  // The token is read before the call's own fields.
  'GET /wps/relay/MCSFE_getFavoriteGamesList': ['clientType', 'platform', 'token'],
  'GET /wps/relay/GCS_recentGame': ['clientType'],
  'PUT /wps/member/register': ['registerMethod'],
  'PUT /wps/member/register/mobile': ['registerMethod'],
};

describe('openapi.json', () => {
  it('is OpenAPI 3.1 by its own schema', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('has every call that the sandbox answers, and no other', () => {
    expect([...operations.keys()].sort()).toEqual(asked.map(([name]) => name).sort());
    const ids = [...operations.values()].map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(asked)('%s: both ends agree on what is sent', (name, call) => {
    const operation = operations.get(name)!;
    const sent = sentBy(operation);
    const read = entriesOf(call.input);
    // What the call needs is sent by whoever makes it; what is sent sealed is read sealed.
    const needed = Object.entries(read).filter(([, field]) => !takesNothing(field));
    expect(needed.map(([field]) => field).filter(field => !sent.fields.has(field))).toEqual([]);
    expect(sent.isSealed).toBe(call.sealed);
    expect([...sent.fields.keys()].filter(field => !(field in read) && !FOR_OTHERS.has(field))).toEqual(PASSED_OVER[name] ?? []);
    expect(operation.security.some(way => 'session' in way)).toBe(call.access !== 'open' || operation.security.length > 1);
  });
});

/** Fields of query and body in one, and whether they are sealed. */
function sentBy({ parameters, requestBody }: Operation) {
  const query = parameters.filter(({ in: where }) => where === 'query').map(({ name = '' }) => name);
  const [content] = Object.values(requestBody?.content ?? {});
  const sealed = content?.schema.properties['jwe']?.contentSchema;
  const body = sealed ?? content?.schema;
  return { fields: new Set([...query, ...Object.keys(body?.properties ?? {})]), isSealed: sealed !== undefined };
}

/** Fields that a call of the sandbox reads. */
function entriesOf(input: unknown): Record<string, v.GenericSchema> {
  const { entries, pipe, options } = input as { entries?: Record<string, v.GenericSchema>; pipe?: unknown[]; options?: unknown[] };
  return entries ?? Object.assign({}, ...(options ?? [pipe?.[0]]).map(entriesOf));
}

/** Whether a field may be left out. */
function takesNothing(field: v.GenericSchema): boolean {
  return v.safeParse(field, undefined).success;
}
