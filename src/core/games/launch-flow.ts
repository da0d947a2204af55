import { isPlatformError, PlatformError } from '../../api/wire/errors.js';
import { launchDemo, launchFbGame, launchGame, type Game, type LaunchBet, type Vendor } from '../../api/games/games.js';
import type { Information, LaunchDetail } from '../parts/core.js';
import type { OpenedWindow } from '../kernel/environment.js';
import { errorText, isOfLine } from '../format/error-text.js';
import { hostAddress } from '../page/image-hosts.js';
import type { FlowOptions, LaunchFlow, LaunchStore } from '../parts/late-code.js';
import { OPEN_GAME } from './launch.js';
import { lotteryRoute } from './lottery-route.js';
import type { Shared } from '../parts/shared.js';

/** What a launch call needs to know, of a game or of a vendor's own lobby. */
type Launchable = Pick<Game, 'id' | 'vendorCode' | 'code' | 'type' | 'name' | 'usesFbLaunch' | 'inMaintenance'>;

/** Starting games. The order is OP-25's: guards, lottery route, slot vendor, list of games, launch call. */
export function createLaunchFlow(shared: Shared, store: LaunchStore): LaunchFlow {
  const { access, client, catalogue, config, dialogs, events, navigation, session, status, tab, wallet, environment, page, signal } =
    shared;
  const random = environment.random ?? Math.random;
  let turn = 0;
  let again: (() => Promise<void>) | undefined;
  let waiting: ((roomId: string) => Promise<void>) | undefined;

  async function game(wanted: Game, options: FlowOptions): Promise<void> {
    const { demo = false, from, bet } = options;
    const hasTrial = wanted.hasFreeTrial && !status.lacks('launchDemo');
    if (!(demo && hasTrial)) {
      const tries = hasTrial && !wanted.inMaintenance ? () => void game(wanted, { demo: true, from, bet }) : undefined;
      if (!access.ask('launch', () => void game(wanted, options), from, tries)) return giveUp(options);
      const route = lotteryRoute(wanted.vendorCode, wanted.code);
      if (route) return giveUp(options, () => navigation.navigate(route, { from }));
      if (wanted.opensList)
        return giveUp(options, () => dialogs.open('game-popup', { vendorCode: wanted.vendorCode, name: wanted.vendorName }));
    }
    await open(wanted, { ...options, demo: demo && hasTrial });
  }

  async function vendor(wanted: Vendor, options: FlowOptions): Promise<void> {
    const { from } = options;
    const list = `vassalage=${encodeURIComponent(wanted.code)}`;
    const lottery = lotteryRoute(wanted.code, wanted.gameCode);
    // A list of slots is for looking, and open to all (ROL-02, OP-25).
    if (!lottery && wanted.type === 'RNG') return giveUp(options, () => navigation.navigate(`/rng?${list}`, { from }));
    if (!access.ask('launch', () => void vendor(wanted, options), from)) return giveUp(options);
    if (lottery) return giveUp(options, () => navigation.navigate(lottery, { from }));
    if (wanted.opensList) return giveUp(options, () => dialogs.open('game-popup', { vendorCode: wanted.code, name: wanted.name }));
    if (!wanted.gameId) {
      const path = navigation.categoryPath(wanted.type);
      return giveUp(options, () => navigation.navigate(`${path}${path.includes('?') ? '&' : '?'}${list}`, { from }));
    }
    const { code } = wanted;
    await open({ ...wanted, id: wanted.gameId, vendorCode: code, code: wanted.gameCode, usesFbLaunch: code === 'FB' }, options);
  }

  /** Choosing lottery starts the direct vendor when it is there; a visitor looks at the lotteries first (NAV-57, OP-04). */
  async function category(code: string, { from }: { from?: EventTarget } = {}): Promise<void> {
    if ((code === 'LOTT' || code === 'ELOTT') && access.can('launch')) {
      const categories = await catalogue.loadCategories({ flush: false }).catch(() => []);
      const direct = categories.flatMap(({ vendors }) => vendors).find(({ code: vendorCode }) => vendorCode === config.directLotteryVendor);
      if (direct) return vendor(direct, { from });
    }
    navigation.navigate(navigation.categoryPath(code), { from });
  }

  /**
   * The game that stood on this screen before a reload. It shows as opening while the stored session is proved; without the
   * session there is no game.
   */
  async function resume(): Promise<void> {
    const kept = readOpenGame(tab.get(OPEN_GAME));
    if (!kept) return store.setState({}, true);
    const { wanted, demo, roomId } = kept;
    store.setState({ game: { ...detailOf(wanted, demo), state: 'opening' } });
    if (!demo) await settled();
    if (demo || access.can('launch')) await open(wanted, { demo, roomId, resumed: true });
    else store.setState({}, true);
  }

  /** A stored token is being proved, or nothing is under way. */
  function settled(): Promise<void> {
    return new Promise(resolve => {
      const isSettled = () => session.store.getState().state !== 'restoring';
      if (isSettled()) return resolve();
      const stop = session.store.subscribe(() => {
        if (!isSettled()) return;
        stop();
        resolve();
      });
    });
  }

  async function open(wanted: Launchable, options: FlowOptions & { resumed?: boolean }): Promise<void> {
    const { demo = false, resumed = false, from, opened, window, roomId, bet } = options;
    if (wanted.type === 'PVP' && !demo && roomId === undefined && !wanted.inMaintenance) {
      waiting = chosen => open(wanted, { from, window, roomId: chosen });
      return giveUp(options, () => dialogs.open('game-rooms', { vendorCode: wanted.vendorCode, name: wanted.name }));
    }
    const mine = ++turn;
    again = () => open(wanted, { demo, resumed, from, roomId, bet });
    const detail = detailOf(wanted, demo);
    if (wanted.inMaintenance) return maintained(wanted, opened);
    store.setState({ game: { ...detail, state: 'opening' } });
    try {
      const [answer] = await Promise.all([ask(wanted, demo, roomId, bet), status.store.getState().phase === 'ready' || status.load()]);
      if (mine !== turn) return void opened?.close();
      const url = checkedAddress(answer.url);
      if (events.emit('launch', { ...detail, url }, from)) {
        // The host opens it.
        store.setState({}, true);
        opened?.close();
        return;
      }
      if (opened || window || answer.mode === 'window') return await inWindow(detail, url, opened);
      store.setState({ game: { ...detail, url, state: 'open' } });
      if (config.navigation !== 'history') return void dialogs.open('game');
      tab.set(OPEN_GAME, JSON.stringify({ wanted, demo, roomId }));
      navigation.navigate('/seamless', { from });
    } catch (caught) {
      opened?.close();
      if (mine !== turn) return;
      const error = launchError(caught);
      if (error.code === 'game-maintenance') return maintained(wanted);
      store.setState({ game: { ...detail, state: 'failed', error } });
      failed(error, detail, from, resumed);
    }
  }

  /** Unless its screen is there already, no frame stands yet that could show it. An ended session is told by the session itself, with the way to log in. */
  function failed(error: PlatformError, { name, gameId }: LaunchDetail, from: EventTarget | undefined, isShown: boolean) {
    if (error.code === 'aborted') return;
    events.emit('error', { code: error.code, cause: error, gameId }, from);
    if (isShown || error.code === 'not-logged-in') return;
    const text: Information =
      isOfLine(error.code) && globalThis.navigator?.onLine === false
        ? { title: { key: 'common.offline-title' }, body: { key: 'common.offline' } }
        : { title: { key: 'game.failed', values: { name } }, body: errorText(error) };
    const mine = turn;
    void dialogs.confirm({ ...text, yes: { key: 'game.again' }, no: { key: 'common.close' } }).then(yes => {
      if (yes && mine === turn) void again?.();
    });
  }

  function ask(wanted: Launchable, demo: boolean, roomId: string | undefined, bet: LaunchBet | undefined) {
    const backUrl = page ? page.location.origin + page.location.pathname : '';
    if (demo) return launchDemo(client, wanted.id, backUrl, bet);
    const request = { gameId: wanted.id, vendorCode: wanted.vendorCode, gameCode: wanted.code, type: wanted.type, backUrl, roomId, bet };
    return (wanted.usesFbLaunch ? launchFbGame : launchGame)(client, request);
  }

  /** GAM-09: other games instead. */
  function maintained(wanted: Launchable, opened?: OpenedWindow) {
    opened?.close();
    store.setState({}, true);
    dialogs.open('game-maintenance', { game: wanted });
  }

  async function inWindow(detail: LaunchDetail, url: string, opened: OpenedWindow | undefined) {
    store.setState({}, true);
    const target = opened ?? page?.open?.('about:blank', '_blank');
    if (target) return fill(target, url);
    // The browser held the window back, since the click is over: one more click opens it.
    const values = { name: detail.name };
    const token = session.token();
    const yes = await dialogs.confirm({
      title: { key: 'dialog.open-game-title', values },
      body: { key: 'dialog.open-game-body' },
      yes: { key: 'game.open' },
    });
    // The address carries the session in which it was asked for.
    const second = yes && session.token() === token && page?.open?.('about:blank', '_blank');
    if (second) fill(second, url);
  }

  /** http(s) only, and only a host of the platform's list; a path alone goes to one of the hosts, drawn at random (CON-79). */
  function checkedAddress(url: string): string {
    const listed = (status.store.getState().value?.launchHosts ?? []).map(host => hostAddress(host, config.apiBase));
    const hosts = listed.length > 0 ? listed : [config.apiBase];
    try {
      const address = new URL(url, hosts[Math.floor(random() * hosts.length)]);
      const isListed = hosts.some(host => new URL(host).host === address.host);
      if (isListed && /^https?:$/.test(address.protocol)) return address.href;
    } catch {
      // Not an address at all: the same refusal.
    }
    throw new PlatformError('bad-launch-url', 'The game address is not on a launch host of the status answer.');
  }

  function close() {
    turn++;
    tab.remove(OPEN_GAME);
    if (!store.getState().game) return;
    store.setState({}, true);
    dialogs.close('game');
    void wallet.refresh();
  }

  // A round that the open game reports may have moved the balance; only the game's own origin is listened to.
  page?.addEventListener(
    'message',
    event => {
      const { origin, data } = event as MessageEvent<unknown>;
      const url = store.getState().game?.url;
      if (url && origin === new URL(url).origin && isRound(data)) void wallet.refresh();
    },
    { signal },
  );

  /** Until what answers a launch is seen: its popup, whose code may still be on its way. */
  async function answered() {
    if (dialogs.store.getState().open.length > 0) await environment.ensureElement?.('gp-dialogs');
  }

  return {
    async game(wanted, options) {
      assertFound(wanted, 'launch.game() takes a game, as the lists of the platform and findGame have it.');
      await settled();
      await game(wanted, options);
      await answered();
    },
    async vendor(wanted, options) {
      assertFound(wanted, 'launch.vendor() takes a vendor, as listVendors has it.');
      await vendor(wanted, options);
    },
    category,
    close,
    resume,
    enterRoom: async (roomId: string) => waiting?.(roomId),
    retry: async () => again?.(),
  };
}

