import { apiAddress } from '../api/wire/address.js';
import type { AdapterSettings } from '../core/kernel/config.js';
import { answered, refusalOf, refused, type Refusal } from './answers.js';
import { callOfLine, lackingNames, notACall } from './call-lookup.js';
import { CALLS, type AdaptedCall } from './calls.js';
import { ForeignRefusal, foreignAsker, NoAnswer, type Ask, type ForeignHeaders } from './foreign-asker.js';
import type { AnswerOf, Answers, Exact } from './exact-answers.js';
import { readSent } from './read-sent.js';
import { ownSeal } from './own-seal.js';
import type { WireCalls } from './wire-calls.js';

/** What goes along with a call beside what it asks for. */
export interface About {
  /** Asks the foreign platform and answers its JSON. A refusal of it ends the call, by `refusal`. */
  ask: Ask;
  /** The session's token: what `login` answered, kept by the widgets. */
  token: string | undefined;
  merchant: string;
  /** Code of the reader's language, such as EN. */
  language: string;
  /** The same for every attempt of one wish: where the foreign platform knows such keys, send it on. */
  idempotencyKey: string | undefined;
  /** Ends when nobody waits for the answer any more. */
  signal: AbortSignal;
}
/** One call in the words of a foreign platform: takes what the widgets send, and answers what they read. */
export type Adapted<N extends AdaptedCall> = (sent: WireCalls[N]['sent'], about: About) => Promise<AnswerOf<N>> | AnswerOf<N>;

/** The same calls, whose answers have no field that nobody reads. */
export type ExactCalls<Given> = {
  readonly [N in keyof Given]: N extends AdaptedCall
    ? (sent: WireCalls[N]['sent'], about: About) => ExactAnswer<Given[N], N> | Promise<ExactAnswer<Awaited<Given[N]>, N>>
    : never;
};
type ExactAnswer<Given, N extends AdaptedCall> = Given & Exact<Given, AnswerOf<N>>;

export interface AdapterInput {
  /** Address of the foreign platform; the paths of `ask` stand below it. */
  base: string;
  /** Sent as it is asked for; a platform that knows no merchants needs none. */
  merchant?: string;
  /** The calls that it can answer, by their name in openapi.json. */
  calls: { readonly [N in AdaptedCall]?: Adapted<N> };
  /**
   * What becomes of calls that are not among them. `lacking` (default): the platform has none of them, nothing is sent, and widgets
   * that need one are not offered. `as-is`: they go to `base` as the widgets send them, for a platform that departs in some calls only.
   */
  rest?: 'lacking' | 'as-is';
  /** Headers of everything that `ask` sends. Default: the token as bearer, where there is one. */
  headers?(about: Omit<About, 'ask'>): ForeignHeaders;
  /** Takes what is meant out of every answer of the foreign platform, such as `({ data }) => data`. Default: the answer as it is. */
  unwrap?(body: unknown): unknown;
  /**
   * What a refusal of the foreign platform means: a code of docs/events.md, or one with the reader's sentence and wrong fields.
   * Undefined: what its status says.
   */
  refusal?(refusal: { status: number; body: unknown; call: AdaptedCall }): Refusal | Refusal['code'] | undefined;
}
/** What it takes until the widgets have read a status, and how long the refusal of a call that is lacking waits for one; ms. */
const A_MOMENT = 100;
const LONGEST_WAIT = 3_000;

const NOTHING: Partial<AdapterInput> = {};

/** For `configure({ adapter })`. */
export type Adapter = AdapterSettings;

/**
 * Lets the widgets stand on a platform that speaks otherwise: each call is a function of what the widgets send, which asks the
 * foreign platform, or answers from elsewhere. Answers are checked as those of any platform; amounts, codes and shapes are those
 * of openapi.json. Throw a PlatformError to refuse; anything else that is thrown is told in the console and fails as `bad-response`.
 *
 * @throws TypeError where `base` is no http(s) address, there are no `calls`, or a name is no call.
 */
