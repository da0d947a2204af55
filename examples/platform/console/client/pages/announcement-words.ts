import type { AnnouncementRow } from '../../announcements.js';

export const TYPES: [AnnouncementRow['type'], string][] = [
  ['B', 'Banner'],
  ['PL', 'Notice'],
  ['PU', 'Popup'],
  ['H', 'Note of the home'],
];

export const AUDIENCES: Record<string, string> = { A: 'members', B: 'visitors', F: 'first login' };

/** Whom a notice may be for; without any it is for everybody. */
export const READERS: Record<string, string> = { G: 'agents' };
