import type { ContractKind } from '../../api/team/contracts.js';
import type { Core, Query } from '../parts/core.js';
import { resource } from '../data/resource.js';

type Asking = Pick<Core, 'account' | 'client' | 'queries'>;

/** The flag of `consolidated()` that a kind of contract drives (OP-33). */
const FLAGS = {
  dividend: 'divtypereq',
  daily: 'dailysalreqtype',
  hour: 'contracthoursalreq',
  realtime: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, string>;
const OPEN = 2;

/** They follow the flags, which are kept longer. */
const OF_FLAGS = { scope: 'account', tags: ['contracts'], staleAfter: 2000 } as const;
const hasFlag = resource({
  ...OF_FLAGS,
  name: 'has-contract',
  load: async (core: Asking, _signal, kind: ContractKind) => ((await flagsOf(core))?.[FLAGS[kind]] ?? 0) !== 0,
});
const openOfKind = resource({
  ...OF_FLAGS,
  name: 'waiting-contracts',
  load: async (core: Asking, _signal, kind: ContractKind) => Number((await flagsOf(core))?.[FLAGS[kind]] === OPEN),
});

/** Whether the account has something of a kind: a contract, or an offer that waits (AGT-23 to AGT-26, ROL-28). */
export function hasKind(kind: ContractKind): (core: Asking) => Query<boolean> {
  return core => hasFlag(core, kind);
}

/** Whether the account has something of any kind. */
export const hasAnyKind = resource({
  ...OF_FLAGS,
  name: 'has-any-contract',
  load: async (core: Asking, _signal) => Object.values((await flagsOf(core)) ?? {}).some(flag => flag !== 0),
});

/** 1 while a request of a kind waits, else 0 (OP-33). */
export function waitingOfKind(kind: ContractKind): (core: Asking) => Query<number> {
  return core => openOfKind(core, kind);
}

/** How many requests wait for this account's answer; the code that asks comes with the first question. */
export const openRequests = resource({
  name: 'open-requests',
  scope: 'account',
  tags: ['contracts'],
  async load(core: Asking, _signal) {
    const { contracts, waitingRequests } = await import('./contracts.js');
    return waitingRequests(await core.queries.fetch(contracts(core))).length;
  },
});

function flagsOf({ account, queries }: Asking) {
  return queries.fetch(account.consolidated());
}