function detailOf({ id, vendorCode, code, type, name }: Launchable, demo: boolean): LaunchDetail {
  return { gameId: id, vendorCode, gameCode: code, type, name, mode: demo ? 'demo' : 'real' };
}

/** A host may have looked for it in vain. */
function assertFound(wanted: object | null | undefined, sentence: string) {
  if (typeof wanted !== 'object' || wanted === null) throw new TypeError(sentence);
}

/** Whatever else on this origin wrote there, only a game as we keep it is read. */
function readOpenGame(text: string | undefined): { wanted: Launchable; demo: boolean; roomId?: string } | undefined {
  try {
    const { wanted, demo, roomId } = JSON.parse(text ?? '') as { wanted: Launchable; demo: unknown; roomId: unknown };
    const { id, vendorCode, code, type, name } = wanted;
    if (![id, vendorCode, code, type, name].every(value => typeof value === 'string')) return undefined;
    return {
      wanted: { id, vendorCode, code, type, name, usesFbLaunch: wanted.usesFbLaunch === true, inMaintenance: false },
      demo: demo === true,
      roomId: typeof roomId === 'string' ? roomId : undefined,
    };
  } catch {
    return undefined;
  }
}

/** A vendor that fails speaks to operators, through the platform too: players read that it did not answer, and may try again. */
function launchError(caught: unknown): PlatformError {
  if (!isPlatformError(caught)) return new PlatformError('unknown', 'The launch failed.', { cause: caught });
  const isBroken = (caught.code === 'unknown' || caught.code === 'bad-response') && caught.status >= 500;
  return isBroken ? new PlatformError('game-no-answer', caught.message, { status: caught.status, cause: caught }) : caught;
}

/** Something else than a launch happens: a window that was opened for one is closed. */
function giveUp({ opened }: FlowOptions, instead?: () => void) {
  opened?.close();
  instead?.();
}

function fill(window: OpenedWindow, url: string) {
  window.opener = null;
  window.location.href = url;
}

function isRound(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && (data.type === 'round' || data.type === 'gp-round');
}
