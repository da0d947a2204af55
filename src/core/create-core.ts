import { VERSION } from '../version.js';
import { createAccess } from './access.js';
import { createAccount } from './account.js';
import { createCatalogue } from './catalogue.js';
import { createCoreClient } from './client.js';
import { resolveConfig, type ConfigInput } from './config.js';
import type { Core } from './core.js';
import { createDialogs } from './dialogs.js';
import { browserEnvironment, type Environment } from './environment.js';
import { createEvents } from './events.js';
import { createFavourites } from './favourites.js';
import { createLanguage } from './language.js';
import { createLaunch } from './launch.js';
import { loadSection } from './load-section.js';
import { createMoney } from './money.js';
import { createNavigation } from './navigation.js';
import { createQueries } from './queries.js';
import { createScheduler } from './scheduler.js';
import { createSession } from './session.js';
import type { Shared } from './shared.js';
import { createStatus } from './status.js';
import { createStorages } from './storage.js';
import { createTheme } from './theme.js';
import { createWallet } from './wallet.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Makes a core: its stores, client, cache and texts. Keeps no state outside itself, so a server may make one per request and a
 * test one per case. Nothing is asked of the platform before `start()`.
 */
export function createCore(input: ConfigInput, environment: Environment = browserEnvironment()): Core {
  const { page } = environment;
  const config = resolveConfig(input, page?.location.href);
  for (const warning of config.warnings) console.warn(`[gp-widgets] ${warning}`);
  const ending = new AbortController();
  const { signal } = ending;
  let started: Promise<void> | undefined;

  const shared = {
    version: VERSION,
    config,
    environment,
    page,
    signal,
    ...createStorages(config, page),
    wire: () => loadSection(() => import('./wire.js')),
    onDemand: () => loadSection(() => import('./on-demand.js')),
    start: () => (started ??= start()),
    stop: () => ending.abort(),
  } as Writable<Shared>;
  // In this order: each looks only at those before it while it is made.
  shared.events = createEvents(shared);
  shared.scheduler = createScheduler(shared);
  shared.dialogs = createDialogs(shared);
  shared.queries = createQueries(shared);
  shared.language = createLanguage(shared);
  shared.client = createCoreClient(shared);
  shared.status = createStatus(shared, comeBack);
  shared.session = createSession(shared);
  shared.access = createAccess(shared);
  shared.navigation = createNavigation(shared);
  shared.catalogue = createCatalogue(shared);
  shared.account = createAccount(shared);
  shared.wallet = createWallet(shared);
  shared.favourites = createFavourites(shared);
  shared.launch = createLaunch(shared);
  shared.theme = createTheme(shared);
  shared.money = createMoney(shared);
  return shared;

  async function start() {
    const restored = shared.session.restore();
    shared.navigation.start();
    page?.addEventListener('online', comeBack, { signal });
    await Promise.allSettled([restored, shared.status.load(), shared.language.start()]);
    // The page is about to be quiet: what the first click needs comes now. A failure shows at the click.
    environment.whenIdle?.(
      () =>
        void shared.onDemand().then(
          code => code.followChanges(shared),
          () => undefined,
        ),
    );
  }
  /** After maintenance, a block, an outage or a cut: everything that somebody looks at is asked for again. */
  function comeBack() {
    if (shared.status.store.getState().phase === 'failed') void shared.status.load();
    shared.session.restore().catch(() => undefined);
    void shared.queries.changed();
    if (shared.wallet.store.getState().error) void shared.wallet.refresh();
  }
}
