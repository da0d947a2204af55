import type { ContractKind } from '../../api/contracts.js';
import type { Core, Query } from '../core.js';

type Asking = Pick<Core, 'account' | 'queries'>;

/** The flag of `consolidated()` that a kind of contract drives (OP-33). */
const FLAGS = {
  dividend: 'divtypereq',
  daily: 'dailysalreqtype',
  hour: 'contracthoursalreq',
  realtime: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, string>;
const OPEN = 2;

/** Whether the account has something of a kind: a contract, or an offer that waits (AGT-23 to AGT-26, ROL-28). */
export function hasKind(kind: ContractKind): (core: Asking) => Query<boolean> {
  return core => ({ ...ofFlags, key: `contracts/flags?has&${kind}`, load: async () => ((await flagsOf(core))?.[FLAGS[kind]] ?? 0) !== 0 });
}

/** Whether the account has something of any kind. */
export function hasAnyKind(core: Asking): Query<boolean> {
  return { ...ofFlags, key: 'contracts/flags?any', load: async () => Object.values((await flagsOf(core)) ?? {}).some(flag => flag !== 0) };
}

/** 1 while a request of a kind waits, else 0 (OP-33). */
export function waitingOfKind(kind: ContractKind): (core: Asking) => Query<number> {
  return core => ({
    ...ofFlags,
    key: `contracts/flags?open&${kind}`,
    load: async () => Number((await flagsOf(core))?.[FLAGS[kind]] === OPEN),
  });
}

/** How many requests wait for this account's answer; the code that asks comes with the first question. */
export function openRequests(core: Asking & Pick<Core, 'client'>): Query<number> {
  return {
    key: 'contracts/open',
    personal: true,
    async load() {
      const { contracts, waitingRequests } = await import('./contracts.js');
      return waitingRequests(await core.queries.fetch(contracts(core))).length;
    },
  };
}

/** They follow the flags, which are kept longer. */
const ofFlags = { personal: true, staleAfter: 2000 };

function flagsOf({ account, queries }: Asking) {
  return queries.fetch(account.consolidated());
}
