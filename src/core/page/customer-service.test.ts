import { describe, expect, it } from 'vitest';
import { leadToService, serviceChannels } from './customer-service.js';
import type { OpenedWindow } from '../kernel/environment.js';
import { FakePage } from '../testing/fake-page.js';
import { FakePlatform, Refusal, STATUS } from '../testing/fake-platform.js';
import { testCore } from '../testing/test-core.js';

const SEALED = 'sealed:';
/** The sealing of an operator's own, which refuses what it has not sealed. */
const openPath = (path: string) => {
  if (!path.startsWith(SEALED)) throw new Error('altered');
  return path.slice(SEALED.length);
};
function coreWith(paths: Record<string, string>, more: object = {}) {
  const platform = new FakePlatform();
  platform.status = {
    ...STATUS,
    customerService: Object.entries(paths).map(([csType, path]) => ({ csType, path: SEALED + path })),
    ...more,
  };
  return testCore({ apiBase: 'https://api.example', siteUrl: 'https://site.example', openPath }, new FakePage(), platform);
}
const open = async (path: string, more?: object) => {
  const { core } = coreWith({ A: path }, more);
  return (await core.queries.fetch(serviceChannels(core)))[0]?.url;
};
function tab(): OpenedWindow & { closed: boolean } {
  return {
    opener: {},
    location: { href: 'about:blank' },
    closed: false,
    close() {
      this.closed = true;
    },
  };
}

describe('ways to customer service', () => {
  it('SYS-26 own paths, the own site and hosts that the platform names may be followed', async () => {
    expect(await open('/chat/?a=1')).toBe('https://api.example/chat/?a=1');
    expect(await open('https://site.example/help')).toBe('https://site.example/help');
    expect(await open('https://help.example/x', { resources: [{ channel: 'LIVECHAT', url: 'https://help.example/chat' }] })).toBe(
      'https://help.example/x',
    );
    expect(await open('https://mirror.example/x', { domainRoute: ['mirror.example'] })).toBe('https://mirror.example/x');
    expect(await open('mailto:help@example.com')).toBe('mailto:help@example.com');
    expect(await open('tel:+52 (55) 1234-5678')).toBe('tel:+52 (55) 1234-5678');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'https://api.example@evil.example/',
    'https://user:pass@api.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:',
    'tel:javascript',
    'https://api.example.evil.example/',
    'https://notmirror.example/',
    'https://mirror.example.evil.example/',
    'https://',
    'blob:https://api.example/1',
  ])('SYS-26 %s is never followed, however well it was sealed', async path =>
    expect(await open(path, { domainRoute: ['mirror.example'] })).toBeUndefined(),
  );

  it('SYS-26 MSG-17 one entry for each csType, and what was altered has no address', async () => {
    const { core, platform } = coreWith({ LIVECHAT: '/chat/' });
    platform.status = {
      ...platform.status,
      customerService: [
        { csType: 'LIVECHAT', path: `${SEALED}/chat/` },
        { csType: 'LIVECHAT', path: `${SEALED}/other/` },
        { csType: 'MAIL', path: 'mailto:help@example.com' },
      ],
    };
    expect(await core.queries.fetch(serviceChannels(core))).toEqual([
      { csType: 'LIVECHAT', url: 'https://api.example/chat/' },
      { csType: 'MAIL', url: undefined },
    ]);
  });

  it('SYS-26 nothing is asked for before customer service is opened', async () => {
    const { core, platform } = testCore({}, new FakePage(), new FakePlatform());
    platform.status = { ...STATUS, customerService: [{ csType: 'LIVECHAT', path: 'x.x.x.x.x' }] };
    await core.start();
    expect(platform.callsTo('/wps/system/customerService/key')).toEqual([]);
  });

  it('a window that was opened in a click is led to the first way on the web', async () => {
    const { core } = coreWith({ MAIL: 'mailto:help@example.com', WEB: '/chat/' });
    const opened = tab();
    expect(await leadToService(core, opened)).toBe(true);
    expect([opened.location.href, opened.opener, opened.closed]).toEqual(['https://api.example/chat/', null, false]);
    const other = tab();
    expect(await leadToService(coreWith({}, { resources: [{ channel: 'WHATSAPP', url: 'https://wa.example/1' }] }).core, other)).toBe(true);
    expect(other.location.href).toBe('https://wa.example/1');
  });

  it('SYS-26 a refused path, no way at all, or no answer navigates nowhere and closes the window', async () => {
    const refused = coreWith({ WEB: 'https://evil.example/' }, { resources: [{ channel: 'WHATSAPP', url: 'https://wa.example/1' }] }).core;
    const failing = new FakePlatform();
    failing.on('GET /wps/system/status', () => new Refusal(500, 'unknown'));
    for (const core of [refused, coreWith({}).core, testCore({}, new FakePage(), failing).core]) {
      const opened = tab();
      expect(await leadToService(core, opened)).toBe(false);
      expect([opened.location.href, opened.closed]).toEqual(['about:blank', true]);
    }
    expect(await leadToService(coreWith({ WEB: '/chat/' }).core, null), 'the browser blocked the window').toBe(false);
  });
});
