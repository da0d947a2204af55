import { createStore } from 'zustand/vanilla';
import { errorCode } from '../../api/wire/errors.js';
import type { SwitchNode, SystemStatus } from '../../api/wire/system.js';
import { knownError } from '../data/known-error.js';
import type { StatusStore } from '../parts/core.js';
import type { Shared, StatusWithBlock } from '../parts/shared.js';

type State = ReturnType<StatusStore['store']['getState']>;

/** While blocked or away, the platform is asked this often whether it is back. */
const POLL = 10_000;
/** Where only some calls get no answer, being back is believed more and more slowly, up to this. */
const LONGEST_DOUBT = 300_000;

/** What the platform says of itself (SYS-01..05). `onNormal` is called when it is back after maintenance, a region block or an outage. */
export function createStatus(shared: Shared, onNormal: () => void): StatusWithBlock {
  const { client, config, page, scheduler, events, wire, onDemand } = shared;
  const store = createStore<State>(() => ({ phase: 'loading' }));
  let loading: Promise<void> | undefined;
  let stopPolling: (() => void) | undefined;
  let toldAnalytics = false;
  let isAway = false;
  let wait = POLL;
  let backAt = -LONGEST_DOUBT;

  /** OP-45: on the site itself, and on a host page that asks for it, a domain that the platform does not list counts as closed. */
  function judged(value: SystemStatus): SystemStatus {
    const listed = [...value.domains, value.mainDomain].filter(Boolean).map(hostOf);
    const isForeign = config.checkDomain && page && listed.length > 0 && !listed.includes(hostOf(page.location.origin));
    return isForeign && value.status === 0 ? { ...value, status: 3 } : value;
  }
  function accept(answer: SystemStatus) {
    const value = judged(answer);
    const before = store.getState().value?.status ?? 0;
    const wasAway = isAway;
    if (isAway) backAt = Date.now();
    isAway = false;
    store.setState({ phase: 'ready', value }, true);
    if (value.status === 0) stopPolling = void stopPolling?.();
    else stopPolling ??= scheduler.every(POLL, () => void load());
    if (value.status === 0 && (before !== 0 || wasAway)) onNormal();
    if (value.analytics !== undefined && !toldAnalytics) {
      toldAnalytics = true;
      events.emit('analytics', value.analytics);
    }
  }
  function outage() {
    if (isAway) return;
    isAway = true;
    wait = Date.now() - backAt < LONGEST_DOUBT ? Math.min(wait * 2, LONGEST_DOUBT) : POLL;
    scheduler.after(wait, () => void probe());
  }
  async function probe() {
    if (isAway) await load();
    if (isAway) scheduler.after(POLL, () => void probe());
  }
  async function ask() {
    try {
      const answer = await (await wire()).getStatus(client);
      // Without its code the calls alone are known to be lacking, which is no failure of the status.
      if (answer.lacks[0])
        await onDemand().then(
          code => code.addLacking(shared, answer),
          () => undefined,
        );
      accept(answer);
    } catch (error) {
      const { phase, value } = store.getState();
      // A block that came as an error has already been taken in by block(), and who has no address to ask need not ask again.
      if (!value?.status && errorCode(error) !== 'not-configured') outage();
      if (value) return;
      // Once: who has been answered before is not refused, and who has been told knows. In a file of its own: only a developer needs it.
      if (phase === 'loading')
        void import('./refused-origin.js').then(
          code => code.tellRefused(shared, error),
          () => undefined,
        );
      store.setState({ phase: 'failed', error: knownError(error) });
    }
  }
  const load = () => (loading ??= ask().finally(() => (loading = undefined)));

  const isOn: StatusStore['isOn'] = modId => isSwitchedOn(store.getState().value?.switches ?? [], modId);
  const lacks: StatusStore['lacks'] = name => !!store.getState().value?.lacks.includes(name);

  return {
    store,
    load,
    outage,
    isOn,
    lacks,
    offers: ({ text, needsSwitch }) => !lacks(text) && (!needsSwitch || isOn(needsSwitch)),
    async block(status, error) {
      const told = (await wire()).blockedStatus(error.value);
      const known = store.getState().value ?? told;
      accept({ ...known, status, maintenanceEnd: told.maintenanceEnd ?? known.maintenanceEnd, ip: told.ip || known.ip });
    },
  };
}

/** `site.example` of `https://Site.example:8080/` and of itself. */
function hostOf(domain: string): string {
  return domain
    .toLowerCase()
    .replace(/^\w+:\/\//, '')
    .split(/[/:]/, 1)[0]!;
}

/** ENT-28: on only when it and all its parents are; missing is off. */
export function isSwitchedOn(nodes: readonly SwitchNode[], modId: string): boolean {
  return nodes.some(node => node.enabled && (node.modId === modId || isSwitchedOn(node.childrenNodes, modId)));
}
