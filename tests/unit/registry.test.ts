import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WidgetContract } from '../../src/element/contract.js';
import { contracts } from '../../src/contracts.js';
import { defineTags } from '../../src/define-all.js';
import { registry } from '../../src/registry/registry.js';

const WIDGETS = join(import.meta.dirname, '../../src/widgets');
const folders = readdirSync(WIDGETS).filter(name => existsSync(join(WIDGETS, name, 'contract.ts')));

describe('contracts of all widgets', () => {
  it('stand in contracts.ts, one for each folder', async () => {
    const written = await Promise.all(
      folders.map(async name => ((await import(`${WIDGETS}/${name}/contract.ts`)) as { contract: WidgetContract }).contract.tag),
    );
    expect(contracts.map(contract => contract.tag).sort()).toEqual(written.sort());
  });

  it('have an entry in registry.ts that imports their folder', () => {
    expect(Object.keys(registry).sort()).toEqual(contracts.map(contract => contract.tag).sort());
    for (const [tag, load] of Object.entries(registry)) expect(String(load), tag).toContain(`${tag.slice(3)}/index`);
  });

  it('are those that defineTags takes; of another word it says what there is', async () => {
    await expect(defineTags('gp-jackpot')).resolves.toBeUndefined();
    for (const word of ['gp-loby', undefined, 'toString'])
      await expect(defineTags(word as 'gp-lobby')).rejects.toThrow(new RegExp(`there is no ${word}: they are .*gp-lobby`));
  });

  it('may be loaded in Node, where they define nothing', async () => {
    await expect(Promise.all(Object.values(registry).map(load => load()))).resolves.toHaveLength(contracts.length);
  });

  it.each(folders)('%s exports its class under the name of its tag', async folder => {
    const { contract } = (await import(`${WIDGETS}/${folder}/contract.ts`)) as { contract: WidgetContract };
    const name = contract.tag.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
    expect(readFileSync(join(WIDGETS, folder, 'index.ts'), 'utf8')).toContain(`export const ${name} = defineWidget(`);
  });

  it.each(contracts.map(contract => [contract.tag, contract] as [string, WidgetContract]))(
    '%s is written as the generators need it',
    (tag, contract) => {
      expect(contract.summary).toMatch(/^[A-Z].*\.$/s);
      for (const [name, attribute] of Object.entries(contract.attributes)) {
        expect(name, `${tag} ${name}`).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
        expect(typeof attribute.default, `${tag} ${name}`).toBe(attribute.type);
        if (attribute.type === 'boolean') expect(attribute.default, `${tag} ${name}: name the absence instead`).toBe(false);
        if (attribute.values && attribute.default !== '') expect(attribute.values).toContain(attribute.default);
        expect(attribute.doc, `${tag} ${name}`).not.toBe('');
      }
      for (const [name, event] of Object.entries(contract.events)) {
        expect(name).toMatch(/^gp-[a-z]+(-[a-z]+)*$/);
        expect(event.doc, `${tag} ${name}`).not.toBe('');
      }
      for (const name of Object.keys(contract.cssProperties ?? {})) expect(name).toMatch(/^--gp-/);
    },
  );
});
