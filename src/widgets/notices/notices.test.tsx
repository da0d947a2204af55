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
import { deepFocus } from '../../ui/overlay/deep-focus.js';
import './index.js';

const ROUTE = 'GET /wps/relay/MCSFE_getListAnnouncements';
const NOTICES = Array.from({ length: 10 }, (_, index) => ({
  id: `n${index}`,
  title: `Notice number ${index}`,
  content: `<p>Text <b>${index}</b></p>`,
  execution: '',
  ...(index === 1 && { lang: 'AR' }),
}));
const entries = (host: Element) => [...rootOf(host).querySelectorAll('.notices-entry')].map(entry => entry.textContent);
const detail = (host: Element) => find(host, '.open-notice');

describe('gp-notices', () => {
  it('CON-26 MOD-21 ten notices are two pages of nine', async () => {
    some();
    const host = await mount('gp-notices');
    await until(() => entries(host).length === 9, 'nine titles');
    (await named(host, 'Next page')).click();
    await until(() => entries(host).join() === 'Notice number 9', 'the tenth');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('MOD-20 a choice shows its text in the pane', async () => {
    some();
    const host = await mount('gp-notices');
    (await named(host, 'Notice number 2')).click();
    const pane = await detail(host);
    await until(() => pane.querySelector('b')?.textContent === '2', 'the text');
    expect(pane.querySelector('h3')?.textContent).to.equal('Notice number 2');
  });

  it('I18-01 one in another language than the page says in which', async () => {
    some();
    const host = await mount('gp-notices');
    (await named(host, 'Notice number 1')).click();
    const title = await until(() => rootOf(host).querySelector<HTMLElement>('h3:lang(ar)'), 'its language');
    expect([title.dir, rootOf(host).querySelectorAll('.notices-entry bdi[lang="ar"][dir="rtl"]').length]).to.deep.equal(['rtl', 1]);
  });

  it('HOM-09 opens at the notice it was given, on its page', async () => {
    some();
    const host = await mount('gp-notices', { notice: 'n9' });
    await until(() => entries(host).join() === 'Notice number 9', 'its page');
    expect((await detail(host)).querySelector('h3')?.textContent).to.equal('Notice number 9');
    host.setAttribute('notice', 'n1');
    await until(async () => (await detail(host)).querySelector('h3')?.textContent === 'Notice number 1', 'the other one');
  });

  it('in a narrow place the text takes the list’s place, and the focus goes along', async () => {
    some();
    const host = await mount('gp-notices', { style: 'inline-size: 320px' });
    const second = await named(host, 'Notice number 1');
    second.focus();
    second.click();
    await until(
      () => deepFocus(document)?.textContent === 'Notice number 1' && deepFocus(document)?.localName === 'h3',
      'the heading has the focus',
    );
    expect(second.offsetParent).to.equal(null);
    (await named(host, 'All notices')).click();
    await until(() => deepFocus(document)?.localName === 'button' && second.isConnected, 'the list has the focus');
  });

  it('has words for none and for a failure', async () => {
    const { platform } = testCore();
    platform.on(ROUTE, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-notices');
    const retry = await named(host, 'Try again');
    platform.on(ROUTE, () => ({ player: [] }));
    retry.click();
    await until(() => shownText(host).includes('No notices'), 'the empty state');
  });
});

function some() {
  const made = testCore();
  made.platform.on(ROUTE, () => ({ player: NOTICES }));
  return made;
}
