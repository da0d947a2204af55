import type { CallName } from '../api/call-names.js';
import { apiAddress } from '../api/wire/address.js';
import type { Game } from '../api/games/games.js';
import type { SystemStatus } from '../api/wire/system.js';
import type { AdapterSettings } from '../core/kernel/config.js';
import { contracts } from '../contracts.js';
import type { WidgetContract } from '../element/contract.js';
import { createAsker, NotAsked, type Limits, type Outcome } from './asker.js';
import { EVERY_PAGE } from './every-page.js';
import { recordExchanges } from './exchange.js';
import { knownBy } from './known.js';
import { logIn, logOut, tokenIsRefused, type Credentials } from './member-session.js';
import { missingPictures, type MissingPicture } from './pictures.js';
import { QUESTIONS } from './questions.js';
import { tryLaunch } from './launch-demo.js';
import { judgeWidget, type WidgetReport } from './verdict.js';
import { writeFavourite } from './write-favourite.js';

export interface CheckOptions {
  api: string;
  merchant: string;
  /** What `defineAdapter` made, for a platform that speaks otherwise. */
  adapter?: AdapterSettings;
  /** Tags; empty for all. */
  widgets: readonly string[];
  language: string;
  /** Origin of the page that the widgets stand on. */
  origin: string;
  member?: Credentials;
  /** Gives one favourite and takes it back. */
  write?: boolean;
  /** Opens one game with play money and looks at its page. */
  launch?: boolean;
  limits?: Limits;
  /** Milliseconds that only go forward. */
  now?: () => number;
}
export interface Report {
  api: string;
  merchant: string;
  origin: string;
  /** Whether an adapter answered. */
  isAdapted: boolean;
  /** Whether a session was there. */
  asMember: boolean;
  widgets: WidgetReport[];
  outcomes: Outcome[];
  /** Of the games, a few of which were asked for. They fail nothing. */
  missingPictures: MissingPicture[];
}

const USUAL_LIMITS: Limits = { longest: 10_000, slow: 2_000 };
const EVERY_PAGE_NAME = 'every page';
const SESSION_NAME = 'the session';
const NEEDS_MEMBER = 'it needs a session: set GP_MEMBER=user:password';
const NOBODY = 'nobody is logged in, because the login did not work';
const NEVER_SENT = 'it changes something, so it is never sent';

/** Asks a platform what the widgets ask of it, one call after the other, and judges each widget by what came. */
export async function checkPlatform(options: CheckOptions): Promise<Report> {
  const {
    merchant,
    adapter,
    language,
    origin,
    member,
    write = false,
    launch = false,
    limits = USUAL_LIMITS,
    now = () => performance.now(),
  } = options;
  const apiBase = apiAddress(options.api);
  if (apiBase === undefined) throw new Error(`${options.api} is no http or https address.`);
  const chosen = (contracts as readonly WidgetContract[]).filter(
    ({ tag }) => options.widgets.length === 0 || options.widgets.includes(tag),
  );
  let token: string | undefined;
  const asker = createAsker(
    { apiBase, merchant, language, token: () => token, ...(adapter && { seal: adapter.seal }) },
    recordExchanges({ origin, now, fetch: adapter?.fetch }),
    limits,
  );
  // An adapter takes payloads open.
  const everyPage = adapter ? { ...EVERY_PAGE, needs: ['getStatus'] as const } : EVERY_PAGE;
  const outcomes = new Map<string, Outcome>();
  const answers = new Map<string, unknown>();
  const keep = (outcome: Outcome) => void outcomes.set(outcome.name, outcome);

  const lacks = (name: string) => (answers.get('getStatus') as SystemStatus | undefined)?.lacks.includes(name) ?? false;

  async function ask(name: CallName): Promise<void> {
    if (outcomes.has(name)) return;
    if (lacks(name)) return keep({ ...unasked(name, ''), state: 'lacking' });
    const question = QUESTIONS[name];
    if (!question) return keep(unasked(name, NEVER_SENT));
    if (question.needsMember && !token) return keep(unasked(name, NEEDS_MEMBER));
    keep(
      await asker.attempt(name, async client => {
        const { answer, findings } = await question.ask(client, known);
        answers.set(name, answer);
        return findings;
      }),
    );
  }
  async function answerOf<T>(name: CallName): Promise<T> {
    await ask(name);
    if (!answers.has(name)) throw new NotAsked(`it builds on ${name}, which did not work`);
    return answers.get(name) as T;
  }
  const known = knownBy(answerOf, () => token);

  const wanted = new Set<CallName>([everyPage, ...chosen.map(({ calls }) => calls)].flatMap(callsOf));
  for (const name of everyPage.needs) await ask(name);
  if (member) {
    keep(await logIn(asker, member, given => (token = given)));
    for (const name of token ? [] : wanted) if (QUESTIONS[name]?.needsMember) keep(unasked(name, NOBODY));
  }
  for (const name of wanted) if (!isOfSession(name)) await ask(name);
  if (write && token) {
    await ask('listGames');
    for (const outcome of await writeFavourite(asker, answers.has('listGames') ? await known.games() : [])) keep(outcome);
  }
  if (launch && !lacks('launchDemo')) {
    const status = answers.get('getStatus') as SystemStatus | undefined;
    keep(await tryLaunch(asker, { apiBase, origin, status, longest: limits.longest }));
  }
  if (token) {
    const ended = token;
    keep(await logOut(asker, ended));
    token = undefined;
    keep(await tokenIsRefused(asker, ended, adapter !== undefined));
  } else for (const name of ['login', 'logout'] as const) if (!outcomes.has(name)) keep(unasked(name, member ? NOBODY : NEEDS_MEMBER));

  const { whole: games = [] } = (answers.get('listGames') ?? {}) as { whole?: Game[] };
  const { imageHosts = [] } = (answers.get('getStatus') ?? {}) as Partial<SystemStatus>;
  const outcomeOf = (name: string) => outcomes.get(name) ?? unasked(name, NEVER_SENT);
  const session = ['login', 'getMember', 'logout', 'token after logout'].filter(name => outcomes.has(name));
  return {
    api: apiBase,
    merchant,
    origin,
    isAdapted: adapter !== undefined,
    asMember: outcomes.get('login')?.state === 'works',
    widgets: [
      judgeWidget(EVERY_PAGE_NAME, everyPage, outcomeOf),
      ...(member ? [judgeWidget(SESSION_NAME, { needs: session as CallName[] }, outcomeOf)] : []),
      // What asks nothing itself stands on what every page asks.
      ...chosen.map(({ tag, calls }) => judgeWidget(tag, callsOf(calls).length > 0 ? calls : { needs: everyPage.needs }, outcomeOf)),
    ],
    outcomes: [...outcomes.values()],
    missingPictures: await missingPictures(games, imageHosts, apiBase),
  };
}

function callsOf({ needs, without = {} }: WidgetContract['calls']): CallName[] {
  return [...needs, ...(Object.keys(without) as CallName[])];
}

/** Asked at the beginning and at the end. */
function isOfSession(name: CallName): boolean {
  return name === 'login' || name === 'logout';
}

function unasked(name: string, why: string): Outcome {
  return { name, state: 'not-asked', line: '', ms: 0, findings: [], isSlow: false, why };
}
