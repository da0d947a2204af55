import { describe, expect, it } from 'vitest';
import { keepPlaces } from './use-places.js';

describe('places of what comes and goes', () => {
  it.each([
    ['nothing yet', [], ['a', 'b'], ['a', 'b']],
    ['another order', ['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c']],
    ['one for one', ['a', 'b', 'c'], ['b', 'c', 'd'], ['d', 'b', 'c']],
    ['more than went', ['a', 'b'], ['c', 'b', 'd'], ['c', 'b', 'd']],
    ['one that goes: its place stays', ['a', 'b', 'c'], ['b', 'c'], [undefined, 'b', 'c']],
    ['one that comes into a place that stayed', [undefined, 'b', 'c'], ['b', 'c', 'd'], ['d', 'b', 'c']],
    ['the last ones that go', ['a', undefined, 'c'], ['a'], ['a']],
    ['the last that goes', ['a', 'b', 'c'], ['a', 'b'], ['a', 'b']],
    ['all that go', ['a', 'b'], [], []],
    ['all others', ['a', 'b', 'c'], ['d', 'e'], ['d', 'e']],
  ])('%s', (_, before, wanted, places) => {
    expect(keepPlaces(before, wanted)).toEqual(places);
  });
});
