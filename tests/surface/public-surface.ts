import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contracts } from '../../src/contracts.js';
import { PAGE_SETTINGS, settingAttribute } from '../../src/debug/page-settings.js';
import type { WidgetContract } from '../../src/element/contract.js';
import { FRAME_EVENTS } from '../../src/element/contract.js';
import { PAGE_EVENTS } from '../../src/element/page-events.js';
import { exportedNames } from './exported-names.js';

const ROOT = join(import.meta.dirname, '../..');

/** By name, what a page or an app may rely on, and how it is: `gp-lobby page-size` → `number = 24`. */
export type Surface = Readonly<Record<string, string>>;

/** All of it: tags with what is theirs, events, tokens, attributes of the script tag, what the package’s entries export, calls of the wire. */
export async function publicSurface(): Promise<Surface> {
  const all: readonly WidgetContract[] = contracts;
  const { paths } = JSON.parse(await readFile(join(ROOT, 'openapi.json'), 'utf8')) as { paths: Record<string, Record<string, unknown>> };
  const tokens = await readFile(join(ROOT, 'src/element/tokens.css'), 'utf8');
  return Object.fromEntries(
    [
      ...all.flatMap(ofTag),
      ...Object.entries({ ...FRAME_EVENTS, ...PAGE_EVENTS }).map(([name, event]) => [`document ${name}`, ofEvent(event)]),
      ...[...tokens.matchAll(/var\((--gp-[\w-]+)/g)].map(([, name]) => [name, '']),
      ...PAGE_SETTINGS.map(name => [settingAttribute(name), '']),
      ...exportedNames(ROOT).map(name => [name, '']),
      ...Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map(method => [`${method.toUpperCase()} ${path}`, ''])),
    ].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)) as [string, string][],
  );
}

function ofTag({ tag, attributes, properties = {}, events, slots = {}, parts = {}, cssProperties = {} }: WidgetContract) {
  const of = (name: string, how = '') => [`${tag} ${name}`, how] as const;
  return [
    [tag, ''] as const,
    ...Object.entries(attributes).map(([name, { type, values, default: usual }]) =>
      of(name, `${values?.join(' | ') ?? type} = ${JSON.stringify(usual)}`),
    ),
    ...Object.entries(properties).map(([name, { type }]) => of(`.${name}`, type)),
    ...Object.entries(events).map(([name, event]) => of(name, ofEvent(event))),
    ...Object.keys(slots).map(name => of(`slot ${name}`)),
    ...Object.keys(parts).map(name => of(`::part(${name})`)),
    ...Object.keys(cssProperties).map(name => of(name)),
  ];
}

function ofEvent({ cancelable, detail }: { cancelable: boolean; detail: string }) {
  return `${cancelable ? 'cancelable ' : ''}${detail}`;
}
