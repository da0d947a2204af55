import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEvents } from '../../src/core/page/events.js';
import type { PageEvents } from '../../src/core/parts/core.js';
import type { Shared } from '../../src/core/parts/shared.js';
import { FRAME_EVENTS, type EventContract } from '../../src/element/contract.js';
import { contracts } from '../../src/contracts.js';
import { PAGE_EVENTS } from '../../src/element/page-events.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const sources = (readdirSync(join(ROOT, 'src'), { recursive: true }) as string[])
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.|element-types|testing/.test(name))
  .map(name => read(join('src', name)));
const raisedBy = (pattern: RegExp) =>
  [...new Set(sources.flatMap(source => [...source.matchAll(pattern)].map(([, name = '']) => name)))].sort();
const ofCore = raisedBy(/\bevents\.emit\('([a-z-]+)'/g).map(name => `gp-${name}`);

describe('events that the page hears', () => {
  it('every one that core raises is declared, and no other', () => {
    expect(ofCore).toEqual(Object.keys(PAGE_EVENTS).sort());
  });

  it('every one that a widget or the loader raises stands in a contract', () => {
    const declared = new Set([
      ...Object.keys(PAGE_EVENTS),
      ...Object.keys(FRAME_EVENTS),
      ...contracts.flatMap(({ events }) => Object.keys(events)),
    ]);
    const raised = raisedBy(/(?:\bemit\(|new CustomEvent\()'(gp-[a-z-]+)'/g);
    expect(raised.length).toBeGreaterThan(10);
    expect(raised.filter(name => !declared.has(name))).toEqual([]);
  });

  it('docs and manifest have them, with the shape of their detail', () => {
    const { modules } = JSON.parse(read('custom-elements.json')) as {
      modules: { declarations: { events?: { name: string; type: { text: string } }[] }[] }[];
    };
    const listed = modules.flatMap(module => module.declarations.flatMap(({ events = [] }) => events));
    const docs = read('docs/events.md');
    for (const [name, { detail }] of Object.entries<EventContract>(PAGE_EVENTS)) {
      expect(docs).toContain(`| \`${name}\` | \`${detail}\` |`);
      expect(listed).toContainEqual(expect.objectContaining({ name, type: { text: `CustomEvent<${detail}>` } }));
    }
  });

  it('those that are declared cancelable are, and no others', () => {
    const document = new EventTarget();
    const events = createEvents({ page: { document } } as Partial<Shared> as Shared);
    for (const [name, { cancelable }] of Object.entries<EventContract>(PAGE_EVENTS)) {
      document.addEventListener(name, event => event.preventDefault());
      expect(events.emit(name.slice(3) as keyof PageEvents, undefined), name).toBe(cancelable);
    }
  });
});
