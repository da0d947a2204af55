import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnnouncementRow } from './announcements.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';

let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
});
afterAll(() => operator.close());

interface Parts {
  banners: { id: string; title: string }[];
  player: { title: string; content: string }[];
  popup: { title: string }[];
  promotion: { title: string }[];
}
async function announcements(language = 'EN'): Promise<Parts> {
  return (
    await operator.app.inject({ url: `/wps/relay/MCSFE_getListAnnouncements?language=${language}`, headers: { language } })
  ).json<Parts>();
}
const words = (title: string) => ({
  EN: { title, content: `<p>${title}</p>` },
  ES: { title: `${title} (ES)`, content: `<p>${title} ES</p>` },
});
const notice = {
  type: 'PL',
  execution: null,
  groupName: null,
  url: null,
  linkageType: null,
  linkage: null,
  startsAt: null,
  endsAt: null,
  sort: 0,
  texts: words('Tables closed tonight'),
};

describe('announcements', () => {
  it.each([
    ['banners', { type: 'B', groupName: 'w_home', url: '/art/banner/1.svg' }],
    ['player', { type: 'PL' }],
    ['popup', { type: 'PU', execution: 'B' }],
  ])('MSG-08: what is made for %s stands in that part alone', async (part, kind) => {
    const title = `For ${part}`;
    expect((await operator.ask('POST', '/announcements', { ...notice, ...kind, texts: words(title) })).status).toBe(200);
    const { banners, player, popup, promotion } = await announcements();
    const parts = Object.entries({ banners, player, popup, promotion }).filter(([, list]) => list.some(item => item.title === title));
    expect(parts.map(([name]) => name)).toEqual([part]);
  });

  it('MSG-08: a new notice is told in each language, changed, and gone when it is removed', async () => {
    const { body } = await operator.ask<{ list: AnnouncementRow[] }>('POST', '/announcements', notice);
    const added = body.list.find(row => row.texts.EN.title === 'Tables closed tonight');
    if (!added) throw new Error('The notice is not in the list.');
    expect((await announcements('ES')).player.map(item => item.title)).toContain('Tables closed tonight (ES)');
    await operator.ask('PUT', `/announcements/${added.id}`, { ...notice, texts: words('Tables open again') });
    const titles = (await announcements()).player.map(item => item.title);
    expect(titles).toContain('Tables open again');
    expect(titles).not.toContain('Tables closed tonight');
    await operator.ask('DELETE', `/announcements/${added.id}`);
    expect((await announcements()).player.map(item => item.title)).not.toContain('Tables open again');
    expect(await operator.lastDeed()).toEqual({ action: 'announcement.remove', ref: `${added.id} Tables open again` });
    expect((await operator.ask('DELETE', `/announcements/${added.id}`)).status).toBe(404);
  });

  it('a popup is told to its audience, within its time only', async () => {
    const popup = { ...notice, type: 'PU', execution: 'B', texts: words('For visitors') };
    await operator.ask('POST', '/announcements', popup);
    await operator.ask('POST', '/announcements', { ...popup, execution: 'A', texts: words('For members') });
    await operator.ask('POST', '/announcements', { ...popup, startsAt: Date.UTC(2099, 0), texts: words('Not yet') });
    const titles = (await announcements()).popup.map(item => item.title);
    expect(titles).toContain('For visitors');
    expect(titles).not.toContain('For members');
    expect(titles).not.toContain('Not yet');
  });

  it('what lacks something is refused with the field', async () => {
    const wrong = async (changes: object) =>
      (await operator.ask<{ fields: Record<string, string> }>('POST', '/announcements', { ...notice, ...changes })).body.fields;
    expect(await wrong({ type: 'PU' })).toEqual({ execution: 'A popup needs its audience.' });
    for (const changes of [{ type: 'PU', execution: 'G' }, { execution: 'A' }])
      expect(await wrong(changes)).toEqual({ execution: 'G is for notices, the others for popups.' });
    expect(await wrong({ type: 'B', groupName: 'w_home' })).toEqual({ url: 'A banner needs its picture.' });
    expect(await wrong({ linkageType: 'PAGE' })).toEqual({ linkage: 'A link needs its kind and its target.' });
    const banner = { type: 'B', groupName: 'w_home', url: '/art/banner/1.svg' };
    for (const target of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'live'])
      expect(await wrong({ ...banner, linkageType: 'PAGE', linkage: target }), target).toEqual({
        linkage: 'Must be a path of the site, such as /live; not // or a backslash.',
      });
    for (const target of ['javascript:alert(1)', '/live', '//evil.example', 'https://a:b@evil.example'])
      expect(await wrong({ ...banner, linkageType: 'URL', linkage: target }), target).toEqual({
        linkage: 'Must be an address that begins with https:// or http://',
      });
    expect(Object.keys(await wrong({ texts: { ...notice.texts, EN: { title: 'x', content: '<a href="//evil.example">y</a>' } } }))).toEqual(
      ['texts.EN.content'],
    );
    expect(await wrong({ url: 'javascript:alert(1)' })).toEqual({ url: 'Must begin with / or https:// or http://' });
    expect(await wrong({ texts: { ...notice.texts, ES: { title: ' ', content: '' } } })).toEqual({
      'texts.ES.title': 'Must not be empty.',
    });
    expect(await wrong({ startsAt: Date.UTC(2027, 1), endsAt: Date.UTC(2027, 0) })).toEqual({ endsAt: 'Must be after the beginning.' });
  });
});

describe('help texts', () => {
  it('API-23: a changed text is told at the next call, and only what exists can be changed', async () => {
    const { list } = (await operator.ask<{ list: { key: string; lang: string }[] }>('GET', '/help-texts')).body;
    const key = list[0]?.key ?? '';
    expect((await operator.ask('PUT', `/help-texts/${key}/EN`, { title: 'A new title', body: '<p>New.</p>' })).status).toBe(200);
    const told = (await operator.app.inject({ url: '/wps/system/helpCenter?device=WEB&language=EN', headers: { language: 'EN' } })).json<{
      value: { list: { key: string; title: string; body: string }[] };
    }>();
    expect(told.value.list.find(entry => entry.key === key)).toMatchObject({ title: 'A new title', body: '<p>New.</p>' });
    expect(await operator.lastDeed()).toEqual({ action: 'help-text', ref: `${key} EN` });
    expect((await operator.ask('PUT', '/help-texts/nothing/EN', { title: 'x', body: 'y' })).status).toBe(404);
    expect((await operator.ask('PUT', `/help-texts/${key}/EN`, { title: '', body: 'y' })).status).toBe(400);
  });
});
