import { VERSION } from './kernel/version.js';
import { createAccess } from './page/access.js';
import { createAccount } from './session/account.js';
import { createCatalogue } from './games/catalogue.js';
import { createCoreClient } from './page/client.js';
import { resolveConfig, type ConfigInput } from './kernel/config.js';
import type { Core } from './parts/core.js';
import { createDialogs } from './page/dialogs.js';
import { browserEnvironment, type Environment } from './kernel/environment.js';
import { createEvents } from './page/events.js';
import { createFavourites } from './games/favourites.js';
import { createLanguage } from './page/language.js';
import { createLaunch } from './games/launch.js';
import { loadSection } from './kernel/load-section.js';
import { createMoney } from './page/money.js';
import { createPageLife } from './kernel/page-life.js';
import { createNavigation } from './page/navigation.js';
import { createQueries } from './data/queries.js';
import { createScheduler } from './page/scheduler.js';
import { createSession } from './session/session.js';
import type { Shared } from './parts/shared.js';
import { createStatus } from './page/status.js';
import { createStorages } from './kernel/storage.js';
import { createTheme } from './page/theme.js';
import { createWallet } from './funds/wallet.js';

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
    followPage: createPageLife(page, signal),
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
    shared.followPage(({ type }) => type === 'online' && comeBack());
    await Promise.allSettled([restored, shared.status.load(), speak()]);
    // The page is about to be quiet: what the first click needs comes now. A failure shows at the click.
    environment.whenIdle?.(
      () =>
        void shared.onDemand().then(
          code => code.followChanges(shared),
          () => undefined,
        ),
    );
  }
  /** Without its texts the page reads as their keys do, until the platform has been asked and they come. */
  function speak() {
    if (!shared.language.has('common')) return shared.language.start().catch(shared.status.outage);
  }
  /** After maintenance, a block, an outage or a cut: everything that somebody looks at is asked for again. */
  function comeBack() {
    if (shared.status.store.getState().phase === 'failed') void shared.status.load();
    shared.session.restore().catch(() => undefined);
    void speak();
    void shared.queries.changed();
    if (shared.wallet.store.getState().error) void shared.wallet.refresh();
  }
}
