import type { ComponentType } from 'react';
import type { TextKey } from '../../core/parts/core.js';
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
  /** Without this switch there is no such section. */
  needsSwitch?: string;
  /** What stands while that is off. */
  off?: TextKey;
}

type Name = (typeof contract)['attributes']['section']['values'][number];
/** Each with code of its own, loaded when it is shown. */
const SECTIONS: Readonly<Record<Name, Entry>> = {
  rewardCenter: {
    title: 'nav.reward-center',
    needsSwitch: 'REWARDCENTER3',
    load: async () => (await import('./reward-centre.js')).RewardCentre,
  },
  missionLeaderboard: { title: 'rewards.missions', load: async () => (await import('./mission-leaderboard.js')).MissionLeaderboard },
  vip: { title: 'nav.vip', needsSwitch: 'VIPSYS3', off: 'rewards.vip-off', load: async () => (await import('./vip.js')).Vip },
};

/** What is known of a section. */
export function sectionOf(name: Name): Entry {
  return SECTIONS[name];
}
