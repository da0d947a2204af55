import { parse, safeParse } from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/call.js';
import { isPlatformError, PlatformError } from '../api/errors.js';
import { getStatus, statusAnswer, type SwitchNode, type SystemStatus } from '../api/system.js';
import type { Events, Readable, Scheduler, StatusStore } from './core.js';

type State = ReturnType<StatusStore['store']['getState']>;
export interface StatusParts {
  client: () => Client;
  scheduler: Scheduler;
  events: Events;
  signal: AbortSignal;
  /** The platform is back after maintenance or a region block. */
  onNormal(): void;
}
export interface StatusWithSwitch extends StatusStore {
  /** A call was answered with the code of maintenance or region (OP-46). */
  block(status: 1 | 2, error: PlatformError): void;
}

/** While blocked, the platform is asked this often whether it is back. */
const POLL = 30_000;

/** What the platform says of itself (SYS-01..05). */
export function createStatus({ client, scheduler, events, signal, onNormal }: StatusParts): StatusWithSwitch {
  const store = createStore<State>(() => ({ phase: 'loading' }));
  let loading: Promise<void> | undefined;
  let stopPolling: (() => void) | undefined;
  let toldAnalytics = false;

  function accept(value: SystemStatus) {
    const before = store.getState().value?.status ?? 0;
    store.setState({ phase: 'ready', value }, true);
    if (value.status === 0) stopPolling = void stopPolling?.();
    else stopPolling ??= scheduler.every(POLL, () => void load());
    if (value.status === 0 && before !== 0) onNormal();
    if (value.analytics !== undefined && !toldAnalytics) {
      toldAnalytics = true;
      events.emit('analytics', value.analytics);
    }
  }
  async function ask() {
    try {
      accept(await getStatus(client(), { signal }));
    } catch (error) {
      // A block that came as an error has already been taken in by block().
      if (store.getState().value) return;
      store.setState({ phase: 'failed', error: isPlatformError(error) ? error : new PlatformError('unknown', 'Status failed.') });
    }
  }
  const load = () => (loading ??= ask().finally(() => (loading = undefined)));

  return {
    store: store satisfies Readable<State>,
    load,
    isOn: modId => isSwitchedOn(store.getState().value?.switches ?? [], modId),
    block(status, error) {
      const told = safeParse(statusAnswer, error.value);
      const blocked = told.success ? told.output : parse(statusAnswer, {});
      const known = store.getState().value ?? blocked;
      accept({ ...known, status, maintenanceEnd: blocked.maintenanceEnd ?? known.maintenanceEnd, ip: blocked.ip || known.ip });
    },
  };
}

/** ENT-28: on only when it and all its parents are; missing is off. */
export function isSwitchedOn(nodes: readonly SwitchNode[], modId: string): boolean {
  return nodes.some(node => node.enabled && (node.modId === modId || isSwitchedOn(node.childrenNodes, modId)));
}