export function defineAdapter<Given extends Answers>(input: Omit<AdapterInput, 'calls'> & { calls: ExactCalls<Given> }): Adapter {
  const settings = (input as AdapterInput | undefined) ?? NOTHING;
  const { base, merchant = 'own', calls: given, rest = 'lacking', headers, unwrap, refusal } = settings;
  if (typeof base !== 'string' || typeof given !== 'object') throw new TypeError('defineAdapter takes { base, calls }.');
  const apiBase = apiAddress(base);
  if (!apiBase) throw new TypeError(`defineAdapter: base "${base}" is no http(s) address.`);
  // Who has no status is open, and says what is lacking.
  const calls: AdapterInput['calls'] = rest === 'lacking' ? { getStatus: () => ({}), ...given } : given;
  for (const name of Object.keys(calls)) if (!(name in CALLS)) throw new TypeError(`defineAdapter: ${notACall(name)}`);
  const lacks = rest === 'lacking' ? lackingNames(name => name in calls) : [];
  let tellStatus = () => undefined as void;
  const statusIsAnswered = new Promise<void>(resolve => (tellStatus = () => void setTimeout(resolve, A_MOMENT)));
  const { seal, follow } = ownSeal(apiBase, merchant, target => rest === 'lacking' || has(callOfLine(`${target.method} ${target.path}`)));

  function has(name: AdaptedCall | undefined): name is AdaptedCall {
    return name !== undefined && calls[name] !== undefined;
  }

  /** Not before the widgets know it from the status: whoever needs the call is gone by then. */
  async function lacking(): Promise<Response> {
    await Promise.race([statusIsAnswered, new Promise(resolve => setTimeout(resolve, LONGEST_WAIT))]);
    return refused({ code: 'function-disabled' });
  }

  async function fetchAdapted(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init.method ?? 'GET';
    const path = url.href.slice(apiBase!.length).split('?', 1)[0]!;
    const name = callOfLine(`${method} ${path}`);
    if (!has(name)) return rest === 'as-is' ? follow(fetch(input, init)) : lacking();

    const sent = readSent(CALLS[name], url, init);
    const about = { ...aboutOf(sent.query, init), signal: init.signal ?? new AbortController().signal };
    const ask = foreignAsker({
      base: apiBase!,
      headers: () => headers?.(about) ?? (about.token === undefined ? {} : { Authorization: `Bearer ${about.token}` }),
      refusal: told => refusal?.({ ...told, call: name }),
      unwrap: body => (unwrap ? unwrap(body) : body),
      signal: about.signal,
    });
    try {
      const answer = await (calls[name] as (sent: unknown, about: About) => unknown)(sent.fields, { ...about, ask });
      return answered(name === 'getStatus' ? withCapabilities(answer, lacks) : answer);
    } catch (error) {
      if (error instanceof NoAnswer || about.signal.aborted) throw error;
      const refusal = error instanceof ForeignRefusal ? error.refusal : refusalOf(error);
      if (refusal) return refused({ ...refusal, ...(error instanceof ForeignRefusal && { line: error.message }) });
      console.error(`[gp-widgets] The adapter's ${name} failed:`, error);
      return notRead(name, error);
    } finally {
      if (name === 'getStatus') tellStatus();
    }
  }

  function aboutOf(query: URLSearchParams, init: RequestInit) {
    const given = new Headers(init.headers);
    const first = (...values: (string | null)[]) => values.find(value => value !== null);
    return {
      token: given.get('Authorization')?.replace(/^Bearer /, ''),
      merchant: first(given.get('Merchant'), query.get('merchant'), query.get('merchantCode')) ?? merchant,
      language: first(given.get('Language'), query.get('language'), query.get('lang')) ?? '',
      idempotencyKey: given.get('Idempotency-Key') ?? undefined,
    };
  }

  // A platform of ours seals its customer-service paths, whatever else it says otherwise.
  return { apiBase, merchant, seal, fetch: fetchAdapted, ...(rest === 'lacking' && { openPath: (path: string) => path }) };
}

/** An answer of a shape that nobody knows: `bad-response`. What is said in it is for check-platform. */
function notRead(call: AdaptedCall, error: unknown): Response {
  return new Response(JSON.stringify({ adapter: { call, error: String(error) } }), { headers: { 'Content-Type': 'application/json' } });
}

/** What the adapter cannot answer, beside what the platform's own status says that it lacks. */
function withCapabilities(answer: unknown, lacks: readonly string[]): unknown {
  const { capabilities = {} } = answer as { capabilities?: { lacks?: readonly string[] } };
  return { ...(answer as object), capabilities: { ...capabilities, lacks: [...lacks, ...(capabilities.lacks ?? [])] } };
}
