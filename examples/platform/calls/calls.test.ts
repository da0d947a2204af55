import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { RegisteredCall } from '../http/call.js';
import { calls } from './calls.js';

const FOLDER = new URL('.', import.meta.url);
const nameOf = ({ method, path }: RegisteredCall) => `${method} ${path}`;

it('what a file of this folder offers as its calls is answered, each once, and nothing else', async () => {
  const files = (await readdir(FOLDER)).filter(file => /(?<!\.test)\.ts$/.test(file) && file !== 'calls.ts');
  const offered: RegisteredCall[] = [];
  for (const file of files) {
    const module = (await import(new URL(file, FOLDER).href)) as Record<string, RegisteredCall[]>;
    for (const [name, list] of Object.entries(module)) if (name.endsWith('Calls')) offered.push(...list);
  }
  expect(calls.map(nameOf).sort()).toEqual(offered.map(nameOf).sort());
  expect(new Set(calls.map(nameOf)).size).toBe(calls.length);
});
