import { unreadMessages } from '../../core/session/account.js';
import {
  axeFindings,
  describe,
  expect,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  testCore,
  until,
  type TestCore,
} from '../../../tests/widgets-support/index.js';
import './index.js';

interface Kept {
  id: string;
  kind: string;
  title: string;
  isRead: boolean;
}
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const rows = (host: Element) => [...rootOf(host).querySelectorAll<HTMLElement>('.message')];
const titles = (host: Element) => rows(host).map(row => row.querySelector('.message-title')?.textContent);

/** A platform with a box that is read and emptied. */
function box({ platform }: TestCore, kept: Kept[]) {
  let list = kept;
  platform.on('GET /wps/relay/CSP_messageList', ({ query }) => {
    const found = list.filter(({ kind }) => !query.get('kind') || kind === query.get('kind'));
    return {
      list: found.map(message => ({ ...message, content: `Text of ${message.title}`, createdAt: '2026-01-15T12:00:00Z' })),
      total: found.length,
      totalPages: 1,
    };
  });
  platform.on('GET /wps/relay/CSP_unreadCount', () => ({ count: list.filter(({ isRead }) => !isRead).length }));
  platform.on('POST /wps/relay/CSP_messageRead', ({ body }) => {
    list = list.map(message => (body.all || (body.ids as string[]).includes(message.id) ? { ...message, isRead: true } : message));
    return {};
  });
  platform.on('DELETE /wps/relay/CSP_messageDelete', ({ body }) => {
    list = list.filter(({ id }) => !(body.ids as string[]).includes(id));
    return {};
  });
}
const three: Kept[] = [
  { id: '3', kind: 'deposit_arrival', title: 'Your deposit has arrived', isRead: false },
  { id: '2', kind: 'new_mail', title: 'Welcome', isRead: false },
  { id: '1', kind: 'withdrawal_rejected', title: 'Your withdrawal was rejected', isRead: true },
];
async function opened(kept = three) {
  const made = await signedInCore();
  box(made, kept);
  await made.core.queries.changed(['unread']);
  return { ...made, host: await mount('gp-messages') };
}

describe('gp-messages', () => {
  it('MSG-10, MSG-11, MSG-13 shows the box, newest first, and what is unread by word and not by colour alone', async () => {
    const { host } = await opened();
    await until(
      () => titles(host).join('|') === 'Unread: Your deposit has arrived|Unread: Welcome|Your withdrawal was rejected',
      'the rows',
    );
    await says(host, '2 unread messages');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('MSG-15 opening one shows its text and lowers the count wherever it is shown', async () => {
    const { core, host, platform } = await opened();
    const elsewhere: (number | undefined)[] = [];
    const query = unreadMessages(core);
    const stop = core.queries.follow(query.key, query.load, () => elsewhere.push(core.queries.read<number>(query.key).data), query);
    await until(() => rows(host).length === 3, 'the rows');
    await says(host, '2 unread messages');
    rows(host)[1]!.querySelector('button')!.click();
    await says(host, 'Text of Welcome');
    await says(host, '1 unread message');
    await until(() => elsewhere.at(-1) === 1, 'the count elsewhere');
    stop();
    expect(platform.callsTo('/wps/relay/CSP_messageRead').map(({ body }) => body)).to.deep.equal([{ ids: ['2'] }]);
    rows(host)[1]!.querySelector('button')!.click();
    rows(host)[2]!.querySelector('button')!.click();
    await says(host, 'Text of Your withdrawal was rejected');
    expect(platform.callsTo('/wps/relay/CSP_messageRead')).to.have.length(1);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('O-47 all are read at once', async () => {
    const { host } = await opened();
    (await named(host, 'Mark all as read')).click();
    await says(host, 'Everything is read');
    await until(() => rows(host).every(row => !row.hasAttribute('data-unread')), 'no row is unread');
  });

  it('O-48 one is deleted after a question, and stays where the answer is no', async () => {
    const { core, host, platform } = await opened();
    await until(() => rows(host).length === 3, 'the rows');
    rows(host)[1]!.querySelector('button')!.click();
    await says(host, 'Text of Welcome');
    const ask = async () => {
      rows(host)[1]!.querySelector<HTMLButtonElement>('.message-body button')!.click();
      await until(() => core.dialogs.store.getState().open.some(({ name }) => name === 'confirm'), 'the question');
    };
    await ask();
    core.dialogs.close('confirm', false);
    expect(rows(host)).to.have.length(3);
    await ask();
    core.dialogs.close('confirm', true);
    await until(() => rows(host).length === 2, 'it is gone');
    expect(platform.callsTo('/wps/relay/CSP_messageDelete').map(({ body }) => body)).to.deep.equal([{ ids: ['2'] }]);
  });

  it('MSG-14 a failed deposit is told in the box, and found among failed deposits', async () => {
    const { host } = await opened([...three, { id: '0', kind: 'deposit_failed', title: 'Your deposit did not arrive', isRead: true }]);
    await until(() => rows(host).length === 4, 'the rows');
    (await named(host, 'Failed deposits')).click();
    await until(() => titles(host).join() === 'Your deposit did not arrive', 'it alone');
    rows(host)[0]!.querySelector('button')!.click();
    await says(host, 'Text of Your deposit did not arrive');
  });

  it('a kind is chosen, and a kind without messages says so', async () => {
    const { host } = await opened();
    (await named(host, 'Deposits')).click();
    await until(() => titles(host).length === 1, 'the deposits');
    (await named(host, 'Failed deposits')).click();
    await says(host, 'No messages');
  });

  it('a refusal is said: the message stays unread, the box tries again', async () => {
    const { host, platform } = await opened();
    platform.on('POST /wps/relay/CSP_messageRead', () => new Refusal(429, 'rate-limited'));
    (await named(host, 'Mark all as read')).click();
    await says(host, 'Too many requests');
    expect(rows(host).filter(row => row.hasAttribute('data-unread'))).to.have.length(2);
    host.remove();
    const made = await signedInCore();
    made.platform.on('GET /wps/relay/CSP_messageList', () => new Refusal(500, 'unknown'));
    const failing = await mount('gp-messages');
    const retry = await named(failing, 'Try again');
    box(made, three);
    retry.click();
    await says(failing, 'Welcome');
  });

  it('a visitor is led to the login, and nothing is asked', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-messages');
    (await named(host, 'Log in')).click();
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['login']);
    expect(platform.callsTo('/wps/relay/CSP_messageList')).to.have.length(0);
  });

  it('ERR-03 a box that the server failed to give says what and what to do, once, and comes by itself when the server is back', async () => {
    const { core, platform } = await signedInCore();
    platform.on('GET /wps/relay/CSP_messageList', () => Response.json({ success: false }, { status: 500 }));
    const host = await mount('gp-messages');
    await says(host, '“Messages” could not be loaded');
    await says(host, 'Unknown error. Try again in a moment, or contact customer service.');
    expect(rootOf(host).querySelectorAll('.notice-error')).to.have.length(1);
    box({ core, platform }, three);
    await core.status.load();
    await until(() => rows(host).length === 3, 'the messages are there');
    expect(rootOf(host).querySelector('.notice-error')).to.equal(null);
  });
});
