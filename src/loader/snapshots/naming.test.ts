import { expect, it } from 'vitest';
import { contracts } from '../../contracts.js';
import type { WidgetContract } from '../../element/contract.js';
import { NAMING } from './naming.js';

const all: readonly WidgetContract[] = contracts;

it('a first view is named by each attribute of its tag but the one that reads the address, and by none of others', () => {
  const own = all.filter(({ snapshot }) => snapshot).flatMap(({ attributes }) => Object.keys(attributes));
  expect(own).toContain('follow-route');
  expect(own.filter(name => !NAMING.test(name))).toEqual(['follow-route']);
  const others =
    'class id style slot part loading data-x aria-label _ngcontent-abc ng-version v-cloak x-data wire:id hx-get key jsaction tabindex hidden dir lang title role exportparts';
  expect(others.split(' ').filter(name => NAMING.test(name))).toEqual([]);
});
