import type { CallName } from '../api/call-names.js';
import type { Call, Client } from '../api/wire/call.js';
import { createClient, type ClientOptions } from '../api/wire/client.js';
import { errorCode } from '../api/wire/errors.js';
import type { GenericSchema } from '../api/wire/schema.js';
import type { Recording } from './exchange.js';
import { explain } from './explain.js';
import type { Finding } from './finding.js';
import { wrongCase } from './holds.js';

/** What one call came to. */
export interface Outcome {
  /** Of a call of src/api, or a step of the session. */
  name: string;
  /** `absent`: the platform has no such call; `lacking`: its status says so. `not-asked`: `why` says what it takes. */
  state: 'works' | 'absent' | 'lacking' | 'fails' | 'not-asked';
  /** Method and path, without query. */
  line: string;
  /** Of its slowest request. */
  ms: number;
  findings: Finding[];
  /** Slower than people like, though in time. */
  isSlow: boolean;
  why?: string;
}
export interface Limits {
  /** Longer than this fails, in ms. */
  longest: number;
  /** Longer than this is told. */
  slow: number;
}
export interface Asker {
  client: Client;
  /** Makes a call and says what came of it. `ask` answers what it found beyond the shape. */
  attempt(name: CallName | (string & {}), ask: (client: Client) => Promise<readonly (Finding | undefined)[]>): Promise<Outcome>;
}

/** The reason for which something is not asked. */
export class NotAsked extends Error {}

/** What a platform says of an account that may not, rather than of the call. */
const OF_ACCOUNT: Readonly<Record<string, string>> = {
  'agent-required': 'it is for agents: check it with an agent’s account in GP_MEMBER',
  'agent-only': 'it is for agents: check it with an agent’s account in GP_MEMBER',
  'member-only': 'it is for members: check it with a member’s account in GP_MEMBER',
  'real-account-required': 'it is for real accounts',
  'rate-limited': 'the platform asks to wait (429): try again in a minute',
};

/** Asks by the client and the schemas of the widgets. */
export function createAsker(
  { language, ...given }: Pick<ClientOptions, 'apiBase' | 'merchant' | 'token' | 'seal'> & { language: string },
  recording: Recording,
  { longest, slow }: Limits,
): Asker {
  const sent: Call<GenericSchema>[] = [];
  const inner = createClient({ ...given, language: () => language, fetch: recording.fetch });
  const client: Client = {
    ...inner,
    call(call) {
      sent.push(call);
      return inner.call({ ...call, timeout: longest });
    },
  };

  return {
    client,
    async attempt(name, ask) {
      const before = recording.exchanges.length;
      sent.length = 0;
      let failure: unknown;
      const found: (Finding | undefined)[] = [];
      try {
        found.push(...(await ask(client)));
      } catch (error) {
        failure = error;
      }
      const made = recording.exchanges.slice(before);
      const wanted = sent.at(-1);
      // The platform may stand below a path.
      const own = made.filter(({ path }) => !wanted || path.endsWith(wanted.path));
      const exchange = own.at(-1) ?? made.at(-1);
      const outcome = {
        name,
        line: wanted ? `${wanted.method ?? 'GET'} ${wanted.path}` : '',
        ms: Math.max(0, ...own.map(({ ms }) => ms)),
      };
      const why = failure instanceof NotAsked ? failure.message : failure === undefined ? undefined : OF_ACCOUNT[errorCode(failure)];
      if (why !== undefined) return { ...outcome, state: 'not-asked', findings: [], isSlow: false, why };

      const failed = failure === undefined ? [] : explain(failure, exchange, wanted?.answer, longest / 1000);
      const findings = unique([
        ...own.flatMap(({ cors }) => cors),
        ...failed,
        ...found,
        ...(failed.length > 0 ? [] : own.map(({ body }) => wrongCase(body))),
        failed.length === 0 && outcome.ms > longest ? tooSlow(outcome.ms, longest) : undefined,
      ]);
      const isAbsent = failed[0]?.kind === 'not-there' || (failure !== undefined && errorCode(failure) === 'function-disabled');
      return { ...outcome, state: isAbsent ? 'absent' : findings.length > 0 ? 'fails' : 'works', findings, isSlow: outcome.ms > slow };
    },
  };
}

function tooSlow(ms: number, longest: number): Finding {
  return {
    kind: 'too-slow',
    expected: `an answer within ${longest / 1000} s`,
    came: `one after ${(ms / 1000).toFixed(1)} s`,
    todo: 'Make this call answer sooner, in less than 2 s at best. Somebody who waits longer leaves.',
  };
}

function unique(findings: readonly (Finding | undefined)[]): Finding[] {
  return [...new Map(findings.filter(finding => finding !== undefined).map(finding => [JSON.stringify(finding), finding])).values()];
}
