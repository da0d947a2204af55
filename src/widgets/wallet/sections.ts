import type { ComponentType } from 'react';
import type { Action, TextKey } from '../../core/parts/core.js';
import type { Emit } from '../../element/contract.js';
import type { contract } from './contract.js';

export interface SectionProps {
  emit: Emit<typeof contract>;
  host: HTMLElement;
}
interface Entry {
  /** Its code. */
  load(): Promise<ComponentType<SectionProps>>;
  /** Translation key of the heading. */
  title: TextKey;
  /** What is asked of the access table. */
  action: Action;
}

type Name = (typeof contract)['attributes']['section']['values'][number];
/** Each with code of its own, loaded when it is shown. */
const SECTIONS: Readonly<Record<Name, Entry>> = {
  transferFund: { title: 'wallet.title', action: 'account', load: async () => (await import('./transfer-fund.js')).TransferFund },
  depositv2: { title: 'nav.deposit', action: 'deposit', load: async () => (await import('./deposit.js')).Deposit },
  withdraw: { title: 'nav.withdraw', action: 'withdraw', load: async () => (await import('./withdraw/withdraw.js')).Withdraw },
  transferUpline: {
    title: 'wallet.upline-title',
    action: 'account',
    load: async () => (await import('./transfer-upline.js')).TransferUpline,
  },
};

/** What is known of a section. */
export function sectionOf(name: Name): Entry {
  return SECTIONS[name];
}
