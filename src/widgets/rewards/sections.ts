import type { TextKey } from '../../core/parts/core.js';
import type { Emit } from '../../element/contract.js';
import type { ChosenSection } from '../../ui/lazy/use-chosen-section.js';
import type { contract } from './contract.js';

export interface SectionProps {
  emit: Emit<typeof contract>;
  host: HTMLElement;
}
interface Entry extends ChosenSection<SectionProps> {
  /** Translation key of the heading. */
  title: TextKey;
  /** Without this switch there is no such section. */
  needsSwitch?: string;
  /** What stands while that is off. */
  off?: TextKey;
}

const FIRST: Entry = {
  title: 'nav.reward-center',
  needsSwitch: 'REWARDCENTER3',
  load: async () => (await import('./reward-centre.js')).RewardCentre,
};
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
