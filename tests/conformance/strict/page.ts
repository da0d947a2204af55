import { browserEnvironment } from '../../../src/core/kernel/environment.js';
import { createCore } from '../../../src/core/create-core.js';
import { contracts } from '../../../src/contracts.js';
import { provideCore } from '../../../src/element/provide-core.js';
import { registry } from '../../../src/registry/registry.js';
import { FakePlatform } from '../../widgets-support/fake-platform.js';

/** What the strict page tells the suite that opened it. */
export interface StrictReport {
  tag: string;
  ready: boolean;
  /** Whether our own style sheet is at work. */
  styled: boolean;
}
declare global {
  interface Window {
    strictReport?: Promise<StrictReport[]>;
    strictViolations: string[];
    strictErrors: string[];
    /** The platform's HTML as a widget shows it. */
    strictText?: string;
  }
}

window.strictViolations = [];
window.strictErrors = [];
document.addEventListener('securitypolicyviolation', event => {
  window.strictViolations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
});
window.addEventListener('error', event => window.strictErrors.push(event.message));

window.strictReport = report();

async function report(): Promise<StrictReport[]> {
  const config = { apiBase: `${location.origin}/api`, merchant: 'strict', defaultLanguage: 'EN' };
  const core = createCore(config, { ...browserEnvironment(), fetch: new FakePlatform().fetch });
  provideCore(document, core);
  await core.start();
  const elements = contracts.map(contract => document.createElement(contract.tag));
  const ready = new Set<string>();
  for (const element of elements) {
    element.addEventListener('gp-ready', () => ready.add(element.localName));
    document.body.append(element);
  }
  await Promise.all(Object.values(registry).map(load => load()));
  await settled(() => ready.size === elements.length);
  const text = () => document.querySelector('gp-notices')?.shadowRoot?.querySelector('.rich-text p')?.textContent ?? undefined;
  await settled(() => text() !== undefined);
  window.strictText = text();
  return elements.map(element => ({
    tag: element.localName,
    ready: ready.has(element.localName),
    styled: getComputedStyle(element).getPropertyValue('--surface-0') !== '' && getComputedStyle(element).boxSizing === 'border-box',
  }));
}

/** Everything is there, or 5 s have passed; then a moment more, so that data arrives and is drawn. */
async function settled(done: () => boolean): Promise<void> {
  const end = performance.now() + 5000;
  while (!done() && performance.now() < end) await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
}
