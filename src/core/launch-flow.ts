import { isPlatformError, PlatformError } from '../api/errors.js';
import { launchDemo, launchFbGame, launchGame } from '../api/games.js';
import type { LaunchDetail } from './core.js';
import type { OpenedWindow } from './environment.js';
import { errorText } from './error-text.js';
import { hostAddress } from './image-hosts.js';
import type { Launchable, LaunchControl } from './launch.js';

/** Asks the platform for a game's address and opens it. */
export function createLaunchFlow(control: LaunchControl) {
  const { client, config, dialogs, events, navigation, status, wallet, environment, set, current, signal } = control;
  const { page, random = Math.random } = environment;
  let turn = 0;

  async function open(game: Launchable, { demo, from, opened }: { demo: boolean; from?: EventTarget; opened?: OpenedWindow }) {
    const mine = ++turn;
    const detail: LaunchDetail = { gameId: game.id, vendorCode: game.vendorCode, gameCode: game.code, type: game.type, name: game.name, mode: demo ? 'demo' : 'real' };
    if (game.inMaintenance) return maintained(game, opened);
    set({ ...detail, state: 'opening' });
    try {
      const [answer] = await Promise.all([ask(game, demo), status.store.getState().phase === 'ready' || status.load()]);
      if (mine !== turn || current()?.state !== 'opening') return void opened?.close();
      const url = checkedAddress(answer.url);
      if (events.emit('launch', { ...detail, url }, from)) {
        // The host opens it.
        set(undefined);
        opened?.close();
        return;
      }
      if (opened || answer.mode === 'window') return inWindow(detail, url, opened);
      set({ ...detail, url, state: 'open' });
      if (config.navigation === 'history') navigation.navigate('/seamless', { from });
      else dialogs.open('game');
    } catch (caught) {
      opened?.close();
      if (mine !== turn) return;
      const error = isPlatformError(caught) ? caught : new PlatformError('unknown', 'The launch failed.', { cause: caught });
      if (error.code === 'game-maintenance') return maintained(game);
      set({ ...detail, state: 'failed', error });
      // Where no frame stands yet that could show it, a message does.
      if (error.code !== 'aborted') void dialogs.info({ title: { key: 'common.error-title' }, body: errorText(error), tone: 'warning' });
    }
  }

  function ask(game: Launchable, demo: boolean) {
    const backUrl = page ? page.location.origin + page.location.pathname : '';
    if (demo) return launchDemo(client, game.id, backUrl, { signal });
    const request = { gameId: game.id, vendorCode: game.vendorCode, gameCode: game.code, type: game.type, backUrl };
    return (game.usesFbLaunch ? launchFbGame : launchGame)(client, request, { signal });
  }

  /** GAM-09: other games instead. */
  function maintained(game: Launchable, opened?: OpenedWindow) {
    opened?.close();
    set(undefined);
    dialogs.open('game-maintenance', { game });
  }

  async function inWindow(detail: LaunchDetail, url: string, opened: OpenedWindow | undefined) {
    set(undefined);
    const target = opened ?? page?.open?.('about:blank', '_blank');
    if (target) return show(target);
    // The browser held the window back, since the click is over: one more click opens it.
    const values = { name: detail.name };
    const yes = await dialogs.confirm({ title: { key: 'dialog.open-game-title', values }, body: { key: 'dialog.open-game-body' }, yes: { key: 'game.open' } });
    const second = yes ? page?.open?.('about:blank', '_blank') : undefined;
    if (second) show(second);

    function show(window: OpenedWindow) {
      window.opener = null;
      window.location.href = url;
    }
  }

  /** http(s) only, and only a host of the platform's list; a path alone goes to one of the hosts, drawn at random (CON-79). */
  function checkedAddress(url: string): string {
    const bases = (status.store.getState().value?.launchHosts ?? []).map(host => hostAddress(host, config.apiBase));
    const hosts = bases.length > 0 ? bases : [config.apiBase];
    try {
      const address = new URL(url, hosts[Math.floor(random() * hosts.length)]);
      const allowed = hosts.some(host => new URL(host).host === address.host);
      if (allowed && /^https?:$/.test(address.protocol)) return address.href;
    } catch {
      // Not an address at all: the same refusal.
    }
    throw new PlatformError('bad-launch-url', 'The game address is not on a launch host of the status answer.');
  }

  // A round that the open game reports may have moved the balance; only the game's own origin is listened to.
  page?.addEventListener(
    'message',
    event => {
      const { origin, data } = event as MessageEvent<unknown>;
      const url = current()?.url;
      if (url && origin === new URL(url).origin && isRound(data)) void wallet.refresh();
    },
    { signal },
  );

  return { open };
}

function isRound(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && (data.type === 'round' || data.type === 'gp-round');
}
