import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { announcementsAnswer } from './announcements.js';
import { earlyCall } from '../wire/early-calls.js';

const read = (wire: object) => v.parse(announcementsAnswer, wire);
const item = { id: 1, title: 'Title', content: '<p>Content</p>', execution: 'A' };

describe('the announcement answer', () => {
  it('ENT-17 MSG-08 has banners, player, popup and promotion; a part that is missing is empty', () => {
    expect(read({})).toEqual({ banners: [], player: [], popup: [], promotion: [] });
    const banner = { id: 3, groupName: 'w_home', url: '/a.svg' };
    const all = read({ banners: [banner], player: [{ ...item, id: 4 }], popup: [{ ...item, id: 5 }], promotion: [{ ...item, id: 6 }] });
    expect([all.banners, all.player, all.popup, all.promotion].map(part => part.map(({ id }) => id))).toEqual([['3'], ['4'], ['5'], ['6']]);
  });
  it('ENT-14 ENT-16 ENT-18 notices and popups have id, title, content and execution', () => {
    expect(read({ popup: [item] }).popup).toEqual([{ id: '1', title: 'Title', content: '<p>Content</p>', execution: 'A' }]);
    for (const execution of ['A', 'B', 'F']) expect(read({ popup: [{ ...item, execution }] }).popup[0]?.execution).toBe(execution);
    expect(read({ promotion: [item] }).promotion).toMatchObject([{ id: '1', title: 'Title', content: '<p>Content</p>' }]);
    expect(read({ player: [{ id: 2, title: 'Bare' }] }).player).toEqual([{ id: '2', title: 'Bare', content: '', execution: '' }]);
  });
  it('ENT-15 ENT-36 banners have a group, an address and where they lead', () => {
    expect(read({ banners: [{ id: 3, groupName: 'w_home', url: '/a.svg' }] }).banners).toMatchObject([
      { id: '3', group: 'w_home', imageUrl: '/a.svg', linkageType: undefined },
    ]);
    for (const linkageType of ['GAME', 'CATEGORY', 'PROMOTION', 'PAGE', 'URL'])
      expect(read({ banners: [{ id: 3, groupName: 'w_home', url: '/a.svg', linkageType }] }).banners[0]?.linkageType).toBe(linkageType);
  });
  it('CON-27 API-48 asks for 42 of each part', () => {
    expect(earlyCall('announcements', { merchant: 'demo', language: 'EN' }).query).toEqual({
      types: 'B,PL,PU,PR,H',
      platform: 'W',
      execution: 'B',
      pageSize: 42,
      language: 'EN',
      merchant: 'demo',
    });
  });
});
