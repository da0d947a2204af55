import { createCatalogue, type Catalogue } from '../games/catalogue.js';
import type { Platform } from '../platform.js';
import { createChanges, type Changes } from './changes.js';
import { createSeal, type Seal } from './seal.js';
import { createServicePaths, type ServicePaths } from './service-paths.js';
import { createSettings, type Settings } from './settings.js';
import { createSystemGate, type SystemGate } from './system-gate.js';

/** What calls share in one app. */
export interface Services {
  settings: Settings;
  gate: SystemGate;
  seal: Seal;
  servicePaths: ServicePaths;
  catalogue: Catalogue;
  changes: Changes;
}

export function createServices(platform: Platform): Services {
  const seal = createSeal(platform);
  return {
    settings: createSettings(platform),
    gate: createSystemGate(platform),
    seal,
    servicePaths: createServicePaths(seal),
    catalogue: createCatalogue(platform),
    changes: createChanges(platform, seal),
  };
}
