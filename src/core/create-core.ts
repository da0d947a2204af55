import { createClient } from '../api/client.js';
import { VERSION } from '../version.js';
import { createAccess } from './access.js';
import { createAccount } from './account.js';
import { createCatalogue } from './catalogue.js';
import { resolveConfig, type ConfigInput } from './config.js';
import type { Core } from './core.js';
import { createDialogs } from './dialogs.js';
import { browserEnvironment, type Environment } from './environment.js';
import { createEvents } from './events.js';
import { createFavourites } from './favourites.js';
import { createImageUrl } from './image-hosts.js';
import { createLanguage } from './language.js';
import { createLaunch } from './launch.js';
import { loadSection } from './load-section.js';
import { createMoney } from './money.js';
import { createNavigation } from './navigation.js';
import { createQueries } from './queries.js';
import { createScheduler } from './scheduler.js';
import { createSession } from './session.js';
import { createStatus } from './status.js';
import { createStorages } from './storage.js';
import { createTheme } from './theme.js';
import { createWallet } from './wallet.js';

/**
 * Makes a core: its stores, client, cache and texts. Keeps no state outside itself, so a server may make one per request and a
 * test one per case. Nothing is asked of the platform before `start()`.
 */
export function createCore(input: ConfigInput, environment: Environment = browserEnvironment()): Core {
  const { page, random = Math.random } = environment;
  const config = resolveConfig(input, page?.location.href);
  for (const warning of config.warnings) console.warn(`[gp-widgets] ${warning}`);
  const ending = new AbortController();
  const { signal } = ending;
  const { session: tab, local } = createStorages(config, page);

  const events = createEvents(page);
  const scheduler = createScheduler(page, signal);
  const dialogs = createDialogs(() => environment.ensureElement?.('gp-dialogs'));
  const queries = createQueries(scheduler, page, signal);
  const section = () => loadSection(() => import('./signed-in.js'));

  const language = createLanguage({ config, kept: local, page, onChosen: code => void keepLanguage(code) });
  const client = createClient({
    apiBase: config.apiBase,
    merchant: config.merchant,
    problems: config.problems,
    token: () => session.token(),
    language: () => language.store.getState().language,
    onUnauthorized: () => session.expire(),
    onMaintenance: error => status.block(1, error),
    onRegion: error => status.block(2, error),
    seal: config.seal,
    fetch: environment.fetch,
    signal,
  });
  const status = createStatus({ client: () => client, scheduler, events, signal, onNormal: comeBack });
  const session = createSession({
    config,
    client: () => client,
    status: () => status,
    dialogs,
    events,
    queries,
    kept: tab,
    page,
    onLogin: ({ restored }) => {
      const { state, role } = session.store.getState();
      if (state === 'real') {
        void favourites.load().catch(() => undefined);
        void section().then(({ loadLoginInfo }) => loadLoginInfo(core), () => undefined);
      }
      if (restored || access.isWaiting()) return;
      if (state === 'trial') navigation.navigate('/');
      // On a host page an agent stays: the page's widgets are what they came for.
      else if (role === 'agent' && config.navigation === 'history') navigation.navigate('/agentHome');
    },
    onEnd: (reason, role) => {
      if (config.navigation === 'history') navigation.navigate(role === 'agent' ? '/agent' : '/', { replace: true });
      if (reason === 'expired') void dialogs.info({ title: { key: 'dialog.forced-logout' }, body: { key: 'error.not-logged-in' }, tone: 'warning' });
    },
  });
  const access = createAccess({ session, dialogs, events, navigation: () => navigation });
  const navigation = createNavigation({ config, session, access, dialogs, events, page, signal });
  const imageUrl = createImageUrl({ hosts: () => status.store.getState().value?.imageHosts ?? [], apiBase: config.apiBase, random });
  const catalogue = createCatalogue({ client, queries, kept: tab, imageUrl, pageLoad: String(Math.round(globalThis.performance.timeOrigin)) });
  const account = createAccount({ client, session, status });
  const wallet = createWallet({ client, session, events, kept: local, page, signal });
  const favourites = createFavourites({ client, session, access, dialogs, kept: local });
  const launch = createLaunch({ config, client, session, access, navigation, dialogs, catalogue, status, wallet, events, environment, signal });
  const theme = createTheme(config, local, page, signal);
  const money = createMoney(language.locale, () => {
    const { balance } = wallet.store.getState();
    const { value } = status.store.getState();
    return { currency: balance?.currency ?? value?.currency ?? 'USD', symbol: balance?.symbol ?? value?.currencySymbol ?? '$' };
  });

  let started: Promise<void> | undefined;
  const core: Core = {
    version: VERSION,
    config,
    client,
    session,
    access,
    navigation,
    dialogs,
    queries,
    catalogue,
    account,
    favourites,
    launch,
    wallet,
    status,
    language,
    theme,
    scheduler,
    money,
    events,
    start: () => (started ??= start()),
    stop: () => ending.abort(),
  };
  return core;

  async function start() {
    const restored = session.restore();
    if (config.navigation === 'history') signal.addEventListener('abort', navigation.start());
    page?.addEventListener('online', comeBack, { signal });
    await Promise.allSettled([restored, status.load(), language.start()]);
  }
  /** After maintenance, a block or a cut: everything that somebody looks at is asked for again. */
  function comeBack() {
    if (status.store.getState().phase === 'failed') void status.load();
    void session.restore().catch(() => undefined);
    void queries.refresh('');
  }
  async function keepLanguage(code: string) {
    if (session.store.getState().state !== 'real') return;
    await section()
      .then(({ putLanguage }) => putLanguage(client, code))
      .catch(() => undefined);
  }
}
