import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Action } from '../../core/core.js';
import { loadSection } from '../../core/load-section.js';
import type { Emit } from '../contract.js';
import type { contract } from './contract.js';

export interface SectionProps {
  emit: Emit<typeof contract>;
  host: HTMLElement;
}
interface Entry {
  /** Translation key of the heading. */
  title: string;
  /** What is asked of the access table. */
  action: Action;
  load(): Promise<ComponentType<SectionProps>>;
}

const FIRST: Entry = { title: 'wallet.title', action: 'account', load: async () => (await import('./transfer-fund.js')).TransferFund };
/** Each with code of its own, loaded when it is shown. */
const SECTIONS: Readonly<Record<string, Entry>> = {
  transferFund: FIRST,
  depositv2: { title: 'nav.deposit', action: 'deposit', load: async () => (await import('./deposit.js')).Deposit },
  withdraw: { title: 'nav.withdraw', action: 'withdraw', load: async () => (await import('./withdraw.js')).Withdraw },
  transferUpline: { title: 'wallet.upline-title', action: 'account', load: async () => (await import('./transfer-upline.js')).TransferUpline },
};

/** What is known of a section; an unknown name is the first. */
export function sectionOf(name: string): Entry {
  return SECTIONS[name] ?? FIRST;
}

/** Brings the code of a section, when it is wanted. */
export function useSection(name: string, isWanted: boolean) {
  const entry = sectionOf(name);
  const [loaded, setLoaded] = useState<{ of: Entry; Section?: ComponentType<SectionProps>; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadSection(entry.load).then(
      Section => isCurrent && setLoaded({ of: entry, Section }),
      (error: unknown) => isCurrent && setLoaded({ of: entry, error }),
    );
    return () => void (isCurrent = false);
  }, [entry, isWanted, attempt]);
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  return loaded?.of === entry ? { ...loaded, retry } : { Section: undefined, error: undefined, retry };
}
