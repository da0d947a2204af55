import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { migrations } from './migrations/migrations.js';

/** Databases know steps by their names, so what is released keeps its number and its place. */
const LAST_IN_OLD_ORDER = '104-voided-bets';
const TWO_OF_A_NUMBER = ['019-room-seats', '019-timed-rounds', '042-agent-notices', '042-team-records'];

const names = migrations.map(({ name }) => name);
const numberOf = (name: string) => Number(name.slice(0, 3));

it('every step of the folder runs, once, under the name of its file', async () => {
  const files = await readdir(new URL('migrations', import.meta.url));
  const steps = files.filter(file => /^\d/.test(file)).map(file => file.replace(/\.ts$/, ''));
  expect([...names].sort()).toEqual(steps.sort());
  expect(names.filter(name => !/^\d{3}(?:-[a-z]+)+$/.test(name))).toEqual([]);
});

it('no number is given twice, beside the two pairs that are in use', () => {
  const twice = names.filter(name => names.some(other => other !== name && numberOf(other) === numberOf(name)));
  expect(twice.sort()).toEqual(TWO_OF_A_NUMBER);
});

it('new steps run in the order of their numbers, without a gap', () => {
  const last = names.indexOf(LAST_IN_OLD_ORDER);
  expect(Math.max(...names.slice(0, last + 1).map(numberOf))).toBe(numberOf(LAST_IN_OLD_ORDER));
  const later = names.slice(last + 1);
  expect(later.map(numberOf)).toEqual(later.map((_, index) => numberOf(LAST_IN_OLD_ORDER) + 1 + index));
});
