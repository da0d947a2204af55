import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { announcementsAnswer } from './announcements.js';
import { earlyCall } from './early-calls.js';

const read = (wire: object) => v.parse(announcementsAnswer, wire);
const item = { id: 1, title: 'Title', content: '<p>Content</p>', execution: 'A' };

describe('the announcement answer', () => {
  it('ENT-17 MSG-08 has banners, player, popup and promotion; a part that is missing is empty', () => {
    expect(read({})).toEqual({ banners: [], player: [], popup: [], promotion: [] });
    const all = read({ banners: [], player: [item], popup: [item], promotion: [item] });
    expect([all.player, all.popup, all.promotion].map(({ length }) => length)).toEqual([1, 1, 1]);
  });
  it('ENT-14 ENT-16 ENT-18 notices and popups have id, title, content and execution', () => {
    expect(read({ popup: [item] }).popup).toEqual([{ id: '1', title: 'Title', content: '<p>Content</p>', execution: 'A' }]);
    expect(read({ player: [{ id: 2, title: 'Bare' }] }).player).toEqual([{ id: '2', title: 'Bare', content: '', execution: '' }]);
  });
  it('ENT-15 banners have a group and an address', () => {
    expect(read({ banners: [{ id: 3, groupName: 'w_home', url: '/a.svg' }] }).banners).toMatchObject([{ id: '3', group: 'w_home', imageUrl: '/a.svg' }]);
  });
  it('CON-27 API-48 asks for 42 of each part', () => {
    expect(earlyCall('announcements', { merchant: 'demo', language: 'EN' }).query).toEqual({ types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', pageSize: 42, language: 'EN', merchant: 'demo' });
  });
});
