import { createCatalogue, type Catalogue } from '../calls/catalogue.js';
import type { Platform } from '../platform.js';
import { createChanges, type Changes } from './changes.js';
import { createSeal, type Seal } from './seal.js';
import { createSettings, type Settings } from './settings.js';
import { createSystemGate, type SystemGate } from './system-gate.js';

/** What calls share in one app. */
export interface Services {
  settings: Settings;
  gate: SystemGate;
  seal: Seal;
  catalogue: Catalogue;
  changes: Changes;
}

export function createServices(platform: Platform): Services {
  return { settings: createSettings(platform), gate: createSystemGate(platform), seal: createSeal(platform), catalogue: createCatalogue(platform), changes: createChanges(platform) };
}
