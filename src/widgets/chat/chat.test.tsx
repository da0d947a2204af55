import {
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
import { keptDraft } from '../../core/content/chat.js';
import './index.js';

const LAUNCH = 'POST /wps/relay/CBS_launchChat';
const room = `${location.origin}/api/chat?session=1`;
const frameOf = (host: Element) => rootOf(host).querySelector<HTMLIFrameElement>('iframe');

/** What a frame says. Firefox takes no frame of another process as the source of an event made by hand: it is set afterwards. */
function messageOf(source: Window | null, origin: string, data: object): MessageEvent {
  return Object.defineProperty(new MessageEvent('message', { origin, data }), 'source', { value: source });
}

describe('gp-chat', () => {
  it('MSG-16 offers the models and opens the chosen one at chatUrl', async () => {
    const { platform } = testCore();
    platform.on(LAUNCH, () => ({ chatUrl: room, session: 'visitor-1' }));
    const host = await mount('gp-chat');
    const payments = await named(host, /^Payments/, 'button');
    expect([...rootOf(host).querySelectorAll('[part=models] strong')].map(({ textContent }) => textContent)).to.deep.equal([
      'Customer service',
      'Payments',
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
    payments.click();
    const frame = await until(() => frameOf(host), 'the room');
    expect(frame.src).to.equal(room);
    expect(frame.sandbox.contains('allow-same-origin'), 'on our own origin the frame has none').to.equal(false);
    expect(platform.callsTo('/wps/relay/CBS_launchChat')[0]?.body).to.include({ modelId: 'payments', language: 'EN' });
  });

  it('an open conversation is found again after a reload, and left on request', async () => {
    const { platform } = testCore();
    platform.on(LAUNCH, () => ({ chatUrl: room, session: 'visitor-1' }));
    const host = await mount('gp-chat');
    (await named(host, /^Customer service/, 'button')).click();
    await until(() => frameOf(host), 'the room');
    host.remove();
    const again = await mount('gp-chat');
    await until(() => frameOf(again), 'the room');
    expect(platform.callsTo('/wps/relay/CBS_launchChat').at(-1)?.body).to.include({ modelId: 'support', session: 'visitor-1' });
    (await named(again, 'Other topics')).click();
    await named(again, /^Payments/, 'button');
  });

  it('what the room has not sent yet is kept for its frame, and Escape inside closes the dialog', async () => {
    const { core, platform } = testCore();
    platform.on(LAUNCH, () => ({ chatUrl: room, session: 'visitor-1' }));
    const host = await mount('gp-chat', { model: 'support', popup: true });
    const frame = await until(() => frameOf(host), 'the room');
    const from = (source: Window | null, origin: string, data: object) => window.dispatchEvent(messageOf(source, origin, data));
    const kept = '{"text":"half a sentence","unsent":[]}';
    await until(() => {
      from(frame.contentWindow, 'null', { type: 'gp-chat-keep', kept });
      return keptDraft(core, 'support') === kept;
    }, 'the page has heard it');
    from(window, 'null', { type: 'gp-chat-keep', kept: 'of another window' });
    from(frame.contentWindow, 'https://evil.example', { type: 'gp-chat-keep', kept: 'of another origin' });
    expect(keptDraft(core, 'support')).to.equal(kept);
    expect(keptDraft(core, 'payments')).to.equal('');
    from(frame.contentWindow, 'null', { type: 'gp-chat-keep', kept: '' });
    expect(keptDraft(core, 'support'), 'sent').to.equal('');
    core.dialogs.open('chat');
    from(frame.contentWindow, 'null', { type: 'gp-chat-escape' });
    expect(core.dialogs.store.getState().open).to.deep.equal([]);
  });

  it('a room whose key has ended says so, keeps what was written, and is opened again on request', async () => {
    const { core, platform } = testCore();
    platform.on(LAUNCH, () => ({ chatUrl: room, session: 'visitor-1' }));
    const host = await mount('gp-chat', { model: 'support' });
    const frame = await until(() => frameOf(host), 'the room');
    const from = (data: object) => window.dispatchEvent(messageOf(frame.contentWindow, 'null', data));
    const kept = '{"text":"half a sentence","unsent":[]}';
    await until(() => {
      from({ type: 'gp-chat-keep', kept });
      return keptDraft(core, 'support') === kept;
    }, 'the page has heard it');
    from({ type: 'gp-chat-ended', reason: 'session' });
    const open = await named(host, 'Open chat', 'button');
    expect([shownText(host).includes('This conversation was closed here'), frameOf(host), keptDraft(core, 'support')]).to.deep.equal([
      true,
      null,
      kept,
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
    const before = platform.callsTo('/wps/relay/CBS_launchChat').length;
    open.click();
    await until(() => frameOf(host), 'the room again');
    expect(platform.callsTo('/wps/relay/CBS_launchChat').length).to.equal(before + 1);
  });

  it('MSG-17 SYS-26 has one entry for each csType, and says which address is refused', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => ({
      customerService: [
        { csType: 'MAIL', path: 'mailto:help@example.com' },
        { csType: 'MAIL', path: 'mailto:other@example.com' },
        { csType: 'LIVECHAT', path: '/chat/' },
        { csType: 'X', path: 'javascript:alert(1)' },
      ],
    }));
    const host = await mount('gp-chat');
    await named(host, /^Email/, 'a');
    expect([...rootOf(host).querySelectorAll<HTMLAnchorElement>('[part=channels] a')].map(link => link.href)).to.deep.equal([
      'mailto:help@example.com',
      `${location.origin}/chat/`,
    ]);
    expect((await find(host, '[part=channels] [role=alert]')).textContent).to.match(/^XWe could not verify this address/);
    expect(await axeFindings(host)).to.deep.equal([]);
    platform.on('GET /wps/system/status', () => ({
      customerService: [{ csType: 'X', path: 'https://example.com/x' }],
      domainRoute: ['example.com'],
    }));
    (await named(host, 'Try again')).click();
    expect((await named(host, /^X/, 'a')).getAttribute('href')).to.equal('https://example.com/x');
  });

  it('SYS-26 the channels that cannot be opened offer another try, and the chats stay', async () => {
    const { platform } = testCore({ openPath: undefined });
    platform.on('GET /wps/system/status', () => ({
      customerService: [
        { csType: 'MAIL', path: `${btoa(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid: 'k'.repeat(22) })).replaceAll('=', '')}..a.b.c` },
      ],
    }));
    platform.on('POST /wps/system/customerService/key', () => new Refusal(400, 'bad-request'));
    const host = await mount('gp-chat');
    await named(host, 'Try again');
    await named(host, /^Payments/, 'button');
    expect(platform.callsTo('/wps/system/customerService/key')[0]?.body).to.have.keys('keyIds', 'answerKey');
  });

  it('SYS-08 SYS-13 stands while the platform is closed', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => ({ maintenance: true }));
    const host = await mount('gp-chat');
    await named(host, /^Payments/, 'button');
  });

  it('a chat of another host is not framed, and what is no web address is refused', async () => {
    const { platform } = testCore();
    platform.on(LAUNCH, () => ({ chatUrl: 'https://elsewhere.example/chat' }));
    const host = await mount('gp-chat', { model: 'support' });
    await named(host, 'Open chat');
    expect(frameOf(host)).to.equal(null);
    platform.on(LAUNCH, () => ({ chatUrl: 'javascript:alert(1)' }));
    (await named(host, 'Other topics')).click();
    (await named(host, /^Payments/, 'button')).click();
    await find(host, '[data-code=bad-launch-url]');
  });

  it('a room that cannot be opened offers another try', async () => {
    const { platform } = testCore();
    platform.on(LAUNCH, () => new Refusal(429, 'rate-limited'));
    const host = await mount('gp-chat', { model: 'support' });
    const retry = await named(host, 'Try again');
    platform.on(LAUNCH, () => ({ chatUrl: room }));
    retry.click();
    await until(() => frameOf(host), 'the room');
  });

  it('without models the other ways stay', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/relay/CBS_modelList', () => ({ list: [] }));
    const host = await mount('gp-chat');
    await until(() => shownText(host).includes('No live chat right now'), 'the empty state');
    await named(host, /^Chat/i, 'a');
  });
});
