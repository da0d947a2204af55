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
import './index.js';

const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);

describe('gp-mirrors', () => {
  it('SYS-15, SYS-16, SYS-17 invites, tells to bookmark, and links each official address once', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/domainRoute', () => ({
      list: [
        { domain: 'main.example', kind: 'main' },
        { domain: 'mirror.example', kind: 'mirror' },
        { domain: 'mirror.example', kind: 'mirror' },
        { domain: 'javascript:alert(1)', kind: 'mirror' },
        { domain: 'agent.example', kind: 'agent' },
      ],
    }));
    const host = await mount('gp-mirrors');
    await says(host, 'try one of these mirror sites');
    expect(shownText(host)).to.include('Bookmark one of these secure addresses');
    expect([...rootOf(host).querySelectorAll<HTMLAnchorElement>('.mirror-list a')].map(link => link.href)).to.deep.equal([
      'https://main.example/',
      'https://mirror.example/',
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('SYS-18 says whether a representative is official', async () => {
    const { platform } = testCore();
    const host = await mount('gp-mirrors');
    const field = await find<HTMLInputElement>(host, 'input[name=contact]');
    const verify = await named(host, 'Verify Representative', 'button');
    verify.click();
    await says(host, 'Enter the contact');
    expect(platform.callsTo('/wps/system/representative')).to.have.length(0);
    type(field, ' ana ');
    verify.click();
    await says(host, '“ana” is an official representative.');
    type(field, 'eve');
    verify.click();
    await says(host, '“eve” is not one of our representatives.');
    expect(await axeFindings(host)).to.deep.equal([]);
    platform.on('GET /wps/system/representative', () => new Refusal(429, 'rate-limited'));
    verify.click();
    await says(host, 'Too many requests');
    expect(field.value).to.equal('eve');
  });

  it('SYS-19, SYS-20 leads to the apps and to customer service', async () => {
    const { core } = testCore({ navigation: 'history' });
    const host = await mount('gp-mirrors');
    const { detail } = await heard<{ to: string }>('gp-navigate', async () => (await named(host, 'Download APP')).click());
    expect(detail.to).to.equal('/download');
    (await named(host, 'Contact us')).click();
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['chat']);
  });

  it('offers another try when the list cannot be read', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/domainRoute', () => new Refusal(500, 'unknown'));
    const host = await mount('gp-mirrors');
    const retry = await named(host, 'Try again');
    platform.on('GET /wps/system/domainRoute', () => ({ list: [] }));
    retry.click();
    await says(host, 'There is no other address right now');
  });
});
