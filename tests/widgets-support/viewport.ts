import { executeServerCommand } from '@web/test-runner-commands';
import { afterEach } from './mocha.js';

const DESKTOP = { width: 1280, height: 800 };
let changed = false;

/** Makes the browser's page this large, in CSS pixels; after the test it is 1280 × 800 again. */
export async function setViewport(size: { width: number; height: number }): Promise<void> {
  changed = true;
  await executeServerCommand('gp-viewport', size);
}

afterEach(async () => {
  if (changed) await executeServerCommand('gp-viewport', DESKTOP);
  changed = false;
});
