import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { RegisterRuleTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import { matchPattern, type PatternVerdict } from '../identity/accepted-pattern.js';
import type { Platform } from '../platform.js';
import { tell } from '../tell.js';
import { audit } from './audit.js';
import { parse } from './parse.js';
import { assertSeen } from './seen.js';

/** A rule of the registration form as the site is told and the platform enforces it (INV-28). */
export interface RegisterRuleRow {
  field: string;
  enabled: boolean;
  required: boolean;
  /** Regular expression for the whole value, or `*` for any. */
  acceptedPattern: string;
  minLength: number;
  maxLength: number;
  /** 0 to 20: which of the site's messages tells what is wrong (VAL-21 to VAL-41). */
  patternId: number;
}
/** What a pattern says of each sample, in their order. */
export interface PatternTrial {
  verdicts: PatternVerdict[];
}

/** Fields without which nobody could register. */
const ALWAYS = new Set(['username', 'password', 'confirmPassword']);
const LONGEST = 500;
/** The longest values of a rule are made of these, to see whether its pattern can be decided for them. */
const PROBES = ['a', '0', 'aA0_-@. é'];
const length = v.pipe(
  v.number('Must be a whole number.'),
  v.integer('Must be a whole number.'),
  v.minValue(0, 'At least 0.'),
  v.maxValue(LONGEST, `At most ${LONGEST}.`),
);
const pattern = v.pipe(
  plainText(),
  v.trim(),
  v.minLength(1, 'Write * for any value.'),
  v.maxLength(LONGEST, `At most ${LONGEST} characters.`),
);
const params = v.object({ field: plainText() });
const change = v.object({
  enabled: v.optional(v.boolean('Must be true or false.')),
  required: v.optional(v.boolean('Must be true or false.')),
  acceptedPattern: v.optional(pattern),
  minLength: v.optional(length),
  maxLength: v.optional(length),
  patternId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0, 'From 0 to 20.'), v.maxValue(20, 'From 0 to 20.'))),
  seen: v.optional(v.partial(v.looseObject({ field: plainText() }))),
});
const trial = v.object({
  acceptedPattern: pattern,
  samples: v.pipe(
    v.array(v.pipe(plainText(), v.maxLength(LONGEST, `At most ${LONGEST} characters.`))),
    v.maxLength(20, 'At most 20 samples.'),
  ),
});

export function registerRuleRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/register-rules', () => listRules(platform));
  scope.post('/register-rules/try', (request): PatternTrial => {
    const { acceptedPattern, samples } = parse(trial, request.body);
    return { verdicts: samples.map(sample => matchPattern(acceptedPattern, sample)) };
  });

  scope.patch('/register-rules/:field', async request => {
    const { field } = parse(params, request.params);
    const { seen, ...wanted } = parse(change, request.body);
    if (Object.values(wanted).every(value => value === undefined)) throw new Failure('bad-request', { message: 'Nothing to change.' });
    await platform.transact(async trx => {
      const row = await trx.selectFrom('register_rule').selectAll().where('field', '=', field).forNoKeyUpdate().executeTakeFirst();
      if (!row) throw new Failure('not-found', { message: `There is no rule for ${field}.` });
      await assertSeen(trx, seen, toRow(row), { action: 'register-rule', ref: `${field} ` });
      const next = {
        enabled: wanted.enabled ?? row.enabled,
        required: wanted.required ?? row.required,
        accepted_pattern: wanted.acceptedPattern ?? row.accepted_pattern,
        min_length: wanted.minLength ?? row.min_length,
        max_length: wanted.maxLength ?? row.max_length,
        pattern_id: wanted.patternId ?? row.pattern_id,
      };
      assertSound(field, next);
      await trx.updateTable('register_rule').set(next).where('field', '=', field).execute();
      await audit(trx, platform, request, {
        action: 'register-rule',
        ref: `${field} ${Object.entries(wanted)
          .map(([name, value]) => `${name}=${String(value)}`)
          .join(' ')}`,
        before: ruleFields(row),
        after: next,
      });
      tell(trx, 'status-changed', undefined);
    });
    return listRules(platform);
  });
}

/** Throws Failure `bad-request` when nobody could register with the rule, or when its pattern is not an expression. */
function assertSound(
  field: string,
  rule: { enabled: boolean; required: boolean; accepted_pattern: string; min_length: number; max_length: number },
): void {
  const fields: Record<string, string> = {};
  if (rule.min_length > rule.max_length) fields.minLength = 'Must not be above the largest length.';
  if (ALWAYS.has(field) && !(rule.enabled && rule.required)) fields.enabled = 'Nobody can register without this field.';
  const verdicts = ['', ...PROBES.map(probe => probe.repeat(rule.max_length).slice(0, rule.max_length))].map(value =>
    matchPattern(rule.accepted_pattern, value),
  );
  if (verdicts.includes('unparsable')) fields.acceptedPattern = 'This is not a regular expression.';
  if (verdicts.includes('too-slow'))
    fields.acceptedPattern =
      'This pattern cannot be decided in a bounded number of steps: leave out back references and looking behind, and shorten its repeats.';
  const problems = Object.values(fields);
  if (problems.length > 0) throw new Failure('bad-request', { message: problems.join(' '), fields });
}

async function listRules({ db }: Platform): Promise<{ list: RegisterRuleRow[] }> {
  const rows = await db.selectFrom('register_rule').selectAll().orderBy('sort').execute();
  return { list: rows.map(toRow) };
}

function toRow(row: RegisterRuleTable): RegisterRuleRow {
  return {
    field: row.field,
    enabled: row.enabled,
    required: row.required,
    acceptedPattern: row.accepted_pattern,
    minLength: row.min_length,
    maxLength: row.max_length,
    patternId: row.pattern_id,
  };
}

function ruleFields({ enabled, required, accepted_pattern, min_length, max_length, pattern_id }: RegisterRuleTable): object {
  return { enabled, required, accepted_pattern, min_length, max_length, pattern_id };
}
