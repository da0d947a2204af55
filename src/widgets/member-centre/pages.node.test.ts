import { describe, expect, it } from 'vitest';
import { pageNamed } from '../../ui/centre/page.js';
import { PAGES } from './pages.js';

/** The menu names of the specification, and ours (OP-75). */
const NAMES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'manualRebate',
  'security',
  'feedback',
  'vip',
  'pointMall',
  'creditReport',
  'contracts',
];
/** Where header and side menu lead. */
const LINKED = ['depositv2', 'withdraw', 'securityCenter', 'personalHistoryCopy', 'messageV2', 'referral', 'rewardCenter', 'vip'];

describe('pages of the member centre', () => {
  it('OP-74 MEM-12 have the names of the specification, each once, and no other', () => {
    expect(PAGES.map(page => page.name).sort()).toEqual([...NAMES].sort());
    expect(pageNamed(PAGES, 'SECURITYCENTER')).toBe(PAGES[0]);
    expect(pageNamed(PAGES, 'nothing')).toBeUndefined();
  });

  it('header and side menu lead to pages that exist', () => {
    for (const name of LINKED) expect(pageNamed(PAGES, name)?.name).toBe(name);
  });

  it('a page has code of its own or is a widget', () => {
    for (const page of PAGES) expect([page.name, Boolean(page.load) !== Boolean(page.widget)]).toEqual([page.name, true]);
  });
});
