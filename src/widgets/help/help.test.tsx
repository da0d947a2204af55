import {
  axeFindings,
  describe,
  expect,
  find,
  heard,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  testCore,
  type,
  until,
} from '../../../tests/widgets-support/index.js';
import { deepFocus } from '../../ui/overlay/deep-focus.js';
import './index.js';

const HELP = 'GET /wps/system/helpCenter';
const names = (host: Element) => [...rootOf(host).querySelectorAll('.topic-name')].map(name => name.textContent);
const title = (host: Element) => rootOf(host).querySelector('.topic-title')?.textContent;

describe('gp-help', () => {
  it('NAV-19, ROL-07 lists the topics in the language of the visitor and shows the first', async () => {
    const { platform } = testCore();
    const host = await mount('gp-help');
    await until(() => shownText(host).includes('choose a method'), 'the text');
    expect(names(host)).to.deep.equal(['Deposits', 'Terms and conditions', 'Licence', 'Install on iPhone', 'Install on Android']);
    expect(title(host)).to.equal('Deposits');
    const { query } = platform.callsTo('/wps/system/helpCenter')[0]!;
    expect([query.get('lang'), query.get('device')]).to.deep.equal(['EN', 'WEB']);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('a chosen topic is shown and its heading has the focus', async () => {
    testCore();
    const host = await mount('gp-help');
    (await named(host, 'Terms and conditions', '.topic-link')).click();
    await until(() => shownText(host).includes('You must be 18 or older.'), 'the terms');
    expect(deepFocus(document)).to.equal(rootOf(host).querySelector('.topic-title'));
  });

  it('finds words of titles and texts, and says when there is nothing', async () => {
    testCore();
    const host = await mount('gp-help');
    const box = await find<HTMLInputElement>(host, 'input[type=search]');
    type(box, 'wallet');
    await until(() => String(names(host)) === 'Deposits', 'one topic');
    expect(rootOf(host).querySelector('mark')?.textContent).to.equal('wallet');
    type(box, 'deposits');
    await until(
      () => String(names(host)) === 'Deposits' && !rootOf(host).querySelector('mark'),
      'of a word of the title alone nothing is marked',
    );
    type(box, 'dragons');
    await until(() => shownText(host).includes('Nothing found for “dragons”'), 'the answer');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('NAV-19 topics stand in groups that are named; each text leads to the next topic', async () => {
    testCore();
    const host = await mount('gp-help');
    await find(host, '.topics-group');
    const group = (heading: Element) => {
      const list = rootOf(host).querySelector(`ul[aria-labelledby="${heading.id}"]`);
      return [heading.textContent, [...(list?.querySelectorAll('.topic-name') ?? [])].map(name => name.textContent).join(', ')];
    };
    expect([...rootOf(host).querySelectorAll('.topics-group')].map(group)).to.deep.equal([
      ['Money and bonuses', 'Deposits'],
      ['Terms and rights', 'Terms and conditions, Licence'],
      ['More', 'Install on iPhone, Install on Android'],
    ]);
    (await find(host, '.topic-next')).click();
    await until(() => title(host) === 'Terms and conditions', 'the next topic');
    expect(deepFocus(document)).to.equal(rootOf(host).querySelector('.topic-title'));
  });

  for (const inlineSize of ['976px', '366px'])
    it(`the way to customer service stands above the topics, at ${inlineSize}`, async () => {
      testCore();
      const host = await mount('gp-help');
      host.style.inlineSize = inlineSize;
      const service = await find(host, '.contact .button');
      const first = await find(host, '.topic-link');
      expect(service.getBoundingClientRect().bottom).to.be.lessThan(first.getBoundingClientRect().top);
    });

  it('MEM-23 a single text stands in the middle of the width that it is given', async () => {
    testCore();
    const host = await mount('gp-help', { single: true, topic: 'license' });
    host.style.inlineSize = '1200px';
    const text = (await find(host, '.rich-text')).getBoundingClientRect();
    const page = host.getBoundingClientRect();
    expect(text.width).to.be.lessThan(800);
    expect(Math.abs(text.left - page.left - (page.right - text.right))).to.be.lessThan(2);
  });

  it('a single text stands alone', async () => {
    testCore();
    const host = await mount('gp-help', { single: true, topic: 'license' });
    await until(() => shownText(host).includes('Licensed by nobody.'), 'the licence');
    expect(rootOf(host).querySelector('.topics')).to.equal(null);
    expect(title(host)).to.equal('Licence');
  });

  it('keeps the topic in the address on the full site', async () => {
    const { core } = testCore();
    const host = await mount('gp-help', { 'follow-route': true });
    const link = await named(host, 'Licence', 'a.topic-link');
    expect(link.getAttribute('href')).to.equal('/help#license');
    await heard('gp-navigate', () => link.click());
    await until(() => title(host) === 'Licence', 'the licence');
    expect(core.navigation.store.getState().hash).to.equal('license');
  });

  it('says when nothing is there, and when the platform cannot be asked, with another try', async () => {
    const { platform } = testCore();
    platform.on(HELP, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-help');
    const retry = await named(host, 'Try again');
    platform.on(HELP, () => ({ list: [] }));
    retry.click();
    await until(() => shownText(host).includes('Nothing here yet'), 'the empty state');
  });

  it('markup of the platform does not run', async () => {
    const { platform } = testCore();
    platform.on(HELP, () => ({
      list: [{ key: 'x', title: 'X', body: '<p>Safe</p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>' }],
    }));
    const host = await mount('gp-help');
    await until(() => shownText(host).includes('Safe'), 'the text');
    expect(rootOf(host).querySelector('script, [onerror]')).to.equal(null);
    expect(Reflect.get(window, 'hacked')).to.equal(undefined);
  });
});
