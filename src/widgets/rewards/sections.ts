import { useCallback, useEffect, useState, type ComponentType } from 'react';
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
  /** Without this switch there is no such section. */
  needsSwitch?: string;
  /** What stands while that is off. */
  off?: string;
  load(): Promise<ComponentType<SectionProps>>;
}

const FIRST: Entry = { title: 'nav.reward-center', needsSwitch: 'REWARDCENTER3', load: async () => (await import('./reward-centre.js')).RewardCentre };
/** Each with code of its own, loaded when it is shown. */
const SECTIONS: Readonly<Record<string, Entry>> = {
  rewardCenter: FIRST,
  missionLeaderboard: { title: 'rewards.missions', load: async () => (await import('./mission-leaderboard.js')).MissionLeaderboard },
  vip: { title: 'nav.vip', needsSwitch: 'VIPSYS3', off: 'rewards.vip-off', load: async () => (await import('./vip.js')).Vip },
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
