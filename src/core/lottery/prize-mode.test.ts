import { describe, expect, it } from 'vitest';
import type { Category, Vendor } from '../../api/games/games.js';
import { prizeModeOf } from './prize-mode.js';

const vendor = (code: string): Vendor => ({
  code,
  name: code,
  iconUrl: '',
  type: 'LOTT',
  gameId: '',
  gameCode: '',
  opensList: false,
  inMaintenance: false,
});
const category = (code: string, ...vendors: string[]): Category => ({
  code,
  title: code,
  lang: '',
  vendors: vendors.map(vendor),
  subcategories: [],
});

describe('the prize mode', () => {
  it.each([
    ['LOT-06', [category('ELOTT', 'TCG_LOTTO_VN')], 'ELOTT'],
    ['LOT-06', [category('ELOTT', 'X', 'LOTT')], 'ELOTT'],
    ['LOT-07', [category('ELOTT', 'X')], 'LOTT'],
    ['LOT-07', [category('LOTT', 'TCG_LOTTO_VN')], 'LOTT'],
    ['LOT-07', [], 'LOTT'],
  ])('%s of vendor data %#', (_row, categories, mode) => expect(prizeModeOf(categories)).toBe(mode));
});
