import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCallNames } from '../../scripts/call-names.mjs';
import { EVERY_PAGE } from '../../src/check/every-page.js';
import { contracts } from '../../src/contracts.js';
import type { WidgetContract } from '../../src/element/contract.js';
import { CALLS_OF_CORE, FLOWS } from './calls-of-core.js';
import { reachedCalls } from './reached-calls.js';

const ROOT = join(import.meta.dirname, '../..');
const widgets = readdirSync(join(ROOT, 'src/widgets')).filter(name => existsSync(join(ROOT, 'src/widgets', name, 'index.ts')));

/** Stands in the code of a part that comes whole on demand, and the widget does not use it. */
const NOT_USED: Readonly<Record<string, readonly string[]>> = {
  'gp-status': ['isOfficialRepresentative'],
  'gp-wallet': ['getFeedbackLimits', 'sendFeedback'],
};

/** Asked by the servers of hosts, and by no page. */
const OF_SERVERS = ['giveHandover'];

/** What a contract says of calls is what its code can reach (what this cannot see: reached-calls.ts). */
describe('calls in the contracts', () => {
  it.each(widgets)('%s names each call that its code reaches', async folder => {
    const contract: WidgetContract = contracts.find(({ tag }) => tag === `gp-${folder}`)!;
    const { calls, ofCore } = await reachedCalls(`src/widgets/${folder}/index.ts`);
    const reached = new Set([...calls, ...[...ofCore].flatMap(member => CALLS_OF_CORE[member] ?? [])]);
    const named = new Set([...namesIn(contract.calls), ...namesIn(EVERY_PAGE), ...(NOT_USED[contract.tag] ?? [])]);
    expect([...reached].filter(name => !named.has(name))).toEqual([]);
  });

  it.each(widgets)('%s names no call that its code does not reach', async folder => {
    const contract: WidgetContract = contracts.find(({ tag }) => tag === `gp-${folder}`)!;
    const { calls, ofCore } = await reachedCalls(`src/widgets/${folder}/index.ts`);
    const reached = new Set([...calls, ...[...ofCore].flatMap(member => CALLS_OF_CORE[member] ?? [])]);
    expect(namesIn(contract.calls).filter(name => !reached.has(name))).toEqual([]);
  });

  it.each(Object.entries(FLOWS))('%s asks what the table of the core says', async (file, names) => {
    expect([...(await reachedCalls(file)).calls].sort()).toEqual([...names].sort());
  });

  it('sees every call of src/api in some contract, or on every page', async () => {
    const named = new Set([EVERY_PAGE, ...contracts.map(({ calls }) => calls)].flatMap(namesIn));
    expect((await readCallNames(ROOT)).filter(name => !named.has(name))).toEqual(OF_SERVERS);
  });

  it('says once of each call whether it is needed', () => {
    for (const { tag, calls } of contracts as readonly WidgetContract[])
      expect(new Set(namesIn(calls)).size, tag).toBe(namesIn(calls).length);
  });
});

function namesIn({ needs, without = {} }: WidgetContract['calls']): string[] {
  return [...needs, ...Object.keys(without)];
}
